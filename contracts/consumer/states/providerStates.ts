import { authMeanings, type AuthStates } from './auth';
import { challengeMeanings, type ChallengeStates } from './challenges';
import { competitionMeanings, type CompetitionStates } from './competitions';
import { dashboardMeanings, type DashboardStates } from './dashboard';
import { kycMeanings, type KycStates } from './kyc';
import { marketMeanings, type MarketStates } from './markets';
import { payoutMeanings, type PayoutStates } from './payouts';
import type { MeaningOf } from './shapes';
import { supportMeanings, type SupportStates } from './support';
import { userMeanings, type UserStates } from './users';
import { walletMeanings, type WalletStates } from './wallet';

/** Every provider state by name: its parameters, and the values that a provider gives back. */
export interface ProviderStates
  extends
    AuthStates,
    DashboardStates,
    UserStates,
    KycStates,
    WalletStates,
    PayoutStates,
    ChallengeStates,
    CompetitionStates,
    MarketStates,
    SupportStates {}

export type StateName = keyof ProviderStates;

/** A provider sets up every state. If one is missing, it doesn't compile. */
export type StateHandlers = {
  [Name in StateName]: (
    params: ProviderStates[Name]['params'],
  ) => Promise<ProviderStates[Name]['gives']>;
};

/**
 * Every state starts from an empty platform with one admin, and adds only what it says. An
 * interaction has exactly one state.
 */
export const providerStates: { [Name in StateName]: MeaningOf<ProviderStates[Name]> } = {
  ...authMeanings,
  ...dashboardMeanings,
  ...userMeanings,
  ...kycMeanings,
  ...walletMeanings,
  ...payoutMeanings,
  ...challengeMeanings,
  ...competitionMeanings,
  ...marketMeanings,
  ...supportMeanings,
};
