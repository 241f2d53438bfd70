import { authHandlers } from './auth';
import { challengeHandlers } from './challenges';
import { competitionHandlers } from './competitions';
import { dashboardHandlers } from './dashboard';
import { kycHandlers } from './kyc';
import { mt5Handlers } from './markets';
import { payoutHandlers } from './payouts';
import { supportHandlers } from './support';
import { userHandlers } from './users';
import { walletHandlers } from './wallet';

/**
 * Every operation responds successfully, from the fixtures. Put overrides first: the first match
 * wins.
 */
export const handlers = [
  ...authHandlers,
  ...dashboardHandlers,
  ...userHandlers,
  ...kycHandlers,
  ...walletHandlers,
  ...payoutHandlers,
  ...challengeHandlers,
  ...supportHandlers,
  ...mt5Handlers,
  ...competitionHandlers,
];
