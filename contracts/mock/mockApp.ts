import { type Context, Hono } from 'hono';
import { badRequest, Problem, unauthorized } from '../provider/core/problem';
import { readJsonBody } from '../provider/core/requestBody';
import { sendJson } from '../provider/core/sendJson';
import { applyFault, CutConnection } from '../provider/faults/faultRoutes';
import {
  loadDocument,
  operationsOf,
  type OpenApiDocument,
  type Operation,
} from '../provider/openapi/document';
import { addReference } from '../provider/openapi/referenceRoutes';
import { Validator } from '../provider/openapi/validator';
import { bodyOf, byOperation, choose, grouped, stateOf, type AskedState } from './fixtures';
import type { Interaction } from '../scripts/pact.mjs';
import { mockFaults } from './mockFaults';

interface MockOptions {
  openApiFile: string;
  interactions: Interaction[];
}

interface Mock {
  document: OpenApiDocument;
  validator: Validator;
  interactions: Interaction[];
  /** What `POST /_states` has set up, for calls without a header. */
  state: AskedState | undefined;
}

const stateHeader = 'X-Mock-State';
const faultHeader = 'X-Mock-Fault';
const maxBytes = 1024 * 1024;

/**
 * Answers every call of the document with the pacts' examples. `X-Mock-State` and `X-Mock-Fault`
 * say which (R451).
 */
export function createMock({ openApiFile, interactions }: MockOptions): Hono {
  const document = loadDocument(openApiFile);
  const mock: Mock = {
    document,
    validator: new Validator(document),
    interactions,
    state: undefined,
  };
  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof CutConnection || !(error instanceof Problem)) throw error;
    return sendJson(context, error.status, error.body, error.headers);
  });
  app.use(async (context, next) => {
    const name = context.req.header(faultHeader);
    if (name === undefined) return next();
    const fault = Object.hasOwn(mockFaults, name) ? mockFaults[name] : undefined;
    if (!fault)
      throw badRequest(
        `There is no fault "${name}". There are ${Object.keys(mockFaults).join(', ')}.`,
      );
    return applyFault(context, next, fault, {});
  });
  addReference(app, openApiFile);
  addStates(app, mock);
  const own = byOperation(document, interactions);
  for (const operation of operationsOf(document))
    app.on(operation.method, `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, (context) =>
      answer(context, operation, own.get(operation.id) ?? [], mock),
    );
  app.all('*', (context) => {
    throw new Problem(404, `The document has no ${context.req.method} ${context.req.path}.`);
  });
  return app;
}

/** The names of the states, with the calls that have an answer for each. */
function addStates(app: Hono, mock: Mock): void {
  app.get('/_states', (context) => {
    const calls = grouped(mock.interactions, stateOf);
    const states = [...calls].map(([state, own]) => [
      state,
      [
        ...new Set(
          own.map(
            ({ request, response }) => `${request.method} ${request.path} ${response.status}`,
          ),
        ),
      ],
    ]);
    // To read, so it has lines.
    const list = JSON.stringify(
      { faults: Object.keys(mockFaults), states: Object.fromEntries(states) as object },
      null,
      2,
    );
    return context.body(`${list}\n`, 200, { 'Content-Type': 'application/json' });
  });
  // As a verifier sends it, so that the mock itself can be verified.
  app.post('/_states', async (context) => {
    const {
      action,
      state = '',
      params,
    } = (await readJsonBody(context, maxBytes)) as {
      action: string;
      state?: string;
      params?: { id?: number | string } & Record<string, unknown>;
    };
    if (action === 'teardown' || state === '') {
      mock.state = undefined;
      return sendJson(context, 200, {});
    }
    assertKnown({ name: state }, mock);
    mock.state = { name: state, params };
    const tokens = mock.interactions
      .filter((each) => stateOf(each) === state)
      .map(({ request }) => request.body?.content['refresh_token']);
    return sendJson(context, 200, {
      accessToken: 'access-token-1',
      ...(params?.id !== undefined && { id: encodeURIComponent(params.id) }),
      ...(tokens[0] !== undefined && { refreshToken: tokens[0] }),
    });
  });
}

/** `competitions exist`, or `competitions exist {"count": 21}`. */
function readState(text: string | undefined): AskedState | undefined {
  const [, name, params] = /^([^{]*?)\s*(\{.*)?$/.exec(text ?? '') ?? [];
  if (!name) return undefined;
  try {
    return { name, ...(params && { params: JSON.parse(params) as Record<string, unknown> }) };
  } catch {
    throw badRequest(`The parameters in ${stateHeader} are not JSON: ${params ?? ''}`);
  }
}

function assertKnown({ name }: AskedState, { interactions }: Mock): void {
  const names = [...new Set(interactions.map(stateOf))];
  if (!names.includes(name))
    throw badRequest(`There is no state "${name}". There are ${names.join(', ')}.`);
}

const named = ({ name, params }: AskedState) =>
  params ? `${name} ${JSON.stringify(params)}` : name;

async function answer(
  context: Context,
  operation: Operation,
  own: Interaction[],
  mock: Mock,
): Promise<Response> {
  const state = readState(context.req.header(stateHeader)) ?? mock.state;
  if (state !== undefined) assertKnown(state, mock);
  const url = new URL(context.req.url);
  const body = operation.hasBody ? await readJsonBody(context, maxBytes) : undefined;
  const { chosen, isExact } = choose(own, state, {
    path: url.pathname.replace(/^\/api/, ''),
    search: url.searchParams,
    body,
  });
  if (!operation.isPublic && context.req.header('Authorization') === undefined)
    throw unauthorized();
  if (!isExact) {
    mock.validator.path(operation, context.req.param());
    mock.validator.query(operation, url.searchParams);
    if (operation.hasBody) mock.validator.body(operation, body);
  }
  if (!chosen) {
    const names = [
      ...new Set(
        own.map((each) => named({ name: stateOf(each), params: each.providerStates?.[0]?.params })),
      ),
    ].join(', ');
    throw badRequest(
      `${operation.id} has no answer for the state "${state ? named(state) : ''}". It has answers for ${names}.`,
    );
  }
  const content = bodyOf(mock.document, operation, chosen);
  context.header(stateHeader, stateOf(chosen));
  return content === undefined
    ? context.body(null, chosen.response.status as 503)
    : sendJson(context, chosen.response.status, content);
}
