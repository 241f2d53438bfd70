import { patterns, type RouteName } from './paths';
import { pageSize } from './lib/limits';

export interface RouteEntry {
  pattern: string;
  module: string;
  title: string;
  isPublic?: boolean;
  shell?: 'list' | 'dashboard';
  /** Below the API base; `:id` is that of the route. */
  firstCall?: string;
  pageSize?: number;
  isFilteredInPage?: boolean;
}

/** For the boot script and the router (section 2, R11, R13, R17). */
const routeTable: Record<RouteName, Omit<RouteEntry, 'pattern'>> = {
  login: { module: 'features/auth/LoginPage', title: 'Login Admin Account', isPublic: true },
  dashboard: {
    module: 'features/dashboard/DashboardPage',
    title: 'Dashboard',
    shell: 'dashboard',
    firstCall: '/admin/dashboard',
  },
  dashboardAlias: {
    module: 'features/dashboard/DashboardAliasPage',
    title: 'Dashboard',
    shell: 'dashboard',
    firstCall: '/admin/dashboard',
  },
  mt5Users: {
    module: 'features/trading/mt5Users/Mt5UsersPage',
    title: 'MT5 User Management',
    firstCall: '/admin/mt5/users',
    pageSize: pageSize.mt5Users,
  },
  mt5Positions: { module: 'features/trading/positions/Mt5PositionsPage', title: 'Open Positions' },
  trading: {
    module: 'features/trading/accounts/TradingPage',
    title: 'Trading Accounts',
    firstCall: '/admin/mt5/accounts',
    pageSize: pageSize.tradingAccounts,
  },
  competitions: {
    module: 'features/competitions/list/CompetitionsPage',
    title: 'Competition Management',
    firstCall: '/admin/competitions',
    pageSize: pageSize.competitions,
    isFilteredInPage: true,
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
  payouts: {
    module: 'features/payouts/PayoutsPage',
    title: 'Payouts',
    firstCall: '/admin/payouts',
    pageSize: pageSize.walletHistory,
  },
  support: {
    module: 'features/support/tickets/SupportPage',
    title: 'Support',
    firstCall: '/admin/ticket',
  },
  users: { module: 'features/users/UserManagementPage', title: 'User Management' },
  allUsers: {
    module: 'features/users/AllUsersPage',
    title: 'All Users',
    shell: 'list',
    firstCall: '/admin/users',
    pageSize: pageSize.users,
    isFilteredInPage: true,
  },
  user: {
    module: 'features/users/UserDetailsPage',
    title: 'User Details',
    firstCall: '/admin/users/:id',
  },
  userWallet: { module: 'features/payouts/wallet/UserWalletPage', title: 'User Wallet' },
  userKyc: { module: 'features/kyc/documents/UserKycPage', title: 'KYC Review' },
  userKycReview: { module: 'features/kyc/documents/KycReviewPage', title: 'KYC Review' },
  help: { module: 'features/help/HelpPage', title: 'Help' },
};

export interface NavigationItem {
  label: string;
  href: string;
  counts?: 'payouts' | 'tickets';
}

/** In this order (section 2, R14). */
export const navigationItems: readonly NavigationItem[] = [
  { label: 'Dashboard', href: patterns.dashboard },
  { label: 'MT5 Users', href: patterns.mt5Users },
  { label: 'Users', href: patterns.users },
  { label: 'Trading', href: patterns.trading },
  { label: 'Competitions', href: patterns.competitions },
  { label: 'Payouts', href: patterns.payouts, counts: 'payouts' },
  { label: 'Support', href: patterns.support, counts: 'tickets' },
  { label: 'Content', href: patterns.content },
  { label: 'Notifications', href: patterns.notifications },
];

export const challengeItems: readonly NavigationItem[] = [
  { label: 'Evaluations', href: patterns.evaluations },
  { label: 'Skill Checks', href: patterns.skillChecks },
];

export const notFoundEntry: RouteEntry = {
  pattern: '*',
  module: 'app/NotFoundPage',
  title: 'Page not found',
  isPublic: true,
};

export const routeEntries: readonly RouteEntry[] = (Object.keys(patterns) as RouteName[]).map(
  (name) => ({ pattern: patterns[name], ...routeTable[name] }),
);

const matches = (pattern: string, path: string) => {
  const want = pattern.split('/');
  const have = path.replace(/\/$/, '').split('/');
  return (
    pattern === path ||
    (want.length === have.length &&
      want.every((part, i) => (part.startsWith(':') ? have[i] !== '' : part === have[i])))
  );
};

export const findRoute = (path: string): RouteEntry =>
  routeEntries.find((entry) => matches(entry.pattern, path)) ?? notFoundEntry;

export const isUnder = (path: string, href: string) =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
