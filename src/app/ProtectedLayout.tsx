import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { clearSession } from '../api/session';
import { readColorMode, saveColorMode, type ColorMode } from '../boot/colorMode';
import type { BellPanel } from '../components/layout/BellButton';
import { TopNavigation } from '../components/layout/TopNavigation';
import { loadableOverlay } from '../components/loadable';
import { forgetOwn, keepOnlyOwn } from '../hooks/local/owned';
import { swrConfig } from '../hooks/swrConfig';
import { useSession } from '../hooks/useSession';
import { hrefs } from '../paths';
import { leave } from '../routes/leaving';
import { GlobalKeys } from './keys/GlobalKeys';
import { LeaveQuestion } from './LeaveQuestion';
import { OfflineBanner } from './OfflineBanner';
import { ScreenBoundary } from './ScreenBoundary';

const NotificationsBell = loadableOverlay(() => import('../routes/notifications/NotificationsBell').then((module) => module.NotificationsBell));

const bell: BellPanel = {
  render: (panel) => <NotificationsBell {...panel} />,
  prepare: () => {
    void NotificationsBell.preload().catch(() => undefined);
  },
};

/** A cache of its own for everything below. */
function OwnCache({ children }: { children: ReactNode }) {
  const [config] = useState(() => ({ ...swrConfig, provider: () => new Map() }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

/**
 * Section 2 and R16: everything but /login and the fallback. Without a session it leads to /login with `next`; after a sign-out of the
 * admin's own without it. Each session has a cache of its own, so that nothing of one admin is left for another.
 */
export function ProtectedLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const [path, navigate] = useLocation();
  const [colorMode, setColorMode] = useState<ColorMode>(readColorMode);
  const isLeaving = useRef(false);
  const isSignedIn = session !== undefined;
  const email = session?.user.email;
  useEffect(() => {
    if (email !== undefined) keepOnlyOwn();
  }, [email]);
  useEffect(() => {
    if (isSignedIn) return;
    const here = location.pathname + location.search + location.hash;
    navigate(isLeaving.current ? hrefs.login : hrefs.loginThen(here), { replace: true });
  }, [isSignedIn, navigate]);
  if (!session) return null;
  const chooseColorMode = (mode: ColorMode) => {
    saveColorMode(mode);
    setColorMode(mode);
  };
  const signOut = () => {
    leave(() => {
      isLeaving.current = true;
      clearSession();
      forgetOwn();
    });
  };
  return (
    <OwnCache key={session.user.email}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TopNavigation
        currentPath={path}
        email={session.user.email}
        colorMode={colorMode}
        bell={bell}
        onChooseColorMode={chooseColorMode}
        onSendNotification={() => {
          navigate(hrefs.notifications);
        }}
        onSignOut={signOut}
      />
      <main className="main" id="main" tabIndex={-1}>
        <ScreenBoundary path={path}>{children}</ScreenBoundary>
      </main>
      <OfflineBanner />
      <LeaveQuestion />
      <GlobalKeys onGoTo={navigate} onChooseColorMode={chooseColorMode} onSignOut={signOut} />
    </OwnCache>
  );
}
