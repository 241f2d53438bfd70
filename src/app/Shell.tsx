import { CircleDollarSign, Clock3, Trophy, Users } from 'lucide-react';
import { StatCard } from '../components/layout/StatCard';
import { TopNavigation } from '../components/layout/TopNavigation';
import { DataTable } from '../components/tables/DataTable';
import { userActions, userColumns } from '../screens/users/usersTable';

const nothing = () => undefined;

/** A field's outline with its label, of the size that the field will have. */
function FieldOutline({ label, className }: { label: string; className: string }) {
  return (
    <div className={className}>
      <span className="filter-label">{label}</span>
      <span className="shell-control" />
    </div>
  );
}

function ListOutline() {
  return (
    <div className="shell-list">
      <div className="page-head">
        <h1>All Users</h1>
        <span className="shell-button" />
      </div>
      <div className="panel">
        <div className="filters">
          <FieldOutline label="Search" className="filter filter-search" />
          <FieldOutline label="Role" className="filter" />
          <FieldOutline label="From date" className="filter" />
          <FieldOutline label="To date" className="filter" />
          <p className="filter-note" />
        </div>
        <DataTable label="Users" columns={userColumns} rows={undefined} rowKey={() => ''} actions={userActions(nothing)} />
      </div>
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
 * What index.html shows before any script has run: rendered by the build from the same components as the console, so that nothing moves
 * when the real screen takes its place. The boot script says which part fits the address.
 */
export function Shell() {
  return (
    <>
      <div className="shell-page">
        <TopNavigation currentPath="" email="" colorMode="system" onChooseColorMode={nothing} onSendNotification={nothing} onSignOut={nothing} />
        <main className="main">
          <ListOutline />
          <DashboardOutline />
        </main>
      </div>
      <main className="shell-login stage">
        <div className="panel stage-card">
          <h1>Login Admin Account</h1>
          <div className="stack">
            <FieldOutline label="Email" className="shell-field" />
            <FieldOutline label="Password" className="shell-field" />
            <span className="shell-submit" />
          </div>
        </div>
      </main>
    </>
  );
}
