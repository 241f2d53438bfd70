import type { StateHandlers } from '../../consumer/states/providerStates';
import { insertRow } from './rows';
import { insertMany, minutesAgo, signedIn, signedInWithId, type StateWorld } from './world';

export function supportStates(world: StateWorld) {
  const { services } = world;
  const insertTickets = (status: 'open' | 'closed') => (index: number) =>
    insertRow(services, 'tickets', { status, createdAt: minutesAgo(world, index) });
  return {
    'tickets exist': async ({ open, closed }) => {
      await insertMany(open, insertTickets('open'));
      await insertMany(closed, insertTickets('closed'));
      return signedIn(world);
    },
    "a ticket without a creator's name exists": async () => {
      await insertRow(services, 'tickets', { creatorName: null });
      return signedIn(world);
    },
    'an open ticket has this id': async ({ id, messages }) => {
      await insertRow(services, 'tickets', { id });
      await insertMany(messages, (index) =>
        insertRow(services, 'ticketMessages', {
          ticketId: id,
          createdAt: minutesAgo(world, messages - index),
        }),
      );
      return signedInWithId(world, id);
    },
    'a closed ticket has this id': async ({ id }) => {
      await insertRow(services, 'tickets', { id, status: 'closed' });
      await insertRow(services, 'ticketMessages', { ticketId: id, isFromStaff: true });
      return signedInWithId(world, id);
    },
    'no ticket has this id': ({ id }) => signedInWithId(world, id),
  } satisfies Partial<StateHandlers>;
}
