import { CircleDollarSign, Clock3, CloudOff, Trophy, Users } from 'lucide-react';
import { Skeleton, StateMessage } from '~/ui/feedback/states';
import { Panel } from '~/ui/layout/Layout';
import { StatCard } from '~/ui/layout/StatCard';
import { TopNavigation } from './TopNavigation';

const nothing = () => undefined;

function FieldOutline({ label, className }: { label: string; className: string }) {
  return (
    <div className={className}>
      <span className="field-label">{label}</span>
      <span className="shell-control" />
    </div>
  );
}

/** A single box stands for all rows, because every element delays the real ones. */
function ListOutline() {
  return (
    <div className="shell-list">
      <div className="page-head">
        <h1>All Users</h1>
        <span className="shell-button" />
      </div>
      <div className="panel shell-rows" />
    </div>
  );
}

function DashboardOutline() {
  return (
    <div className="shell-dashboard">
      <div className="page-head">
        <h1>Dashboard</h1>
        <span className="shell-button" />
      </div>
      <div className="waits-slot">
        <Panel title="Needs attention">
          <Skeleton width={140} />
        </Panel>
      </div>
      <div className="stat-grid">
        <StatCard label="Users" icon={Users} value={undefined} />
        <StatCard label="Competitions" icon={Trophy} value={undefined} />
        <StatCard label="Volume" icon={CircleDollarSign} value={undefined} />
        <StatCard label="Pending Withdrawals" icon={Clock3} value={undefined} />
      </div>
    </div>
  );
}

/**
 * Shown before any script has run. The build renders it from the console's own components, so that
 * nothing moves when the screen replaces it.
 */
export function Shell() {
  return (
    <>
      <div className="shell-page">
        <TopNavigation
          currentPath=""
          email=""
          colorMode="system"
          onChooseColorMode={nothing}
          onFind={nothing}
          onSendNotification={nothing}
          onSignOut={nothing}
        />
        <main className="main">
          <ListOutline />
          <DashboardOutline />
        </main>
      </div>
      <main className="shell-login stage login-stage">
        <div className="panel stage-card">
          <div className="login-brand" />
          <h1>Login Admin Account</h1>
          <div className="stack">
            <FieldOutline label="Email" className="field" />
            <FieldOutline label="Password" className="field" />
            <span className="button" />
          </div>
        </div>
      </main>
      <main className="shell-failed stage">
        <div className="panel">
          <StateMessage
            icon={CloudOff}
            tone="bad"
            role="alert"
            title="The console could not be loaded"
            text="Check your connection and try again."
            actions={
              // Without the boot script, the button is a link to this page.
              <>
                <a className="button shell-retry" data-variant="outline" href="">
                  Try again
                </a>
                <button type="button" className="button shell-copy" data-variant="ghost">
                  Copy details
                </button>
              </>
            }
          />
        </div>
      </main>
    </>
  );
}
