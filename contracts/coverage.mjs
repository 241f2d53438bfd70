// The tables of README.md: what the pacts hold, by operation, by screen, by state, and what breaks of a backend they catch.
import { sentenceOf } from './pactFiles.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call of the document, fixed paths before those with parameters: `/users/stats` is no user. */
export const operationsOf = (document) =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      methods.filter((method) => item[method]).map((method) => ({
        id: item[method].operationId,
        method: method.toUpperCase(),
        path,
        pattern: patternOf(path, valuesOf(document, [...(item.parameters ?? []), ...(item[method].parameters ?? [])])),
        statuses: Object.keys(item[method].responses).filter((status) => status !== 'default'),
      })),
    )
    .toSorted((a, b) => parametersIn(a) - parametersIn(b));

const parametersIn = ({ path }) => path.split('{').length;

const resolved = (document, { $ref, ...own }) => ($ref ? $ref.slice(2).split('/').reduce((part, key) => part[key], document) : own);

/** The values of path parameters that take only some: elsewhere any segment fits. */
const valuesOf = (document, parameters) =>
  Object.fromEntries(
    parameters
      .map((parameter) => resolved(document, parameter))
      .map(({ name, schema }) => [name, resolved(document, schema).enum])
      .filter(([, values]) => values),
  );

const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
const patternOf = (path, values) => new RegExp(`^${escaped(path).replaceAll(/\{(\w+)\}/g, (_all, name) => (values[name] ? `(${values[name].join('|')})` : '[^/]+'))}$`);

/**
 * The calls that an interaction is about, the exact one first. A second one is another name for the same request: a KYC decision by the
 * document's type in the path (R125). `/users/stats` is not also a user: that would take an id, which may be anything.
 */
function operationsFor(operations, { method, path }) {
  const [exact, ...others] = operations.filter((operation) => operation.method === method && operation.pattern.test(path));
  if (!exact) throw new Error(`The OpenAPI document has no ${method} ${path}.`);
  return [exact, ...others.filter(({ pattern }) => pattern.source.includes('('))];
}

/** The operationId of the call that an interaction is about. */
export const operationOfInteraction = (document, { request }) => operationsFor(operationsOf(document), request)[0].id;

/** The interactions of each operation by its id. */
export function interactionsByOperation(document, interactions) {
  const operations = operationsOf(document);
  const found = new Map(operations.map(({ id }) => [id, []]));
  for (const interaction of interactions) for (const { id } of operationsFor(operations, interaction.request)) found.get(id).push(interaction);
  return found;
}

const columnOf = (status) => (Number(status) >= 500 ? '5XX' : String(status));
const code = (text) => `\`${text}\``;
const listed = (names) => names.map(code).join(', ') || '–';

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** How many interactions there are by operation and status; '·' where the document knows the status and no interaction is about it. */
export function coverageTable(document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  // In the document's order, which is by area.
  const order = Object.values(document.paths).flatMap((item) => methods.map((method) => item[method]?.operationId).filter(Boolean));
  const operations = operationsOf(document).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const covered = operations.filter(({ id }) => byOperation.get(id).length > 0);
  const columns = [...new Set(covered.flatMap(({ statuses }) => statuses))].sort();
  const cell = ({ id, statuses }, column) => byOperation.get(id).filter(({ response }) => columnOf(response.status) === column).length || (statuses.includes(column) ? '·' : ' ');
  const rows = covered.map((operation) => [code(operation.id), ...columns.map((column) => cell(operation, column))]);
  const missing = operations.filter((operation) => !covered.includes(operation)).map(({ id }) => id);
  return [`${interactions.length} interactions over ${covered.length} of ${operations.length} operations. Without one: ${listed(missing)}.`, table(['Operation', ...columns], rows)].join('\n\n');
}

/** Every interaction under its operation: the state it starts from, what is asked, and the status of the answer. */
export function interactionTable(document, interactions) {
  const operations = operationsOf(document);
  const exact = new Map(operations.map((operation) => [operation, []]));
  for (const interaction of interactions) exact.get(operationsFor(operations, interaction.request)[0]).push(interaction);
  return [...exact]
    .filter(([, own]) => own.length > 0)
    .map(([{ id, method, path }, own]) => {
      const rows = own.map(({ providerStates, description, response }) => [response.status, providerStates?.[0]?.name ?? '–', description]).toSorted((a, b) => a[0] - b[0]);
      return `<details><summary><code>${id}</code> ${method} ${path}: ${own.length}</summary>\n\n${table(['Status', 'Given', 'Upon receiving'], rows)}\n\n</details>`;
    })
    .join('\n');
}

/** Every screen with the calls that it can make, each with the number of its interactions. */
export function screenTable(screens, document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  const shared = sharedCalls(screens);
  const made = new Set(screens.flatMap(({ operations }) => operations));
  const unused = operationsOf(document).map(({ id }) => id).filter((id) => !made.has(id));
  const rows = screens.map(({ title, pattern, operations }) => [
    title,
    code(pattern),
    operations.filter((id) => !shared.includes(id)).map((id) => `${code(id)} ${byOperation.get(id).length}`).join(', ') || '–',
  ]);
  return [`Every screen that makes a call can also make ${listed(shared)} (R8). No screen makes ${listed(unused)}.`, table(['Screen', 'Address', 'Calls, and how many interactions hold each'], rows)].join('\n\n');
}

/** What every screen behind the sign-in that makes a call at all can also call. */
function sharedCalls(screens) {
  const calling = screens.filter(({ isPublic, operations }) => !isPublic && operations.length > 0);
  return (calling[0]?.operations ?? []).filter((id) => calling.every(({ operations }) => operations.includes(id)));
}

/** Calls that a screen can make and no interaction holds. */
export function unheldCalls(screens, document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  return [...new Set(screens.flatMap(({ operations }) => operations))].filter((id) => byOperation.get(id).length === 0);
}

/** The values that interactions give a state's parameter, as JSON, with their types in words. */
function valuesGiven(state, parameter, interactions) {
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates).filter(({ name }) => name === state);
  const values = states.map(({ params = {} }) => params[parameter]);
  const types = [...new Set(values.map((value) => (typeof value === 'string' ? 'text' : typeof value)))].sort();
  return `${types.join(' or ')}; ${[...new Set(values.map((value) => JSON.stringify(value)))].map(code).join(', ')}`;
}

/** Every provider state with its parameters, what it answers, and how many interactions start from it. */
export function stateTable(states, interactions) {
  const used = interactions.map(({ providerStates }) => providerStates?.[0]?.name);
  const rows = Object.entries(states).map(([name, { meaning, parameters, gives }]) => [
    name,
    meaning,
    Object.entries(parameters).map(([parameter, text]) => `${code(parameter)} (${valuesGiven(name, parameter, interactions)}): ${text}`).join('<br>') || '–',
    listed(gives),
    used.filter((state) => state === name).length,
  ]);
  return table(['State', 'What there is', 'Parameters', 'Answers', 'Interactions'], rows);
}

/** States that no interaction starts from, and states of the pacts that the catalogue doesn't have. */
export function strayStates(states, interactions) {
  const used = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  return [...Object.keys(states).filter((name) => !used.has(name)), ...[...used].filter((name) => !Object.hasOwn(states, name))];
}

/** Every seeded break with the first interaction that caught it; `caught` has their sentences by the break's name. */
export function breakTable(breaks, caught) {
  const rows = breaks.map(({ name, operation }) => {
    const [first = 'nothing', ...others] = caught[name] ?? [];
    return [code(operation), name, `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`];
  });
  return [`${breaks.length} breaks, ${breaks.filter(({ name }) => caught[name]?.length > 0).length} caught.`, table(['Call', 'What has become of the backend', 'Caught by'], rows)].join('\n\n');
}

/** What the list of caught breaks gets wrong: breaks that it lacks or doesn't know, interactions that are gone. */
export function strayBreaks(breaks, caught, interactions) {
  const names = breaks.map(({ name }) => name);
  const sentences = new Set(interactions.map(sentenceOf));
  return [
    ...names.filter((name) => !Object.hasOwn(caught, name)),
    ...Object.keys(caught).filter((name) => !names.includes(name)),
    ...Object.values(caught).flat().filter((sentence) => !sentences.has(sentence)),
  ];
}
