import type { RouteName } from '../../src/paths';
import type { State } from './states';

/**
 * A story by title and export, 'Screens/Users/UserKycScreen: Pending', or why the state can't come
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
  ActionPending: never('Nothing is changed here: it is only read'),
  ActionFailed: never('Nothing is changed here: it is only read'),
};
const noFilters = { FilteredEmpty: never('There is nothing to filter') };
const inThisBrowser = {
  Loading: never('Kept in this browser: there at once'),
  Forbidden: never('No server is asked'),
};

const challengeTitles = [
  'Screens/Challenges/ChallengesScreen',
  'Screens/Challenges/ChallengesScreen data',
  'Screens/Challenges/ChallengeDialog',
  'Flows/Challenge list',
];
const challengeForm = 'Screens/Challenges/ChallengeFormScreen create';
const challengeCreate: RouteStates = {
  titles: [challengeForm, 'Flows/Challenge create'],
  states: {
    ...noFilters,
    Loading: `${challengeForm}: CopyLoading`,
    LoadFailed: `${challengeForm}: CopyLoadFailed`,
    Forbidden: never('Only the saving can be refused: see ActionFailed'),
    Empty: never('The form starts with defaults'),
    Sparse: 'Flows/Challenge create: CopyOfNothing',
  },
};
const dashboard: RouteStates = {
  titles: [
    'Screens/Dashboard/DashboardScreen',
    'Screens/Dashboard/WhatWaits',
    'Screens/Dashboard/PayoutWeek',
    'Flows/Dashboard',
  ],
  states: {
    ...noFilters,
    ...onlyRead,
    LongText: 'Screens/Dashboard/DashboardScreen: HostileText',
    Sparse: 'Screens/Dashboard/DashboardScreen: PartialData',
  },
};

/** Every route, and the page for an unknown address. */
export const routeStates: Record<RouteName | 'notFound', RouteStates> = {
  login: {
    titles: ['Screens/Auth/LoginScreen', 'Flows/Sign in', 'Flows/Session'],
    states: {
      ...noFilters,
      Loading: never('Nothing is loaded before signing in'),
      LoadFailed: never('Nothing is loaded before signing in'),
      Forbidden: never('Everybody may see it'),
      Populated: 'Screens/Auth/LoginScreen: Submitted',
      Sparse: never('No data of the server is shown'),
      ActionFailed: 'Flows/Sign in: WrongCredentials',
    },
  },
  dashboard,
  dashboardAlias: dashboard,
  mt5Users: {
    titles: [
      'Screens/Markets/Mt5UsersScreen',
      'Screens/Markets/FundWalletDialog',
      'Flows/MT5 users',
    ],
    states: {
      LongText: 'Screens/Markets/Mt5UsersScreen: LongText',
      Sparse: 'Screens/Markets/Mt5UsersScreen: BrokenData',
      ActionPending: never('Funding is simulated in this browser: it is done at once'),
      ActionFailed: 'Screens/Markets/FundWalletDialog: AmountNotPositive',
    },
  },
  mt5Positions: {
    titles: ['Screens/Markets/PositionsScreen', 'Flows/MT5 positions'],
    states: {
      ...noFilters,
      ...onlyRead,
      LongText: 'Screens/Markets/PositionsScreen: HostileText',
      Sparse: 'Screens/Markets/PositionsScreen: BrokenData',
    },
  },
  trading: {
    titles: [
      'Screens/Markets/TradingScreen',
      'Screens/Markets/TradingScreen data',
      'Screens/Markets/AccountPanel',
      'Flows/Trading',
      'Flows/Trading account',
    ],
    states: onlyRead,
  },
  competitions: {
    titles: [
      'Screens/Competitions/CompetitionsScreen',
      'Screens/Competitions/CreateCompetitionDialog',
      'Flows/Competition create',
      'Flows/Competition list',
    ],
    states: {
      LongText: 'Screens/Competitions/CompetitionsScreen: LongAndHostileText',
      Sparse: 'Screens/Competitions/CompetitionsScreen: BrokenData',
    },
  },
  competition: {
    titles: ['Screens/Competitions/CompetitionScreen', 'Flows/Competition end'],
    states: {
      Empty: 'Screens/Competitions/CompetitionScreen: EmptyLeaderboard',
      Populated: 'Screens/Competitions/CompetitionScreen: Active',
    },
  },
  content: {
    titles: [
      'Screens/Content/ContentScreen',
      'Screens/Content/ContentDialog',
      'Screens/Content/ImportDialog',
      'Flows/Content',
      'Flows/Content, import',
    ],
    states: {
      ...inThisBrowser,
      LoadFailed: 'Flows/Content: CorruptStorage',
      Populated: 'Screens/Content/ContentScreen: Defaults',
      LongText: 'Screens/Content/ContentScreen: LongAndHostileText',
      Sparse: 'Screens/Content/ContentScreen: UnknownCategory',
      ActionPending: 'Screens/Content/ImportDialog: Reading',
      ActionFailed: 'Screens/Content/ImportDialog: Failed',
    },
  },
  notifications: {
    titles: [
      'Screens/Notifications/NotificationsScreen',
      'Screens/Notifications/BellPanel',
      'Flows/Notifications',
    ],
    states: {
      ...noFilters,
      ...inThisBrowser,
      LoadFailed: 'Flows/Notifications: CorruptStorage',
      LongText: 'Screens/Notifications/NotificationsScreen: LongAndHostileText',
      Sparse: never('An entry that lacks anything is not kept'),
      ActionPending: never('Sending is simulated in this browser: it is done at once'),
      ActionFailed: 'Screens/Notifications/NotificationsScreen: StorageDenied',
    },
  },
  evaluations: {
    titles: challengeTitles,
    states: { ...onlyRead, Sparse: 'Screens/Challenges/ChallengesScreen data: PartialData' },
  },
  evaluationCreate: {
    ...challengeCreate,
    states: { ...challengeCreate.states, Populated: `${challengeForm}: Defaults` },
  },
  evaluation: {
    titles: ['Screens/Challenges/ChallengeFormScreen edit', 'Flows/Challenge edit'],
    states: {
      ...noFilters,
      Empty: 'Screens/Challenges/ChallengeFormScreen edit: NotFound',
      Populated: 'Screens/Challenges/ChallengeFormScreen edit: Opened',
      Sparse: 'Screens/Challenges/ChallengeFormScreen edit: PartialData',
    },
  },
  skillChecks: {
    titles: challengeTitles,
    states: {
      ...onlyRead,
      LoadFailed: 'Screens/Challenges/ChallengesScreen: SkillChecksLoadFailed',
      Empty: 'Screens/Challenges/ChallengesScreen: EmptySkillChecks',
      Populated: 'Screens/Challenges/ChallengesScreen: SkillChecks',
      Sparse: 'Screens/Challenges/ChallengesScreen data: PartialData',
    },
  },
  skillCheckCreate: {
    ...challengeCreate,
    states: { ...challengeCreate.states, Populated: `${challengeForm}: SkillCheck` },
  },
  payouts: {
    titles: [
      'Screens/Payouts/PayoutsScreen',
      'Screens/Users/PersonPanel',
      'Screens/Payouts/PayoutDialog',
      'Screens/Payouts/PayoutChecks',
      'Screens/Payouts/PayoutEvidence',
      'Screens/Payouts/EarlierChart',
      'Screens/Payouts/AddressHistory',
      'Screens/Payouts/PayoutLanesScreen',
      'Screens/Payouts/PayoutReviewScreen',
      'Screens/Payouts/ReviewSummaryScreen',
      'Screens/Payouts/NoReviewScreen',
      'Screens/Payouts/DecisionJournalScreen',
      'Flows/Payouts',
      'Flows/Payout decision',
      'Flows/Payout review',
      'Flows/Selection',
    ],
    states: {},
  },
  support: {
    titles: [
      'Screens/Support/SupportScreen',
      'Screens/Support/SupportScreen chat',
      'Screens/Support/SupportScreen delivery',
      'Screens/Support/SupportScreen list',
      'Screens/Support/ChatLog',
      'Screens/Support/MessageComposer',
      'Screens/Support/RepliesDialog',
      'Flows/Support',
      'Flows/Support, sending',
      'Flows/Support, closing',
      'Flows/Support, on a phone',
      'Flows/AboutPerson',
    ],
    states: {
      Empty: 'Screens/Support/SupportScreen: NoOpen',
      FilteredEmpty: 'Screens/Support/SupportScreen: NoneFound',
      Sparse: 'Screens/Support/SupportScreen chat: PartialData',
      ActionPending: 'Screens/Support/SupportScreen delivery: Sending',
      ActionFailed: 'Screens/Support/SupportScreen delivery: SendFailed',
    },
  },
  users: {
    titles: [
      'Screens/Users/UserManagementScreen',
      'Screens/Users/KycQueueScreen',
      'Screens/Users/KycQueueRest',
      'Screens/Users/KycQueueSummaryScreen',
      'Flows/Identity review',
    ],
    states: {
      ActionPending: 'Screens/Users/KycQueueScreen: ActionPending',
      ActionFailed: 'Flows/Identity review: DecisionFailed',
    },
  },
  allUsers: {
    titles: [
      'Screens/Users/AllUsersScreen',
      'Screens/Users/AllUsersScreen data',
      'Screens/Users/AllUsersScreen/Beside the panel',
      'Screens/Users/AddUserDialog',
      'Flows/User list',
      'Flows/Add user',
      'Flows/Delete user',
    ],
    states: {
      LongText: 'Screens/Users/AllUsersScreen data: LongText',
      Sparse: 'Screens/Users/AllUsersScreen data: PartialData',
    },
  },
  user: {
    titles: [
      'Screens/Users/UserDetailsScreen',
      'Screens/Users/EditUserDialog',
      'Flows/User record',
    ],
    states: {
      ...noFilters,
      Empty: 'Screens/Users/UserDetailsScreen: KycNotSubmitted',
      ActionFailed: 'Screens/Users/EditUserDialog: ServerRefusedField',
    },
  },
  userWallet: {
    titles: [
      'Screens/Users/UserWalletScreen',
      'Screens/Payouts/TransactionDialog',
      'Flows/User wallet',
    ],
    states: { ...onlyRead, LoadFailed: 'Screens/Users/UserWalletScreen: WalletFailed' },
  },
  userKyc: {
    titles: ['Screens/Users/UserKycScreen', 'Flows/KYC'],
    states: {
      ...noFilters,
      Empty: 'Screens/Users/UserKycScreen: NotSubmitted',
      Populated: 'Screens/Users/UserKycScreen: Pending',
      LongText: 'Screens/Users/UserKycScreen: Hostile',
    },
  },
  userKycReview: {
    titles: ['Screens/Users/KycReviewScreen', 'Flows/KYC'],
    states: {
      ...noFilters,
      Empty: 'Screens/Users/KycReviewScreen: NotSubmitted',
      Populated: 'Screens/Users/KycReviewScreen: IdProof',
      ActionFailed: 'Flows/KYC: ReviewFailed',
    },
  },
  help: {
    titles: ['Screens/Shell/HelpScreen'],
    states: {
      ...onlyRead,
      Loading: never('Part of the console: there at once'),
      LoadFailed: never('Part of the console'),
      Forbidden: never('No server is asked'),
      Empty: never('Part of the console'),
      LongText: never('It shows no data of the server'),
      Sparse: never('It shows no data of the server'),
    },
  },
  notFound: {
    titles: ['Screens/Shell/NotFoundScreen'],
    states: {
      ...noFilters,
      ...onlyRead,
      Loading: never('It shows no data'),
      LoadFailed: never('It shows no data'),
      Forbidden: never('Everybody may see it'),
      Empty: never('It shows no data'),
      Populated: 'Screens/Shell/NotFoundScreen: NotFound',
      LongText: never('It shows no data'),
      Sparse: never('It shows no data'),
    },
  },
};
