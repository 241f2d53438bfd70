import { ChevronDown, CircleUserRound, LogOut, Menu as MenuIcon, Monitor, Moon, Send, Sun } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ColorMode } from '../../boot/colorMode';
import { MenuButton } from '../../components/overlays/MenuButton';
import type { MenuEntry } from '../../components/overlays/menuEntries';
import { BellButton, type BellPanel } from './BellButton';
import { Brand } from './Brand';
import { challengeItems, isUnder, navigationItems } from './navigation';
import { useCollapseOnScroll } from './useCollapseOnScroll';

export interface TopNavigationProps {
  currentPath: string;
  email: string;
  colorMode: ColorMode;
  /** The panel that the bell opens (R15). */
  bell?: BellPanel;
  onChooseColorMode: (mode: ColorMode) => void;
  onSendNotification: () => void;
  onSignOut: () => void;
}

const colorModeOptions = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: ColorMode; label: string; icon: unknown }[];

const challengeEntries: readonly MenuEntry[] = challengeItems.map(({ label, href }) => ({ kind: 'link', id: href, label, href }));

function profileEntries({ email, colorMode, onChooseColorMode, onSignOut }: TopNavigationProps): MenuEntry[] {
  return [
    { kind: 'text', id: 'email', text: email, detail: 'Signed in' },
    { kind: 'separator', id: 'line-1' },
    {
      kind: 'choice',
      id: 'mode',
      label: 'Colour mode',
      value: colorMode,
      options: colorModeOptions,
      onChoose: (value) => {
        const option = colorModeOptions.find((candidate) => candidate.value === value);
        if (option) onChooseColorMode(option.value);
      },
    },
    { kind: 'separator', id: 'line-2' },
    { kind: 'action', id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: onSignOut },
  ];
}

function MainItems({ currentPath, isOpen, onFollow }: { currentPath: string; isOpen: boolean; onFollow: () => void }) {
  return (
    <nav className="topbar-nav" id="main-navigation" aria-label="Main" data-open={isOpen ? '' : undefined}>
      <ul>
        {navigationItems.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={isUnder(currentPath, href) ? 'page' : undefined} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <MenuButton
            label="Challenges"
            entries={challengeEntries}
            isCurrent={challengeItems.some(({ href }) => isUnder(currentPath, href))}
          >
            Challenges <ChevronDown size={14} aria-hidden />
          </MenuButton>
        </li>
      </ul>
    </nav>
  );
}

/** The top navigation of section 2 with the readings R14 and R15. On a narrow screen its items are a panel that the menu button opens. */
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
      data-menu-open={isMenuOpen ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="topbar-row">
        <Brand />
        <span className="topbar-spacer" />
        <button type="button" className="button topbar-button topbar-send" data-variant="outline" onClick={props.onSendNotification}>
          <Send size={16} aria-hidden />
          <span className="hidden-on-phone">Send Notification</span>
        </button>
        {/* Going to another page closes it. */}
        <BellButton key={props.currentPath} panel={props.bell} />
        <MenuButton label="Profile" className="button topbar-button" variant="ghost" entries={() => profileEntries(props)}>
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
      <MainItems currentPath={props.currentPath} isOpen={isMenuOpen} onFollow={close} />
    </header>
  );
}
