import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { clearSession, useSession } from '~/api/session/session';
import { readColorMode, saveColorMode, type ColorMode } from '../boot/colors';
import { type BellPanel, TopNavigation } from './TopNavigation';
import { PartBoundary } from '~/ui/feedback/CrashBoundary';
import { loadable } from '~/ui/loadable';
import { cacheOf } from '~/api/reading/prefetch';
import { isNew, useWaitingState } from '~/features/dashboard/waitingState';
import { hrefs } from '~/routes';
import { whenIdle } from '~/ui/layout/schedule';
import { GlobalKeys } from '../keyboard/GlobalKeys';
import { askBeforeSignOut } from './askBeforeSignOut';
import { ConfirmHost } from './ConfirmHost';
import { ScreenBoundary } from './ScreenBoundary';
import { listen } from '~/lib/browser/listen';
import { useFirm } from '~/lib/firm';
import { forgetOwn, forgetOthers } from '~/lib/storage/store';
import { swrConfig } from '~/api/reading/reading';
import { leave } from '~/mutation/confirm';

const NotificationsBell = loadable(
  () => import('~/features/notifications/NotificationsBell'),
  'NotificationsBell',
);

const IdleSignOut = loadable(() => import('./IdleSignOut'), 'IdleSignOut');

const PersonHost = loadable(() => import('./PersonHost'), 'PersonHost');

const Waiting = loadable(() => import('./Waiting'), 'Waiting');

const bell: BellPanel = {
  render: (panel) => (
    <PartBoundary>
      <NotificationsBell {...panel} />
    </PartBoundary>
  ),
  prepare: NotificationsBell.prepare,
};

function useAskedPerson(path: string) {
  const [asked, setAsked] = useState<{ opener: HTMLElement; path: string }>();
  useEffect(() => {
    const ask = ({ type, target }: Event) => {
      // A click on a row's link follows the link instead.
      const asking = type === 'click' ? 'button[data-about]' : '[data-about]';
      const opener = target instanceof Element && target.closest<HTMLElement>(asking);
      if (opener) setAsked({ opener, path });
    };
    return listen(['click', 'about'], ask, { target: document });
  }, [path]);
  return {
    opener: asked?.path === path ? asked.opener : undefined,
    close: () => setAsked(undefined),
  };
}

function OwnCache({ email, children }: { email: string; children: ReactNode }) {
  const [config] = useState(() => ({ ...swrConfig, provider: () => cacheOf(email) }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

/** Without a session, leads to /login, with `next` unless the admin has just signed out. */
export function ProtectedLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const [path, navigate] = useLocation();
  const [colorMode, setColorMode] = useState<ColorMode>(readColorMode);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [hasSettled, setHasSettled] = useState(false);
  const { arrivals, ...counts } = useWaitingState();
  const person = useAskedPerson(path);
  const firm = useFirm();
  const isLeaving = useRef(false);
  const isSignedIn = session !== undefined;
  const email = session?.user.email;
  useEffect(() => {
    if (email !== undefined) forgetOthers();
  }, [email]);
  useEffect(() => {
    if (isSignedIn) return;
    const here = location.pathname + location.search + location.hash;
    navigate(isLeaving.current ? hrefs.login : hrefs.loginThen(here), { replace: true });
  }, [isSignedIn, navigate]);
  useEffect(() => whenIdle(() => setHasSettled(true)), []);
  if (!session) return null;
  const chooseColorMode = (mode: ColorMode) => {
    saveColorMode(mode);
    setColorMode(mode);
  };
  const signOut = () =>
    void askBeforeSignOut(() =>
      leave(() => {
        isLeaving.current = true;
        clearSession();
        forgetOwn();
      }),
    );
  return (
    <OwnCache key={session.user.email} email={session.user.email}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <PartBoundary>
        <TopNavigation
          currentPath={path}
          email={session.user.email}
          colorMode={colorMode}
          bell={bell}
          firm={firm}
          waiting={{ ...counts, arrivals: arrivals.filter(isNew).length }}
          onChooseColorMode={chooseColorMode}
          onFind={() => setIsPaletteOpen(true)}
          onSendNotification={() => navigate(hrefs.notifications)}
          onSignOut={signOut}
        />
      </PartBoundary>
      <main className="main" id="main" tabIndex={-1}>
        <ScreenBoundary path={path}>{children}</ScreenBoundary>
      </main>
      {person.opener && (
        <PartBoundary>
          <PersonHost opener={person.opener} onClose={person.close} />
        </PartBoundary>
      )}
      {/* If their code is missing, the next screen tries again. */}
      {hasSettled && <IdleSignOut key={path} onSignOut={signOut} isQuiet />}
      {hasSettled && <Waiting path={path} isQuiet />}
      <PartBoundary>
        <ConfirmHost />
      </PartBoundary>
      <PartBoundary>
        <GlobalKeys
          isPaletteOpen={isPaletteOpen}
          onPalette={setIsPaletteOpen}
          onGoTo={navigate}
          onChooseColorMode={chooseColorMode}
          onSignOut={signOut}
        />
      </PartBoundary>
    </OwnCache>
  );
}
