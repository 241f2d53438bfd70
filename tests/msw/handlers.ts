import { authHandlers } from './auth';
import { challengeHandlers } from './challenges';
import { competitionHandlers } from './competitions';
import { dashboardHandlers } from './dashboard';
import { kycHandlers } from './kyc';
import { mt5Handlers } from './mt5';
import { payoutHandlers } from './payouts';
import { supportHandlers } from './support';
import { userHandlers } from './users';
import { walletHandlers } from './wallet';

/** Every operation answers well, from the fixtures. Put an override in front: the first match wins. */
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
