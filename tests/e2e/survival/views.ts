import type { Id, TicketPage } from '~/api/types';
import { isSoak } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { listChallenges } from '../support/challenges';
import { screenPath, type ScreenName } from '../support/routes';
import type { CallName } from './calls';

/** What a view shows if a read fails, and its toast if the specification has one. */
export type Failure =
  /** A message in place of the missing data, with 'Try again'. */
  | { says: string; toast?: string }
  /** The view works without it. */
  | { goesOnWith: string; toast?: string }
  /** The view leads to another screen. */
  | { leadsTo: string; toast?: string };

export interface View {
  name: string;
  path: (backend: Backend) => Promise<string>;
  /** All reads that the view makes. */
  reads: Partial<Record<CallName, Failure>>;
}

interface Part {
  /** What its address has besides the screen's path. */
  of?: string;
  query?: (backend: Backend) => Promise<string>;
  reads: View['reads'];
}

/** A seeded user who has documents. */
export async function userWithKyc(backend: Backend): Promise<number> {
  for (let id = 1; id < 100; id += 1) if (await backend.findKyc(id)) return id;
  throw new Error('The seed has no user with a KYC record.');
}

/** A payout of the first page whose user has documents. */
async function payoutWithEvidence(backend: Backend): Promise<Id> {
  for (const { id, user } of (await backend.listPayouts('page=1&page_size=10')).results)
    if (user?.id !== undefined && (await backend.findKyc(user.id))) return id;
  throw new Error('The first page has no payout of a user with a KYC record.');
}

async function firstOpenTicket(backend: Backend): Promise<Id> {
  const { results } = await backend.send<TicketPage>('GET', '/admin/ticket');
  return results.find(({ status }) => status === 'open')?.ticket_id ?? 0;
}

const copyOf = (ofClass: 'challenge' | 'skill_check') => async (backend: Backend) =>
  `?copy=${(await listChallenges(backend, ofClass)).results[0]?.id ?? 0}`;
const challenge: Failure = { says: 'The challenge could not be loaded' };
const userFailed = 'Error fetching user details';
const payouts: Failure = {
  says: 'The payouts could not be loaded',
  toast: 'Failed to retrieve wallet history',
};

/**
 * Every screen, in every view with reads of its own. A screen without an entry does not compile.
 */
const parts: Record<ScreenName, readonly Part[]> = {
  dashboard: [
    {
      reads: {
        getDashboard: {
          says: 'The dashboard could not be loaded',
          toast: 'Error fetching dashboard data',
        },
      },
    },
  ],
  mt5Users: [
    {
      reads: {
        listMt5Users: {
          says: 'The MT5 users could not be loaded',
          toast: 'Error fetching MT5 data',
        },
      },
    },
  ],
  mt5Positions: [
    {
      reads: {
        getAccountPositions: {
          says: 'The positions could not be loaded',
          toast: 'Error fetching positions',
        },
        // The holder's name.
        listMt5Users: { goesOnWith: 'Open Positions' },
      },
    },
  ],
  trading: [
    {
      query: async (backend) =>
        `?account=${(await backend.listTradingAccounts()).result.results[0]?.login ?? 0}`,
      reads: {
        listTradingAccounts: {
          says: 'The trading accounts could not be loaded',
          toast: 'Error fetching trading accounts',
        },
        getAccountPositions: {
          says: 'The positions could not be loaded',
          toast: 'Error fetching positions',
        },
      },
    },
  ],
  competitions: [
    {
      reads: {
        listCompetitions: {
          says: 'The competitions could not be loaded',
          toast: 'Error fetching competitions',
        },
      },
    },
  ],
  competition: [
    {
      reads: {
        getCompetition: { leadsTo: '/competitions', toast: 'Error fetching competition details' },
      },
    },
  ],
  content: [{ reads: {} }],
  notifications: [{ reads: {} }],
  help: [{ reads: {} }],
  evaluations: [{ reads: { listChallenges: { says: 'The challenges could not be loaded' } } }],
  evaluationCreate: [
    { reads: {} },
    { of: 'copy', query: copyOf('challenge'), reads: { getChallenge: challenge } },
  ],
  evaluation: [{ reads: { getChallenge: challenge } }],
  skillChecks: [{ reads: { listChallenges: { says: 'The skill checks could not be loaded' } } }],
  skillCheckCreate: [
    { reads: {} },
    { of: 'copy', query: copyOf('skill_check'), reads: { getChallenge: challenge } },
  ],
  payouts: [
    { reads: { listPayouts: payouts } },
    {
      of: 'opened',
      query: async (backend) => `?payout=${await payoutWithEvidence(backend)}`,
      reads: {
        listPayouts: payouts,
        getKyc: { says: 'The KYC status could not be loaded' },
        getWallet: { says: 'The wallet could not be loaded' },
        listWalletTransactions: { says: 'Earlier payouts could not be loaded' },
      },
    },
    { of: 'journal', query: () => Promise.resolve('?view=journal'), reads: {} },
    { of: 'review', query: () => Promise.resolve('?review=1'), reads: {} },
  ],
  support: [
    {
      query: async (backend) => `?ticket=${await firstOpenTicket(backend)}`,
      reads: {
        listTickets: { says: 'The tickets could not be loaded' },
        listTicketMessages: { says: 'The messages could not be loaded' },
      },
    },
  ],
  users: [
    {
      reads: {
        listUsers: { says: 'The users could not be loaded', toast: 'Error while fetching data' },
        getUserStats: { goesOnWith: 'Total Users' },
      },
    },
    // Its search rests once it has found enough, so what it reads depends on what it has read
    // before: tests/features/kyc/queue/useKycScan.test.tsx.
    { of: 'identities', query: () => Promise.resolve('?review=kyc'), reads: {} },
  ],
  allUsers: [
    {
      reads: {
        listUsers: { says: 'The users could not be loaded', toast: 'Error fetching users' },
      },
    },
  ],
  user: [
    {
      reads: {
        getUser: { says: 'The user could not be loaded', toast: userFailed },
        getKyc: { says: 'The KYC documents could not be loaded' },
        listTradingAccounts: { says: 'Trading accounts could not be loaded' },
        listWalletTransactions: { says: 'Last payouts could not be loaded' },
        listTickets: { says: 'Tickets could not be loaded' },
      },
    },
  ],
  userWallet: [
    {
      reads: {
        getUser: { goesOnWith: 'User Wallet' },
        getWallet: {
          says: 'The wallet could not be loaded',
          toast: 'Failed to retrieve wallet details',
        },
        listWalletTransactions: {
          says: 'The history could not be loaded',
          toast: 'Failed to retrieve wallet history',
        },
      },
    },
  ],
  userKyc: [
    {
      reads: {
        getUser: { says: 'The user could not be loaded', toast: userFailed },
        getKyc: { says: 'The KYC record could not be loaded' },
      },
    },
  ],
  userKycReview: [
    {
      reads: {
        getUser: { says: 'The user could not be loaded', toast: userFailed },
        getKyc: { says: 'The KYC record could not be loaded', toast: 'Error fetching KYC details' },
      },
    },
  ],
};

const ofUser: readonly ScreenName[] = ['user', 'userWallet', 'userKyc', 'userKycReview'];

async function pathOf(screen: ScreenName, { query }: Part, backend: Backend): Promise<string> {
  const path = await screenPath(screen, backend);
  const plain = ofUser.includes(screen)
    ? path.replace(/\d+/, String(await userWithKyc(backend)))
    : path;
  return query ? plain + (await query(backend)) : plain;
}

// Object.entries widens the names to string, but they are the table's keys.
const views: readonly View[] = (Object.entries(parts) as [ScreenName, readonly Part[]][]).flatMap(
  ([screen, all]) =>
    all.map((part) => ({
      name: part.of ? `${screen} (${part.of})` : screen,
      path: (backend: Backend) => pathOf(screen, part, backend),
      reads: part.reads,
    })),
);

/** The names of the calls that a view reads. */
// Object.keys widens to string, but the keys are calls.
export const readsOf = ({ reads }: View): CallName[] => Object.keys(reads) as CallName[];

/** The skill checks have the screens and calls of the evaluations: the soak tries theirs too. */
export const differentViews: readonly View[] = views.filter(
  ({ name }) => isSoak || !name.startsWith('skillCheck'),
);

export const readingViews: readonly View[] = differentViews.filter(
  (view) => readsOf(view).length > 0,
);

/** A page of their own for each view would take longer than what is tried on it. */
export const inGroups = (all: readonly View[]): View[][] =>
  Array.from({ length: Math.ceil(all.length / 5) }, (_, index) =>
    all.slice(5 * index, 5 * index + 5),
  );

export const namesOf = (group: readonly View[]): string => group.map(({ name }) => name).join(', ');
