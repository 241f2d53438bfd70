import { Hono } from 'hono';
import { providerStates, type StateHandlers, type StateName } from '../consumer/providerStates';

interface StateChange {
  action: 'setup' | 'teardown';
  state: string;
  params?: Record<string, unknown>;
}

/**
 * The address that a verifier sets provider states up at: POST `{action, state, params}` answers the state's values. Every state starts
 * from `startAfresh`, also the one without a name, which interactions without a state have. An unknown state is a 400 and a failing one a
 * 500: either fails the verification.
 */
export function createStateServer(handlers: StateHandlers, startAfresh: () => Promise<void>): Hono {
  const app = new Hono();
  app.post('/states', async (context) => {
    // What a verifier sends; a field that is missing fails below.
    const { action, state, params = {} } = await context.req.json<StateChange>();
    if (action === 'teardown') return context.json({});
    await startAfresh();
    if (state === '') return context.json({});
    if (!isKnown(state)) return context.json({ message: `There is no state "${state}".` }, 400);
    // The consumer's tests are typed by the same catalogue; only this call knows name and parameters from the wire.
    const setUp = handlers[state] as (given: unknown) => Promise<Record<string, string>>;
    return context.json(await setUp(params));
  });
  return app;
}

const isKnown = (state: string): state is StateName => Object.hasOwn(providerStates, state);
