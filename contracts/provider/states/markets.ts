import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { insertMany, signedIn, signedInWithId, type StateWorld } from './world';

const noDetails = { name: null, email: null, challengeName: null, accountSize: null, step: null };

/** Trading accounts and MT5 users. In this service they are the same records in two lists. */
export function marketStates(world: StateWorld) {
  const { services } = world;
  const insertAccounts = async ({ count }: { count: number }) => {
    await insertMany(count, () => insertRow(services, 'tradingAccounts'));
    return signedIn(world);
  };
  const insertBareAccount = async () => {
    await insertRow(services, 'tradingAccounts', noDetails);
    return signedIn(world);
  };
  const insertAccount = async (
    login: number,
    fields: { funded?: boolean; fundedEligible?: boolean },
  ) => {
    await insertRow(services, 'tradingAccounts', { login, ...fields });
    return signedInWithId(world, login);
  };
  return {
    'trading accounts exist': insertAccounts,
    'a trading account without details exists': insertBareAccount,
    'a trader has a funded account': async ({ name }) => {
      await insertRow(services, 'tradingAccounts', { name, step: 3, funded: true });
      await insertRow(services, 'tradingAccounts', { name: 'Jonas Lindqvist' });
      return signedIn(world);
    },
    'a trading account has open positions': async ({ id, count }) => {
      await insertRow(services, 'tradingAccounts', { login: id });
      await insertMany(count, (index) =>
        insertRow(services, 'positions', { login: id, action: index % 2 }),
      );
      return signedInWithId(world, id);
    },
    'a trading account has no open positions': async ({ id }) => {
      await insertRow(services, 'tradingAccounts', { login: id });
      return signedInWithId(world, id);
    },
    'no trading account has this login': ({ id }) => signedInWithId(world, id),
    'MT5 users exist': insertAccounts,
    'an MT5 user without details exists': insertBareAccount,
    'an MT5 user may be funded': ({ id }) => insertAccount(id, { fundedEligible: true }),
    'an MT5 user is already funded': ({ id }) => insertAccount(id, { funded: true }),
    'an MT5 user may not be funded': ({ id }) => insertAccount(id, {}),
    'an inactive MT5 user may be funded': async ({ name }) => {
      await insertRow(services, 'tradingAccounts', {
        name,
        step: 2,
        fundedEligible: true,
        isActive: false,
      });
      await insertRow(services, 'tradingAccounts', {
        name: 'Jonas Lindqvist',
        step: 3,
        funded: true,
      });
      return signedIn(world);
    },
  } satisfies Partial<StateHandlers>;
}
