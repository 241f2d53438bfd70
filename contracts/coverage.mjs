// The tables of README.md: what the pacts hold, operation by operation and state by state.

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({
      id: item[method].operationId,
      method: method.toUpperCase(),
      path,
      statuses: Object.keys(item[method].responses).filter((status) => status !== 'default'),
    })),
  );

const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
const patternOf = (path) => new RegExp(`^${escaped(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Fixed paths come before those with parameters: `/users/stats` is no user. */
const byParameters = (a, b) => a.path.split('{').length - b.path.split('{').length;

function operationFor(operations, { method, path }) {
  const found = operations.toSorted(byParameters).find((operation) => operation.method === method && patternOf(operation.path).test(path));
  if (!found) throw new Error(`The OpenAPI document has no ${method} ${path}.`);
  return found;
}

/** The operationId of the call that an interaction is about. */
export const operationOfInteraction = (document, { request }) => operationFor(operationsOf(document), request).id;

const columnOf = (status) => (Number(status) >= 500 ? '5XX' : String(status));

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** How many interactions there are by operation and status; '·' where the document knows the status and no interaction is about it. */
export function coverageTable(document, interactions) {
  const operations = operationsOf(document);
  const counts = new Map();
  for (const { request, response } of interactions) {
    const key = `${operationFor(operations, request).id} ${columnOf(response.status)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isCovered = ({ id, statuses }) => statuses.some((status) => counts.has(`${id} ${status}`));
  const covered = operations.filter(isCovered);
  const waiting = operations.filter((operation) => !isCovered(operation)).map(({ id }) => `\`${id}\``);
  const columns = [...new Set(covered.flatMap(({ statuses }) => statuses))].sort();
  const rows = covered.map(({ id, statuses }) => [
    `\`${id}\``,
    ...columns.map((status) => counts.get(`${id} ${status}`) ?? (statuses.includes(status) ? '·' : ' ')),
  ]);
  return [
    `${interactions.length} interactions over ${covered.length} of ${operations.length} operations.`,
    table(['Operation', ...columns], rows),
    `Without an interaction, until a screen makes the call: ${waiting.join(', ')}.`,
  ].join('\n\n');
}

/** Every provider state with its parameters, what it answers, and how many interactions start from it. */
export function stateTable(states, interactions) {
  const used = interactions.map(({ providerStates }) => providerStates?.[0]?.name);
  const rows = Object.entries(states).map(([name, { meaning, parameters, gives }]) => [
    name,
    meaning,
    Object.entries(parameters).map(([parameter, text]) => `\`${parameter}\`: ${text}`).join('<br>') || '–',
    gives.map((value) => `\`${value}\``).join(', ') || '–',
    used.filter((state) => state === name).length,
  ]);
  return table(['State', 'What there is', 'Parameters', 'Answers', 'Interactions'], rows);
}

/** States that no interaction starts from, and states of the pacts that the catalogue doesn't have. */
export function strayStates(states, interactions) {
  const used = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  return [...Object.keys(states).filter((name) => !used.has(name)), ...[...used].filter((name) => !Object.hasOwn(states, name))];
}
