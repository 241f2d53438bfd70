import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { insertMany, minutesAgo, signedIn, signedInWithId, type StateWorld } from './world';

export function competitionStates(world: StateWorld) {
  const { services } = world;
  return {
    'competitions exist': async ({ count }) => {
      await insertMany(count, (index) =>
        insertRow(services, 'competitions', { startDate: minutesAgo(world, 60 + index) }),
      );
      return signedIn(world);
    },
    'an ended competition exists': async () => {
      await insertRow(services, 'competitions', { isActive: false });
      return signedIn(world);
    },
    'a competition is running': async ({ id, contestants }) => {
      await insertRow(services, 'competitions', { id, contestants });
      await insertMany(contestants, (index) =>
        insertRow(services, 'leaderboardRows', {
          competitionId: id,
          login: 700_001 + index,
          returnPercent: 12.5 - index,
        }),
      );
      return signedInWithId(world, id);
    },
    'a competition without details has this id': async ({ id }) => {
      await insertRow(services, 'competitions', {
        id,
        description: null,
        pricePoolCash: '0',
        prizeStructure: {},
      });
      await insertRow(services, 'leaderboardRows', {
        competitionId: id,
        traderName: null,
        winRate: null,
        winningTrade: null,
        losingTrade: null,
      });
      return signedInWithId(world, id);
    },
    'a competition has ended': async ({ id }) => {
      await insertRow(services, 'competitions', { id, isActive: false });
      return signedInWithId(world, id);
    },
    'no competition has this id': ({ id }) => signedInWithId(world, id),
  } satisfies Partial<StateHandlers>;
}
