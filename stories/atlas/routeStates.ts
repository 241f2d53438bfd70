import { routes, type Route, type RouteName } from '~/routes';
import type { State } from './states';

/**
 * A story by title and export, 'Screens/Users/KYC Review: Populated', or why the state can't come
 * about.
 */
type Shown = string | { never: string };

export interface RouteStates {
  /** The stories' titles that belong to the route, the screen's own first. */
  titles: readonly string[];
  /** Entries for states whose story has another name, and for states that can't occur. */
  states: Partial<Record<State, Shown>>;
}

const never = (reason: string): Shown => ({ never: reason });
const onlyRead = {
  Busy: never('Nothing is changed here: it is only read'),
  Failed: never('Nothing is changed here: it is only read'),
};
const noFilters = { NoMatch: never('There is nothing to filter') };
const inThisBrowser = {
  Loading: never('Kept in this browser: there at once'),
  Forbidden: never('No server is asked'),
};

const challengeTitles = [
  'Screens/Challenges/Evaluations',
  'Screens/Challenges/Parts/Details dialog',
  'Screens/Challenges/Flows/Challenge list',
];
const challengeForm = 'Screens/Challenges/Create New Challenge';
const challengeCreate: RouteStates = {
  titles: [challengeForm, 'Screens/Challenges/Flows/Challenge create'],
  states: {
    ...noFilters,
    Forbidden: never('Only the saving can be refused: see Failed'),
    Empty: never('The form starts with defaults'),
    BrokenData: 'Screens/Challenges/Flows/Challenge create: CopyOfNothing',
  },
};
const dashboard: RouteStates = {
  titles: [
    'Screens/Dashboard/Dashboard',
    'Screens/Dashboard/Parts/Needs attention',
    'Screens/Dashboard/Parts/Payouts in the last 7 days',
    'Screens/Dashboard/Flows/Dashboard',
  ],
  states: {
    ...noFilters,
    ...onlyRead,
  },
};

/** Routes with more stories than the screen's own, or with states that have none. */
const listed: Partial<Record<RouteName | 'notFound', RouteStates>> = {
  login: {
    titles: ['Screens/Login/Login', 'Screens/Login/Flows/Sign in', 'Screens/Login/Flows/Session'],
    states: {
      ...noFilters,
      Loading: never('Nothing is loaded before signing in'),
      LoadFailed: never('Nothing is loaded before signing in'),
      Forbidden: never('Everybody may see it'),
      Populated: 'Screens/Login/Login: Submitted',
      BrokenData: never('No data of the server is shown'),
      LongText: 'Screens/Login/Login: LongTextTyped',
    },
  },
  dashboard,
  dashboardAlias: dashboard,
  mt5Users: {
    titles: [
      'Screens/MT5 Users/MT5 User Management',
      'Screens/MT5 Users/Parts/Fund wallet dialog',
      'Screens/MT5 Users/Flows/MT5 users',
    ],
    states: {
      Busy: never('Funding is simulated in this browser: it is done at once'),
    },
  },
  mt5Positions: {
    titles: ['Screens/MT5 Users/Open Positions'],
    states: {
      ...noFilters,
      ...onlyRead,
    },
  },
  trading: {
    titles: [
      'Screens/Trading/Trading Accounts',
      'Screens/Trading/Parts/Account panel',
      'Screens/Trading/Flows/Trading',
    ],
    states: onlyRead,
  },
  competitions: {
    titles: [
      'Screens/Competitions/Competition Management',
      'Screens/Competitions/Parts/Create dialog',
      'Screens/Competitions/Flows/Competitions',
    ],
    states: {},
  },
  competition: {
    titles: ['Screens/Competitions/Competition', 'Screens/Competitions/Flows/Competition end'],
    states: {},
  },
  content: {
    titles: [
      'Screens/Content/Content Management',
      'Screens/Content/Parts/Entry dialog',
      'Screens/Content/Parts/Import dialog',
      'Screens/Content/Flows/Content',
    ],
    states: {
      ...inThisBrowser,
      LoadFailed: 'Screens/Content/Flows/Content: CorruptStorage',
    },
  },
  notifications: {
    titles: [
      'Screens/Notifications/Notification System',
      'Screens/Notifications/Parts/Bell panel',
      'Screens/Notifications/Flows/Notifications',
    ],
    states: {
      ...noFilters,
      ...inThisBrowser,
      LoadFailed: 'Screens/Notifications/Flows/Notifications: CorruptStorage',
      BrokenData: never('An entry that lacks anything is not kept'),
      Busy: never('Sending is simulated in this browser: it is done at once'),
    },
  },
  evaluations: {
    titles: challengeTitles,
    states: onlyRead,
  },
  evaluationCreate: challengeCreate,
  evaluation: {
    titles: ['Screens/Challenges/Edit Challenge', 'Screens/Challenges/Flows/Challenge edit'],
    states: noFilters,
  },
  skillChecks: {
    titles: ['Screens/Challenges/Skill Checks', ...challengeTitles],
    states: onlyRead,
  },
  skillCheckCreate: {
    ...challengeCreate,
    states: { ...challengeCreate.states, Populated: `${challengeForm}: SkillCheck` },
  },
  payouts: {
    titles: [
      'Screens/Payouts/Payouts',
      'Screens/Users/Parts/Person panel',
      'Screens/Payouts/Parts/Decision dialog',
      'Screens/Payouts/Parts/Checks',
      'Screens/Payouts/Parts/Evidence',
      'Screens/Payouts/Parts/Earlier payouts',
      'Screens/Payouts/Parts/Address history',
      'Screens/Payouts/Review lanes',
      'Screens/Payouts/Review',
      'Screens/Payouts/Decision journal',
      'Screens/Payouts/Flows/Payouts',
      'Screens/Payouts/Flows/Payout decision',
      'Screens/Payouts/Flows/Payout review',
      'Screens/Payouts/Flows/Selection',
    ],
    states: {},
  },
  support: {
    titles: [
      'Screens/Support/Support',
      'Screens/Support/Parts/Conversation',
      'Screens/Support/Parts/Message log',
      'Screens/Support/Parts/Message composer',
      'Screens/Support/Parts/Replies dialog',
      'Screens/Support/Flows/Support',
      'Screens/Support/Flows/Support, closing',
      'Screens/Users/Flows/About a person',
    ],
    states: {},
  },
  users: {
    titles: [
      'Screens/Users/User Management',
      'Screens/Users/Identity queue',
      'Screens/Users/Flows/Identity review',
    ],
    states: {
      Failed: 'Screens/Users/Flows/Identity review: DecisionFailed',
    },
  },
  allUsers: {
    titles: [
      'Screens/Users/All Users',
      'Screens/Users/Parts/Add user dialog',
      'Screens/Users/Flows/User list',
      'Screens/Users/Flows/Add user',
      'Screens/Users/Flows/Delete user',
    ],
    states: {},
  },
  user: {
    titles: [
      'Screens/Users/User Details',
      'Screens/Users/Parts/Edit user dialog',
      'Screens/Users/Flows/User record',
    ],
    states: {
      ...noFilters,
      Empty: 'Screens/Users/User Details: KycNotSubmitted',
    },
  },
  userWallet: {
    titles: [
      'Screens/Users/User Wallet',
      'Screens/Users/Parts/Transaction dialog',
      'Screens/Users/Flows/User record',
    ],
    states: onlyRead,
  },
  userKyc: {
    titles: ['Screens/Users/KYC Review', 'Screens/Users/Flows/KYC'],
    states: noFilters,
  },
  userKycReview: {
    titles: ['Screens/Users/KYC Focused Review', 'Screens/Users/Flows/KYC'],
    states: {
      ...noFilters,
      Failed: 'Screens/Users/Flows/KYC: ReviewFailed',
    },
  },
  help: {
    titles: ['Screens/Help'],
    states: {
      ...onlyRead,
      Loading: never('Part of the console: there at once'),
      LoadFailed: never('Part of the console'),
      Forbidden: never('No server is asked'),
      Empty: never('Part of the console'),
      LongText: never('It shows no data of the server'),
      BrokenData: never('It shows no data of the server'),
    },
  },
  notFound: {
    titles: ['Screens/Page not found'],
    states: {
      ...noFilters,
      ...onlyRead,
      Loading: never('It shows no data'),
      LoadFailed: never('It shows no data'),
      Forbidden: never('Everybody may see it'),
      Empty: never('It shows no data'),
      LongText: never('It shows no data'),
      BrokenData: never('It shows no data'),
    },
  },
};

const ofScreen = ({ title, navigation }: Route): RouteStates => ({
  titles: [`Screens/${navigation ? `${navigation.label}/` : ''}${title}`],
  states: {},
});

/** Every route, and the page for an unknown address. */
export const routeStates: Readonly<Record<string, RouteStates>> = {
  ...Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, ofScreen(route)])),
  ...listed,
};
