import { patterns, type RouteName } from '../../paths';

/** What the static shell shows until the screen is rendered. */
export type ShellBody = 'list' | 'dashboard' | 'plain';

export interface RouteEntry {
  pattern: string;
  /** The container's file under src/routes, without its extension. */
  module: string;
  title: string;
  isPublic?: boolean;
  shell?: ShellBody;
}

/** One table for the boot script and the router: which screen each path shows (section 2, R11, R13, R17). */
const routeTable: Record<RouteName, Omit<RouteEntry, 'pattern'>> = {
  login: { module: 'auth/LoginPage', title: 'Login Admin Account', isPublic: true },
  dashboard: { module: 'dashboard/DashboardPage', title: 'Dashboard', shell: 'dashboard' },
  dashboardAlias: { module: 'dashboard/DashboardAliasPage', title: 'Dashboard', shell: 'dashboard' },
  mt5Users: { module: 'markets/Mt5UsersPage', title: 'MT5 User Management' },
  mt5Positions: { module: 'markets/Mt5PositionsPage', title: 'Open Positions' },
  trading: { module: 'markets/TradingPage', title: 'Trading Accounts' },
  competitions: { module: 'competitions/CompetitionsPage', title: 'Competition Management' },
  competition: { module: 'competitions/CompetitionPage', title: 'Competition' },
  content: { module: 'content/ContentPage', title: 'Content Management' },
  notifications: { module: 'notifications/NotificationsPage', title: 'Notification System' },
  evaluations: { module: 'challenges/EvaluationsPage', title: 'Evaluations' },
  evaluationCreate: { module: 'challenges/EvaluationCreatePage', title: 'Create New Challenge' },
  evaluation: { module: 'challenges/EvaluationPage', title: 'Edit Challenge' },
  skillChecks: { module: 'challenges/SkillChecksPage', title: 'Skill Checks' },
  skillCheckCreate: { module: 'challenges/SkillCheckCreatePage', title: 'Create New Skillcheck Challenge' },
  payouts: { module: 'payouts/PayoutsPage', title: 'Payouts' },
  support: { module: 'support/SupportPage', title: 'Support' },
  users: { module: 'users/UserManagementPage', title: 'User Management' },
  allUsers: { module: 'users/AllUsersPage', title: 'All Users', shell: 'list' },
  user: { module: 'users/UserDetailsPage', title: 'User Details' },
  userWallet: { module: 'wallet/UserWalletPage', title: 'User Wallet' },
  userKyc: { module: 'kyc/UserKycPage', title: 'KYC Review' },
  userKycReview: { module: 'kyc/KycReviewPage', title: 'KYC Review' },
  help: { module: 'shell/HelpPage', title: 'Help' },
};

export const notFoundEntry: RouteEntry = { pattern: '*', module: 'shell/NotFoundPage', title: 'Page not found', isPublic: true };

/** The entries with their patterns, in the order in which they are matched. */
export const routeEntries: readonly RouteEntry[] = (Object.keys(patterns) as RouteName[])
  .map((name) => ({ pattern: patterns[name], ...routeTable[name] }))
  // '/users/all' must be matched before '/users/:id'.
  .sort((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')));

const matches = (pattern: string, path: string) => {
  const want = pattern.split('/');
  const have = path.replace(/\/$/, '').split('/');
  return (
    pattern === path || (want.length === have.length && want.every((part, i) => (part.startsWith(':') ? have[i] !== '' : part === have[i])))
  );
};

/** The entry for a path; the not-found entry if there is none. */
export const findRoute = (path: string): RouteEntry => routeEntries.find((entry) => matches(entry.pattern, path)) ?? notFoundEntry;
