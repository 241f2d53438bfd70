import {
  Bell,
  ChevronDown,
  CircleHelp,
  CircleUserRound,
  LogOut,
  Menu as MenuIcon,
  Monitor,
  Moon,
  Search,
  Send,
  Sun,
} from 'lucide-react';
import { useId, useState, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { listen } from '~/lib/browser/listen';
import { countMessages } from '~/api/messages';
import { hrefs, isUnder, navigationItems } from '~/routes';
import { BrandMark } from '~/ui/layout/BrandMark';
import { startWhenLoaded } from '~/ui/loadable';
import type { ColorMode } from '../boot/colors';
import { MenuButton } from '~/ui/overlays/MenuButton';
import type { MenuEntry } from '~/ui/overlays/MenuPanel';

export interface BellPanel {
  render: (panel: { triggerId: string; onClose: () => void }) => ReactNode;
  prepare: () => void;
}

function BellButton({ panel, arrivals = 0 }: { panel?: BellPanel; arrivals?: number }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="topbar-bell">
      <button
        type="button"
        id={id}
        className="button topbar-button"
        data-variant="ghost"
        aria-label="Notifications"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={arrivals > 0 ? `${id}-new` : undefined}
        onPointerEnter={panel?.prepare}
        onFocus={panel?.prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Bell size={18} aria-hidden />
      </button>
      {arrivals > 0 && (
        <span className="topbar-mark-new" id={`${id}-new`}>
          <span className="visually-hidden">{countMessages.arrivals(arrivals)}</span>
        </span>
      )}
      {isOpen && panel?.render({ triggerId: id, onClose: () => setIsOpen(false) })}
    </div>
  );
}

interface BrandProps {
  name?: string | undefined;
  logo?: string | undefined;
}

export function Brand({ name, logo }: BrandProps) {
  return (
    <a className="topbar-brand" href={hrefs.dashboard}>
      <BrandMark logo={logo} />
      <span>Admin</span>
      {name && <bdi className="topbar-firm">{name}</bdi>}
    </a>
  );
}

interface TopNavigationProps {
  currentPath: string;
  email: string;
  colorMode: ColorMode;
  bell?: BellPanel;
  firm?: BrandProps;
  waiting?: { payouts?: number | undefined; tickets?: number | undefined; arrivals: number };
  onChooseColorMode: (mode: ColorMode) => void;
  onFind: () => void;
  onSendNotification: () => void;
  onSignOut: () => void;
}

const colorModeOptions = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: ColorMode; label: string; icon: unknown }[];

const mainItems = navigationItems();
const challengeEntries = navigationItems('Challenges').map(
  ({ label, href }) => ({ kind: 'link', id: href, label, href }) as const satisfies MenuEntry,
);

function profileEntries({
  email,
  colorMode,
  onChooseColorMode,
  onSignOut,
}: TopNavigationProps): MenuEntry[] {
  return [
    { kind: 'text', id: 'email', text: email, detail: 'Signed in' },
    { kind: 'separator', id: 'line-1' },
    {
      kind: 'choice',
      id: 'mode',
      label: 'Color mode',
      value: colorMode,
      options: colorModeOptions,
      // The options are the color modes.
      onChoose: (value) => onChooseColorMode(value as ColorMode),
    },
    { kind: 'separator', id: 'line-2' },
    { kind: 'link', id: 'help', label: 'Help', icon: CircleHelp, href: hrefs.help },
    { kind: 'action', id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: onSignOut },
  ];
}

interface MainItemProps {
  item: (typeof mainItems)[number];
  isCurrent: boolean;
  count: number;
  onFollow: () => void;
}

function MainItem({ item: { label, href, counts }, isCurrent, count, onFollow }: MainItemProps) {
  const id = useId();
  const isCounted = counts !== undefined && count > 0;
  return (
    <li className={counts && 'topbar-counted'}>
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={isCounted ? id : undefined}
        onClick={onFollow}
      >
        {label}
      </a>
      {isCounted && (
        <span className="topbar-count" id={id} title={countMessages[counts](count)}>
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <span className="visually-hidden">{countMessages[counts](count)}</span>
        </span>
      )}
    </li>
  );
}

interface MainItemsProps {
  currentPath: string;
  waiting: TopNavigationProps['waiting'];
  onFollow: () => void;
}

function MainItems({ currentPath, waiting, onFollow }: MainItemsProps) {
  return (
    <nav className="topbar-nav" id="main-navigation" aria-label="Main">
      <ul>
        {mainItems.map((item) => (
          <MainItem
            key={item.href}
            item={item}
            isCurrent={isUnder(currentPath, item.href)}
            count={(item.counts && waiting?.[item.counts]) ?? 0}
            onFollow={onFollow}
          />
        ))}
        <li>
          <MenuButton
            label="Challenges"
            entries={challengeEntries}
            isCurrent={challengeEntries.some(({ href }) => isUnder(currentPath, href))}
          >
            Challenges <ChevronDown size={14} aria-hidden />
          </MenuButton>
        </li>
      </ul>
    </nav>
  );
}

function useCollapseOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = () => {
      stop = startWhenLoaded(
        () => import('./collapseOnScroll'),
        ({ collapseOnScroll }) => (bar.current ? collapseOnScroll(bar.current) : undefined),
      );
    };
    const stopWaiting = listen('scroll', start, { once: true, passive: true });
    return () => {
      stopWaiting();
      stop?.();
    };
  }, [bar]);
}

export function TopNavigation(props: TopNavigationProps) {
  const bar = useRef<HTMLElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const isMenuOpen = openAt === props.currentPath;
  const close = () => setOpenAt(undefined);
  useCollapseOnScroll(bar);
  return (
    <header
      ref={bar}
      className="topbar"
      data-window-edge=""
      data-menu-open={isMenuOpen ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="topbar-row">
        <Brand {...props.firm} />
        <span className="topbar-spacer" />
        <button
          type="button"
          className="button topbar-button topbar-find"
          data-variant="outline"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={props.onFind}
        >
          <Search size={16} aria-hidden />
          <span className="topbar-find-words">Find anything</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </button>
        <button
          type="button"
          className="button topbar-button topbar-send"
          data-variant="outline"
          onClick={props.onSendNotification}
        >
          <Send size={16} aria-hidden />
          <span className="hidden-on-phone">Send Notification</span>
        </button>
        <BellButton key={props.currentPath} panel={props.bell} arrivals={props.waiting?.arrivals} />
        <MenuButton
          label="Profile"
          className="button topbar-button"
          variant="ghost"
          entries={() => profileEntries(props)}
        >
          <CircleUserRound size={18} aria-hidden />
        </MenuButton>
        <button
          type="button"
          className="button topbar-button topbar-toggle"
          data-variant="ghost"
          aria-label="Menu"
          aria-expanded={isMenuOpen}
          aria-controls="main-navigation"
          onClick={() => setOpenAt(isMenuOpen ? undefined : props.currentPath)}
        >
          <MenuIcon size={20} aria-hidden />
        </button>
      </div>
      <MainItems currentPath={props.currentPath} waiting={props.waiting} onFollow={close} />
    </header>
  );
}
