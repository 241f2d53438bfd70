import type { Services } from '../../contracts/provider/operations/services';
import { emptyTables, insertPayout, insertRow } from '../../contracts/provider/states/rows';

/**
 * One record of every kind, each with the id 7. The payout is of another user, so that user 7 can
 * be deleted.
 */
export async function insertOneOfEach(services: Services): Promise<void> {
  await emptyTables(services);
  await insertRow(services, 'users', { id: 7 });
  await insertRow(services, 'kycRecords', { userId: 7 });
  for (const addressType of ['home_address_1', 'home_address_2'] as const) {
    await insertRow(services, 'kycAddressProofs', { userId: 7, addressType });
  }
  await insertPayout(services, { id: 7 });
  await insertRow(services, 'challenges', { id: 7 });
  await insertRow(services, 'tickets', { id: 7, userId: 7 });
  await insertRow(services, 'ticketMessages', { ticketId: 7 });
  await insertRow(services, 'tradingAccounts', { login: 7, userId: 7, fundedEligible: true });
  await insertRow(services, 'positions', { login: 7 });
  await insertRow(services, 'competitions', { id: 7 });
  await insertRow(services, 'leaderboardRows', { competitionId: 7 });
  await insertRow(services, 'activities');
}
