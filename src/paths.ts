/** Section 2, in the order in which they are matched. */
export const patterns = {
  login: '/login',
  dashboard: '/',
  dashboardAlias: '/dashboard',
  mt5Users: '/mt5-users',
  mt5Positions: '/mt5-users/:login',
  trading: '/trading',
  competitions: '/competitions',
  competition: '/competitions/:id',
  content: '/content',
  notifications: '/notifications',
  evaluations: '/evaluations',
  evaluationCreate: '/evaluations/create',
  evaluation: '/evaluations/:id',
  skillChecks: '/skill-checks',
  skillCheckCreate: '/skill-checks/create',
  payouts: '/payouts',
  support: '/support',
  users: '/users',
  allUsers: '/users/all',
  user: '/users/:id',
  userWallet: '/users/:id/wallet',
  userKyc: '/users/:id/kyc',
  userKycReview: '/users/:id/kyc/review',
  help: '/help',
} as const;

export type RouteName = keyof typeof patterns;

/** Opaque, so always encoded in a path. */
export type PathId = string | number;

/** Half a surrogate pair can't be encoded. */
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

/** Section 7: nor does the frame around them call. */
export const patternsWithoutCalls: readonly string[] = [patterns.content, patterns.notifications];

export const hrefs = {
  login: patterns.login,
  loginThen: (next: string) => `${patterns.login}?next=${encodeURIComponent(next)}`,
  dashboard: patterns.dashboard,
  dashboardAlias: patterns.dashboardAlias,
  notifications: patterns.notifications,
  trading: patterns.trading,
  mt5Users: patterns.mt5Users,
  mt5Positions: (login: PathId) => `/mt5-users/${segment(login)}`,
  competitions: patterns.competitions,
  competition: (id: PathId) => `/competitions/${segment(id)}`,
  challenges: (ofClass: Class) =>
    ofClass === 'skill_check' ? patterns.skillChecks : patterns.evaluations,
  /** Both classes are edited under /evaluations (section 2). */
  challenge: (id: PathId) => `/evaluations/${segment(id)}`,
  challengeCreate: (ofClass: Class) =>
    ofClass === 'skill_check' ? patterns.skillCheckCreate : patterns.evaluationCreate,
  challengeCopy: (ofClass: Class, id: PathId) =>
    `${ofClass === 'skill_check' ? patterns.skillCheckCreate : patterns.evaluationCreate}?copy=${segment(id)}`,
  /** Without a ticket the first one is opened. */
  support: ({ tab, ticket, search, sort, columns }: SupportPlace) => {
    const query = [
      tab === 'closed' && 'tab=closed',
      ticket !== undefined && `ticket=${segment(ticket)}`,
      search && `search=${segment(search)}`,
      sort && `sort=${segment(sort)}`,
      columns && `columns=${segment(columns)}`,
    ].filter(Boolean);
    return patterns.support + (query.length ? `?${query.join('&')}` : '');
  },
  reviewIdentities: `${patterns.users}?review=kyc`,
  allUsers: patterns.allUsers,
  payouts: patterns.payouts,
  payoutJournal: `${patterns.payouts}?view=journal`,
  user: (id: PathId) => `/users/${segment(id)}`,
  userKyc: (id: PathId) => `/users/${segment(id)}/kyc`,
  userKycReview: (id: PathId) => `/users/${segment(id)}/kyc/review`,
  userWallet: (id: PathId) => `/users/${segment(id)}/wallet`,
} as const;

/** Apart from `hrefs`, which the boot script contains. */
export const payoutHrefs = {
  pending: `${patterns.payouts}?status=pending`,
  /** Requested in the last 7 days. */
  ofTheWeek: (status: 'pending' | 'approved' | 'rejected' | 'disbursed') =>
    `${patterns.payouts}?status=${status}&date=this_week`,
  /** A pending payout's dialog. */
  open: (id: PathId) => `${patterns.payouts}?status=pending&payout=${segment(id)}`,
  /** No call takes a payout's id: it is found by its day and amount (R337). */
  found: (id: PathId, { day, amount }: { day?: string | undefined; amount?: string | undefined }) =>
    [
      `${patterns.payouts}?payout=${segment(id)}`,
      day && `payout_day=${day}`,
      amount && `payout_amount=${amount}`,
    ]
      .filter(Boolean)
      .join('&'),
  review: (place: string) => `${patterns.payouts}?review=${place}`,
} as const;
