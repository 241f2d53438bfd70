import { Hono } from 'hono';
import {
  providerStates,
  type StateHandlers,
  type StateName,
} from '../../consumer/states/providerStates';

interface StateChange {
  action: 'setup' | 'teardown';
  state: string;
  params?: Record<string, unknown>;
}

/**
 * The address where a verifier sets up provider states. POST `{action, state, params}` answers with
 * the state's values. Every state begins with `startAfresh`, and so does an interaction without a
 * state (its name is empty). An unknown state gets a 400, a failed one a 500. Both make the
 * verification fail.
 */
export function createStateServer(handlers: StateHandlers, startAfresh: () => Promise<void>): Hono {
  const app = new Hono();
  app.post('/states', async (context) => {
    // The type is what a verifier sends. A missing field fails below.
    const { action, state, params = {} } = await context.req.json<StateChange>();
    if (action === 'teardown') return context.json({});
    await startAfresh();
    if (state === '') return context.json({});
    if (!isKnown(state)) return context.json({ message: `There is no state "${state}".` }, 400);
    // The consumer's tests have the types of the same catalog. Here name and parameters come from a
    // request.
    const setUp = handlers[state] as (given: unknown) => Promise<Record<string, string>>;
    return context.json(await setUp(params));
  });
  return app;
}

const isKnown = (state: string): state is StateName => Object.hasOwn(providerStates, state);
