import { patterns, type RouteName } from '../../paths';

/** What the static shell shows until the screen is rendered. */
export type ShellBody = 'list' | 'dashboard' | 'plain';

export interface RouteEntry {
  pattern: string;
  /** The page's file under src, without its extension. */
  module: string;
  title: string;
  isPublic?: boolean;
  shell?: ShellBody;
}

/**
 * One table for the boot script and the router: which screen each path shows (section 2, R11, R13,
 * R17).
 */
const routeTable: Record<RouteName, Omit<RouteEntry, 'pattern'>> = {
  login: { module: 'features/auth/LoginPage', title: 'Login Admin Account', isPublic: true },
  dashboard: { module: 'features/dashboard/DashboardPage', title: 'Dashboard', shell: 'dashboard' },
  dashboardAlias: {
    module: 'features/dashboard/DashboardAliasPage',
    title: 'Dashboard',
    shell: 'dashboard',
  },
  mt5Users: { module: 'features/trading/mt5Users/Mt5UsersPage', title: 'MT5 User Management' },
  mt5Positions: { module: 'features/trading/positions/Mt5PositionsPage', title: 'Open Positions' },
  trading: { module: 'features/trading/accounts/TradingPage', title: 'Trading Accounts' },
  competitions: {
    module: 'features/competitions/list/CompetitionsPage',
    title: 'Competition Management',
  },
  competition: { module: 'features/competitions/detail/CompetitionPage', title: 'Competition' },
  content: { module: 'features/content/ContentPage', title: 'Content Management' },
  notifications: {
    module: 'features/notifications/NotificationsPage',
    title: 'Notification System',
  },
  evaluations: { module: 'features/challenges/list/ChallengesPage', title: 'Evaluations' },
  evaluationCreate: {
    module: 'features/challenges/form/ChallengeCreatePage',
    title: 'Create New Challenge',
  },
  evaluation: { module: 'features/challenges/form/EvaluationPage', title: 'Edit Challenge' },
  skillChecks: { module: 'features/challenges/list/ChallengesPage', title: 'Skill Checks' },
  skillCheckCreate: {
    module: 'features/challenges/form/ChallengeCreatePage',
    title: 'Create New Skillcheck Challenge',
  },
  payouts: { module: 'features/payouts/list/PayoutsPage', title: 'Payouts' },
  support: { module: 'features/support/tickets/SupportPage', title: 'Support' },
  users: { module: 'features/users/UserManagementPage', title: 'User Management' },
  allUsers: { module: 'features/users/AllUsersPage', title: 'All Users', shell: 'list' },
  user: { module: 'features/users/UserDetailsPage', title: 'User Details' },
  userWallet: { module: 'features/payouts/wallet/UserWalletPage', title: 'User Wallet' },
  userKyc: { module: 'features/kyc/documents/UserKycPage', title: 'KYC Review' },
  userKycReview: { module: 'features/kyc/documents/KycReviewPage', title: 'KYC Review' },
  help: { module: 'features/help/HelpPage', title: 'Help' },
};

export const notFoundEntry: RouteEntry = {
  pattern: '*',
  module: 'app/NotFoundPage',
  title: 'Page not found',
  isPublic: true,
};

/** The entries with their patterns, in the order in which they are matched. */
export const routeEntries: readonly RouteEntry[] = (Object.keys(patterns) as RouteName[])
  .map((name) => ({ pattern: patterns[name], ...routeTable[name] }))
  // '/users/all' must be matched before '/users/:id'.
  .sort((a, b) => Number(a.pattern.includes(':')) - Number(b.pattern.includes(':')));

const matches = (pattern: string, path: string) => {
  const want = pattern.split('/');
  const have = path.replace(/\/$/, '').split('/');
  return (
    pattern === path ||
    (want.length === have.length &&
      want.every((part, i) => (part.startsWith(':') ? have[i] !== '' : part === have[i])))
  );
};

/** The entry for a path; the not-found entry if there is none. */
export const findRoute = (path: string): RouteEntry =>
  routeEntries.find((entry) => matches(entry.pattern, path)) ?? notFoundEntry;
