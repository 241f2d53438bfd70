import { completed, resolve, toldBy } from '../../openapi/samples.mjs';
import type { OpenApiDocument, Operation } from '../provider/openapi/document';
import { operationOfInteraction } from '../scripts/coverage.mjs';
import type { Interaction } from '../scripts/pact.mjs';

interface Asked {
  path: string;
  search: URLSearchParams;
  body: unknown;
}

export const stateOf = ({ providerStates }: Interaction) => providerStates?.[0]?.name ?? '';

/** Groups interactions by a name. Node 20 has no `Map.groupBy`. */
export function grouped(
  interactions: Interaction[],
  nameOf: (interaction: Interaction) => string,
): Map<string, Interaction[]> {
  const groups = new Map<string, Interaction[]>();
  for (const each of interactions)
    groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}

/** A state that was asked for. Without parameters, any of the pacts will do. */
export interface AskedState {
  name: string;
  params?: Record<string, unknown>;
}

/** The interactions of each operation, by operationId. */
export const byOperation = (document: OpenApiDocument, interactions: Interaction[]) =>
  grouped(interactions, (interaction) => String(operationOfInteraction(document, interaction)));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value;
const same = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const queryOf = (search: URLSearchParams) =>
  Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]));

const isOf = (interaction: Interaction, { name, params }: AskedState) =>
  stateOf(interaction) === name &&
  (params === undefined || same(interaction.providerStates?.[0]?.params ?? {}, params));

const isExactly = ({ request }: Interaction, { path, search, body }: Asked) =>
  request.path === path &&
  same(request.query ?? {}, queryOf(search)) &&
  same(request.body?.content, body);

const sizeOf = ({ response }: Interaction) => JSON.stringify(response.body ?? '').length;

/**
 * Returns the interaction whose answer fits best: one with this very request, or else the one with
 * most in its answer. Without a state only answers of success are chosen.
 */
export function choose(
  own: Interaction[],
  state: AskedState | undefined,
  asked: Asked,
): { chosen?: Interaction; isExact: boolean } {
  const possible = own
    .filter((each) => (state === undefined ? each.response.status < 300 : isOf(each, state)))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const exact = possible.find((each) => isExactly(each, asked));
  return { chosen: exact ?? possible[0], isExact: exact !== undefined };
}

/**
 * The body of an answer, with the required fields that the console doesn't read and a pact doesn't
 * have.
 */
export function bodyOf(
  document: OpenApiDocument,
  { id }: Operation,
  { request, response }: Interaction,
): unknown {
  if (response.body === undefined) return undefined;
  const operation = Object.values(document.paths)
    .flatMap(
      (item) =>
        Object.values(item) as { operationId?: string; responses?: Record<string, object> }[],
    )
    .find(({ operationId }) => operationId === id);
  const described = operation?.responses?.[response.status] ?? operation?.responses?.['default'];
  const { content } = (described ? resolve(document, described) : {}) as {
    content?: Record<string, { schema: object }>;
  };
  const schema = content?.['application/json']?.schema;
  return schema
    ? (completed(document, schema, response.body.content, toldBy(request)) as unknown)
    : response.body.content;
}
