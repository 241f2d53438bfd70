import { pageSize } from './lib/limits';

/** What the boot script, the router, the navigation and links know about a screen. */
export interface Route {
  path: string;
  /** Below `src`, without its extension. The file exports the page under its own name. */
  module: string;
  title: string;
  isPublic?: boolean;
  navigation?: { label: string; menu?: 'Challenges'; counts?: 'payouts' | 'tickets' };
  shell?: 'list' | 'dashboard';
  /** Below the API base, with `:id` from the address. */
  firstCall?: string;
  pageSize?: number;
  isFilteredInPage?: boolean;
  /** The frame around it doesn't call the API either. */
  isWithoutCalls?: boolean;
}

/** R11, R13, R17. The navigation has this order (R14). */
const table = {
  login: {
    path: '/login',
    module: 'features/auth/LoginPage',
    title: 'Login Admin Account',
    isPublic: true,
  },
  dashboard: {
    path: '/',
    module: 'features/dashboard/DashboardPage',
    title: 'Dashboard',
    navigation: { label: 'Dashboard' },
    shell: 'dashboard',
    firstCall: '/admin/dashboard',
  },
  dashboardAlias: {
    path: '/dashboard',
    module: 'features/dashboard/DashboardAliasPage',
    title: 'Dashboard',
    shell: 'dashboard',
    firstCall: '/admin/dashboard',
  },
  mt5Users: {
    path: '/mt5-users',
    module: 'features/trading/mt5Users/Mt5UsersPage',
    title: 'MT5 User Management',
    navigation: { label: 'MT5 Users' },
    firstCall: '/admin/mt5/users',
    pageSize: pageSize.mt5Users,
  },
  mt5Positions: {
    path: '/mt5-users/:login',
    module: 'features/trading/positions/Mt5PositionsPage',
    title: 'Open Positions',
  },
  users: {
    path: '/users',
    module: 'features/users/UserManagementPage',
    title: 'User Management',
    navigation: { label: 'Users' },
  },
  allUsers: {
    path: '/users/all',
    module: 'features/users/AllUsersPage',
    title: 'All Users',
    shell: 'list',
    firstCall: '/admin/users',
    pageSize: pageSize.users,
    isFilteredInPage: true,
  },
  user: {
    path: '/users/:id',
    module: 'features/users/UserDetailsPage',
    title: 'User Details',
    firstCall: '/admin/users/:id',
  },
  userWallet: {
    path: '/users/:id/wallet',
    module: 'features/payouts/wallet/UserWalletPage',
    title: 'User Wallet',
  },
  userKyc: {
    path: '/users/:id/kyc',
    module: 'features/kyc/documents/UserKycPage',
    title: 'KYC Review',
  },
  userKycReview: {
    path: '/users/:id/kyc/review',
    module: 'features/kyc/documents/KycReviewPage',
    title: 'KYC Review',
  },
  trading: {
    path: '/trading',
    module: 'features/trading/accounts/TradingPage',
    title: 'Trading Accounts',
    navigation: { label: 'Trading' },
    firstCall: '/admin/mt5/accounts',
    pageSize: pageSize.tradingAccounts,
  },
  competitions: {
    path: '/competitions',
    module: 'features/competitions/list/CompetitionsPage',
    title: 'Competition Management',
    navigation: { label: 'Competitions' },
    firstCall: '/admin/competitions',
    pageSize: pageSize.competitions,
    isFilteredInPage: true,
  },
  competition: {
    path: '/competitions/:id',
    module: 'features/competitions/detail/CompetitionPage',
    title: 'Competition',
  },
  payouts: {
    path: '/payouts',
    module: 'features/payouts/PayoutsPage',
    title: 'Payouts',
    navigation: { label: 'Payouts', counts: 'payouts' },
    firstCall: '/admin/payouts',
    pageSize: pageSize.walletHistory,
  },
  support: {
    path: '/support',
    module: 'features/support/tickets/SupportPage',
    title: 'Support',
    navigation: { label: 'Support', counts: 'tickets' },
    firstCall: '/admin/ticket',
  },
  content: {
    path: '/content',
    module: 'features/content/ContentPage',
    title: 'Content Management',
    navigation: { label: 'Content' },
    isWithoutCalls: true,
  },
  notifications: {
    path: '/notifications',
    module: 'features/notifications/NotificationsPage',
    title: 'Notification System',
    navigation: { label: 'Notifications' },
    isWithoutCalls: true,
  },
  evaluations: {
    path: '/evaluations',
    module: 'features/challenges/list/ChallengesPage',
    title: 'Evaluations',
    navigation: { label: 'Evaluations', menu: 'Challenges' },
  },
  // Must come before '/evaluations/:id', which matches it, too.
  evaluationCreate: {
    path: '/evaluations/create',
    module: 'features/challenges/form/ChallengeCreatePage',
    title: 'Create New Challenge',
  },
  evaluation: {
    path: '/evaluations/:id',
    module: 'features/challenges/form/EvaluationPage',
    title: 'Edit Challenge',
  },
  skillChecks: {
    path: '/skill-checks',
    module: 'features/challenges/list/ChallengesPage',
    title: 'Skill Checks',
    navigation: { label: 'Skill Checks', menu: 'Challenges' },
  },
  skillCheckCreate: {
    path: '/skill-checks/create',
    module: 'features/challenges/form/ChallengeCreatePage',
    title: 'Create New Skillcheck Challenge',
  },
  help: { path: '/help', module: 'features/help/HelpPage', title: 'Help' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof table;

export const routes: Record<RouteName, Route> = table;

export const notFound: Route = {
  path: '*',
  module: 'app/NotFoundPage',
  title: 'Page not found',
  isPublic: true,
};

/** In the order in which they are matched. */
export const allRoutes: readonly Route[] = Object.values(routes);

const matches = (pattern: string, path: string) => {
  const want = pattern.split('/');
  const have = path.replace(/\/$/, '').split('/');
  return (
    pattern === path ||
    (want.length === have.length &&
      want.every((part, i) =>
        part.startsWith(':') ? have[i] !== '' : part === have[i]?.toLowerCase(),
      ))
  );
};

export const findRoute = (path: string): Route =>
  allRoutes.find((route) => matches(route.path, path)) ?? notFound;

/** What an address has in the place of its route's `:id` or `:login`. */
export function pathId(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The items of the bar itself, or of a menu in it. */
export const navigationItems = (menu?: 'Challenges') =>
  allRoutes.flatMap(({ path, navigation }) =>
    navigation && navigation.menu === menu ? [{ ...navigation, href: path }] : [],
  );

export const isUnder = (path: string, href: string) =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));

/** Ids are opaque, so they are always encoded in a path. */
export type PathId = string | number;

/** Half of a surrogate pair can't be encoded. */
const segment = (id: PathId) =>
  typeof id === 'string' || typeof id === 'number'
    ? encodeURIComponent(String(id).replace(/\p{Surrogate}/gu, ''))
    : '';

type Class = 'challenge' | 'skill_check';

interface SupportPlace {
  tab?: 'open' | 'closed';
  ticket?: PathId;
  search?: string;
  sort?: string | undefined;
  columns?: string | undefined;
}

/** Addresses that need no id. */
type Paths = {
  [
    Name in RouteName as (typeof table)[Name]['path'] extends `${string}:${string}` ? never : Name
  ]: string;
};

// Object.fromEntries doesn't know that each route has its path.
const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as Paths;

export const hrefs = {
  ...paths,
  loginThen: (next: string) => `${paths.login}?next=${encodeURIComponent(next)}`,
  mt5Positions: (login: PathId) => `/mt5-users/${segment(login)}`,
  competition: (id: PathId) => `/competitions/${segment(id)}`,
  challenges: (ofClass: Class) =>
    ofClass === 'skill_check' ? paths.skillChecks : paths.evaluations,
  /** Both classes are edited under /evaluations. */
  challenge: (id: PathId) => `/evaluations/${segment(id)}`,
  challengeCreate: (ofClass: Class) =>
    ofClass === 'skill_check' ? paths.skillCheckCreate : paths.evaluationCreate,
  challengeCopy: (ofClass: Class, id: PathId) =>
    `${ofClass === 'skill_check' ? paths.skillCheckCreate : paths.evaluationCreate}?copy=${segment(id)}`,
  /** Without a ticket, the first one is opened. */
  supportAt: ({ tab, ticket, search, sort, columns }: SupportPlace) => {
    const query = [
      tab === 'closed' && 'tab=closed',
      ticket !== undefined && `ticket=${segment(ticket)}`,
      search && `search=${segment(search)}`,
      sort && `sort=${segment(sort)}`,
      columns && `columns=${segment(columns)}`,
    ].filter(Boolean);
    return paths.support + (query.length ? `?${query.join('&')}` : '');
  },
  reviewIdentities: `${paths.users}?review=kyc`,
  payoutJournal: `${paths.payouts}?view=journal`,
  user: (id: PathId) => `/users/${segment(id)}`,
  userKyc: (id: PathId) => `/users/${segment(id)}/kyc`,
  userKycReview: (id: PathId) => `/users/${segment(id)}/kyc/review`,
  userWallet: (id: PathId) => `/users/${segment(id)}/wallet`,
} as const;

export const payoutHrefs = {
  pending: `${paths.payouts}?status=pending`,
  /** Requested in the last 7 days. */
  ofTheWeek: (status: 'pending' | 'approved' | 'rejected' | 'disbursed') =>
    `${paths.payouts}?status=${status}&date=this_week`,
  /** Opens a pending payout's dialog. */
  open: (id: PathId) => `${paths.payouts}?status=pending&payout=${segment(id)}`,
  /** No call takes a payout's id, so it is found by its day and amount (R337). */
  found: (id: PathId, { day, amount }: { day?: string | undefined; amount?: string | undefined }) =>
    [
      `${paths.payouts}?payout=${segment(id)}`,
      day && `payout_day=${day}`,
      amount && `payout_amount=${amount}`,
    ]
      .filter(Boolean)
      .join('&'),
  review: (place: string) => `${paths.payouts}?review=${place}`,
} as const;

export interface RouteProps {
  /** From the address; '' for a route without one. */
  id: string;
  title: string;
}
