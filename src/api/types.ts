import type { components, operations } from './schema.gen';

/**
 * Short names for every schema of the OpenAPI document, so that only this file uses the generated
 * paths.
 */
type Schemas = components['schemas'];

export type AccountPositions = Schemas['AccountPositions'];
export type AddressType = Schemas['AddressType'];
export type AllowedInstruments = Schemas['AllowedInstruments'];
export type ApiErrorBody = Schemas['ApiErrorBody'];
export type Challenge = Schemas['Challenge'];
export type ChallengeClass = Schemas['ChallengeClass'];
export type ChallengeInput = Schemas['ChallengeInput'];
export type ChallengePage = Schemas['ChallengePage'];
export type ChallengeStatus = Schemas['ChallengeStatus'];
export type ChallengeText = Schemas['ChallengeText'];
export type ChallengeType = Schemas['ChallengeType'];
export type ChallengeUpdate = Schemas['ChallengeUpdate'];
export type Competition = Schemas['Competition'];
export type CompetitionDetail = Schemas['CompetitionDetail'];
export type CompetitionPage = Schemas['CompetitionPage'];
export type Dashboard = Schemas['Dashboard'];
export type DashboardActivity = Schemas['DashboardActivity'];
export type DashboardCompetition = Schemas['DashboardCompetition'];
export type Decimal = Schemas['Decimal'];
export type Id = Schemas['Id'];
export type KycAddress = Schemas['KycAddress'];
export type KycAddressProof = Schemas['KycAddressProof'];
export type KycDecision = Schemas['KycDecision'];
export type KycDocumentType = Schemas['KycDocumentType'];
export type KycDocumentUrl = Schemas['KycDocumentUrl'];
export type KycIdProof = Schemas['KycIdProof'];
export type KycRecord = Schemas['KycRecord'];
export type KycStatus = Schemas['KycStatus'];
export type LeaderboardRow = Schemas['LeaderboardRow'];
export type LoginRequest = Schemas['LoginRequest'];
export type LoginResponse = Schemas['LoginResponse'];
export type Message = Schemas['Message'];
export type Mt5AccountStatus = Schemas['Mt5AccountStatus'];
export type Mt5AccountType = Schemas['Mt5AccountType'];
export type Mt5User = Schemas['Mt5User'];
export type Mt5UserPage = Schemas['Mt5UserPage'];
export type NewCompetition = Schemas['NewCompetition'];
export type NewTicketMessage = Schemas['NewTicketMessage'];
export type NewUser = Schemas['NewUser'];
export type NonNegativeInteger = Schemas['NonNegativeInteger'];
export type NonNegativeNumber = Schemas['NonNegativeNumber'];
export type NullableDecimal = Schemas['NullableDecimal'];
export type NullablePositiveInteger = Schemas['NullablePositiveInteger'];
export type NullablePositiveNumber = Schemas['NullablePositiveNumber'];
export type PageLink = Schemas['PageLink'];
export type Payout = Schemas['Payout'];
export type PayoutPage = Schemas['PayoutPage'];
export type PayoutStatus = Schemas['PayoutStatus'];
export type PersonName = Schemas['PersonName'];
export type Position = Schemas['Position'];
export type PositiveInteger = Schemas['PositiveInteger'];
export type PositiveNumber = Schemas['PositiveNumber'];
export type ProfitSplit = Schemas['ProfitSplit'];
export type RefreshRequest = Schemas['RefreshRequest'];
export type Ticket = Schemas['Ticket'];
export type TicketMessage = Schemas['TicketMessage'];
export type TicketMessagePage = Schemas['TicketMessagePage'];
export type TicketPage = Schemas['TicketPage'];
export type TicketStatus = Schemas['TicketStatus'];
export type TokenPair = Schemas['TokenPair'];
export type TradingAccount = Schemas['TradingAccount'];
export type TradingAccountPage = Schemas['TradingAccountPage'];
export type Transaction = Schemas['Transaction'];
export type TransactionPage = Schemas['TransactionPage'];
export type TransactionStatus = Schemas['TransactionStatus'];
export type TransactionType = Schemas['TransactionType'];
export type TransactionUser = Schemas['TransactionUser'];
export type User = Schemas['User'];
export type UserAddress = Schemas['UserAddress'];
export type UserAddressUpdate = Schemas['UserAddressUpdate'];
export type UserDetail = Schemas['UserDetail'];
export type UserPage = Schemas['UserPage'];
export type UserRole = Schemas['UserRole'];
export type UserStats = Schemas['UserStats'];
export type UserUpdate = Schemas['UserUpdate'];
export type Wallet = Schemas['Wallet'];

/** The query parameters of an operation. */
type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

export type ListUsersQuery = QueryOf<'listUsers'>;
export type ListWalletTransactionsQuery = QueryOf<'listWalletTransactions'>;
export type ListPayoutsQuery = QueryOf<'listPayouts'>;
export type ListChallengesQuery = QueryOf<'listChallenges'>;
export type ListTradingAccountsQuery = QueryOf<'listTradingAccounts'>;
export type ListMt5UsersQuery = QueryOf<'listMt5Users'>;
export type ListCompetitionsQuery = QueryOf<'listCompetitions'>;
