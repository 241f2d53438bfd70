// Makes the tables of contracts/*.md: the pacts by operation, by screen and by state, and the
// breaks that they catch.
import { resolve } from '../../openapi/samples.mjs';
import { escaped } from './escaped.mjs';
import { sentenceOf } from './pact.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Returns every operation of the document. Fixed paths come before paths with parameters:
 * `/users/stats` is no user.
 */
export const operationsOf = (document) =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      methods
        .filter((method) => item[method])
        .map((method) => ({
          id: item[method].operationId,
          method: method.toUpperCase(),
          path,
          pattern: patternOf(
            path,
            valuesOf(document, [...(item.parameters ?? []), ...(item[method].parameters ?? [])]),
          ),
          statuses: Object.keys(item[method].responses).filter((status) => status !== 'default'),
        })),
    )
    .toSorted((a, b) => parametersIn(a) - parametersIn(b));

const parametersIn = ({ path }) => path.split('{').length;

/** The values of path parameters that have an enum. Other parameters match any segment. */
const valuesOf = (document, parameters) =>
  Object.fromEntries(
    parameters
      .map((parameter) => resolve(document, parameter))
      .map(({ name, schema }) => [name, resolve(document, schema).enum])
      .filter(([, values]) => values),
  );

const patternOf = (path, values) =>
  new RegExp(
    `^${escaped(path).replaceAll(/\\\{(\w+)\\\}/g, (_all, name) => (values[name] ? `(${values[name].join('|')})` : '[^/]+'))}$`,
  );

/**
 * Returns the operations of a request, the exact one first. A KYC decision has a second one, with
 * the document's type as a parameter (R125). Other operations with parameters don't count:
 * `/users/stats` also matches the path of a user, but isn't one.
 */
function operationsFor(operations, { method, path }) {
  const [exact, ...others] = operations.filter(
    (operation) => operation.method === method && operation.pattern.test(path),
  );
  if (!exact) throw new Error(`The OpenAPI document has no ${method} ${path}.`);
  return [exact, ...others.filter(({ pattern }) => pattern.source.includes('('))];
}

/** Returns the operationId of an interaction. */
export const operationOfInteraction = (document, { request }) =>
  operationsFor(operationsOf(document), request)[0].id;

/** Returns the interactions of each operation, by operationId. */
export function interactionsByOperation(document, interactions) {
  const operations = operationsOf(document);
  const found = new Map(operations.map(({ id }) => [id, []]));
  for (const interaction of interactions)
    for (const { id } of operationsFor(operations, interaction.request))
      found.get(id).push(interaction);
  return found;
}

const columnOf = (status) => (Number(status) >= 500 ? '5XX' : String(status));
const code = (text) => `\`${text}\``;
const listed = (names) => names.map(code).join(', ') || '–';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Counts interactions by operation and status. '·' marks a status that the document has and no
 * interaction covers.
 */
export function coverageTable(document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  // The document's order is by area.
  const order = Object.values(document.paths).flatMap((item) =>
    methods.map((method) => item[method]?.operationId).filter(Boolean),
  );
  const operations = operationsOf(document).toSorted(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  );
  const covered = operations.filter(({ id }) => byOperation.get(id).length > 0);
  const columns = [...new Set(covered.flatMap(({ statuses }) => statuses))].sort();
  const cell = ({ id, statuses }, column) =>
    byOperation.get(id).filter(({ response }) => columnOf(response.status) === column).length ||
    (statuses.includes(column) ? '·' : ' ');
  const rows = covered.map((operation) => [
    code(operation.id),
    ...columns.map((column) => cell(operation, column)),
  ]);
  const missing = operations
    .filter((operation) => !covered.includes(operation))
    .map(({ id }) => id);
  return [
    `${interactions.length} interactions over ${covered.length} of ${operations.length} operations. Without one: ${listed(missing)}.`,
    table(['Operation', ...columns], rows),
  ].join('\n\n');
}

/** Lists every interaction by its operation, with state, description and status. */
export function interactionTable(document, interactions) {
  const operations = operationsOf(document);
  const exact = new Map(operations.map((operation) => [operation, []]));
  for (const interaction of interactions)
    exact.get(operationsFor(operations, interaction.request)[0]).push(interaction);
  return [...exact]
    .filter(([, own]) => own.length > 0)
    .map(([{ id, method, path }, own]) => {
      const rows = own
        .map(({ providerStates, description, response }) => [
          response.status,
          providerStates?.[0]?.name ?? '–',
          description,
        ])
        .toSorted((a, b) => a[0] - b[0]);
      const summary = `<code>${id}</code> ${method} ${path}: ${own.length}`;
      return `<details><summary>${summary}</summary>\n\n${table(['Status', 'Given', 'Upon receiving'], rows)}\n\n</details>`;
    })
    .join('\n');
}

/**
 * Lists every screen with the calls that it can make, and the number of interactions of each call.
 */
export function screenTable(screens, document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  const shared = sharedCalls(screens);
  const ofFrame = [...new Set(screens.flatMap((screen) => screen.ofFrame))].filter(
    (id) => !shared.includes(id),
  );
  const made = new Set(screens.flatMap(({ operations }) => operations));
  const unused = operationsOf(document)
    .map(({ id }) => id)
    .filter((id) => !made.has(id));
  const rows = screens.map((screen) => {
    const { title, pattern } = screen;
    const operations = screen.operations.filter(
      (id) => !shared.includes(id) && !screen.ofFrame.includes(id),
    );
    const calls = operations.map((id) => `${code(id)} ${byOperation.get(id).length}`);
    return [title, code(pattern), calls.join(', ') || '–'];
  });
  return [
    `Every screen that makes a call can also make ${listed(shared)} (R8). The frame around it makes ${listed(ofFrame)} (R334). ` +
      `No screen makes ${listed(unused)}.`,
    table(['Screen', 'Address', 'Calls, with their number of interactions'], rows),
  ].join('\n\n');
}

/**
 * The calls that every screen behind the sign-in can make. Screens without any call don't count.
 */
function sharedCalls(screens) {
  const own = screens
    .filter(({ isPublic }) => !isPublic)
    .map(({ operations, ofFrame }) => operations.filter((id) => !ofFrame.includes(id)))
    .filter((calls) => calls.length > 0);
  return (own[0] ?? []).filter((id) => own.every((calls) => calls.includes(id)));
}

/** Returns the calls that a screen can make and no interaction covers. */
export function uncoveredCalls(screens, document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  return [...new Set(screens.flatMap(({ operations }) => operations))].filter(
    (id) => byOperation.get(id).length === 0,
  );
}

/** Returns the types and values of a state's parameter in the interactions. */
function valuesGiven(state, parameter, interactions) {
  const states = interactions
    .flatMap(({ providerStates = [] }) => providerStates)
    .filter(({ name }) => name === state);
  const values = states.map(({ params = {} }) => params[parameter]);
  const types = [
    ...new Set(values.map((value) => (typeof value === 'string' ? 'text' : typeof value))),
  ].sort();
  return `${types.join(' or ')}; ${[...new Set(values.map((value) => JSON.stringify(value)))].map(code).join(', ')}`;
}

/**
 * Lists every provider state with its parameters, the values it gives back, and its number of
 * interactions.
 */
export function stateTable(states, interactions) {
  const used = interactions.map(({ providerStates }) => providerStates?.[0]?.name);
  const rows = Object.entries(states).map(([name, { meaning, parameters, gives }]) => [
    name,
    meaning,
    Object.entries(parameters)
      .map(
        ([parameter, text]) =>
          `${code(parameter)} (${valuesGiven(name, parameter, interactions)}): ${text}`,
      )
      .join('<br>') || '–',
    listed(gives),
    used.filter((state) => state === name).length,
  ]);
  return table(['State', 'What exists', 'Parameters', 'Gives', 'Interactions'], rows);
}

/** Returns states that no interaction uses, and states of the pacts that are not in the catalog. */
export function unmatchedStates(states, interactions) {
  const used = new Set(
    interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  );
  return [
    ...Object.keys(states).filter((name) => !used.has(name)),
    ...[...used].filter((name) => !Object.hasOwn(states, name)),
  ];
}

/**
 * Lists every seeded break with the first interaction that caught it. `caught` has the sentences by
 * the break's name. `tolerated` are the differences that no interaction may object to.
 */
export function breakTable(breaks, caught, tolerated) {
  const rows = breaks.map(({ name, operation }) => {
    const [first = 'nothing', ...others] = caught[name] ?? [];
    return [
      code(operation),
      name,
      `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`,
    ];
  });
  return [
    `${breaks.length} breaks, ${breaks.filter(({ name }) => caught[name]?.length > 0).length} caught.`,
    table(['Call', 'What the broken backend does', 'Caught by'], rows),
    'The console copes with these, and all interactions pass:',
    tolerated.map(({ name }) => `- ${name}`).join('\n'),
  ].join('\n\n');
}

/**
 * Returns what is wrong in the list of caught breaks: missing breaks, unknown breaks, and
 * interactions that no longer exist.
 */
export function staleBreaks(breaks, caught, interactions) {
  const names = breaks.map(({ name }) => name);
  const sentences = new Set(interactions.map(sentenceOf));
  return [
    ...names.filter((name) => !Object.hasOwn(caught, name)),
    ...Object.keys(caught).filter((name) => !names.includes(name)),
    ...Object.values(caught)
      .flat()
      .filter((sentence) => !sentences.has(sentence)),
  ];
}
