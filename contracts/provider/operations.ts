import { authOperations } from './areas/auth';
import { challengeOperations } from './areas/challenges';
import { competitionOperations } from './areas/competitions';
import { dashboardOperations } from './areas/dashboard';
import { kycOperations } from './areas/kyc';
import { mt5UserOperations } from './areas/mt5Users';
import { payoutOperations } from './areas/payouts';
import { supportOperations } from './areas/support';
import { tradingAccountOperations } from './areas/tradingAccounts';
import { updateUserOperations } from './areas/updateUser';
import { userOperations } from './areas/users';
import { walletOperations } from './areas/wallet';
import type { Operations } from './openapi/operation';

/** Every handler by its operationId. `createApp` refuses to start where this and the OpenAPI document differ. */
export const operations: Operations = {
  ...authOperations,
  ...dashboardOperations,
  ...userOperations,
  ...updateUserOperations,
  ...kycOperations,
  ...walletOperations,
  ...payoutOperations,
  ...challengeOperations,
  ...supportOperations,
  ...tradingAccountOperations,
  ...mt5UserOperations,
  ...competitionOperations,
};
