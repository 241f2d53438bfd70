// Compares two OpenAPI documents from the point of view of a backend that fulfilled the first one.
import { resolve } from '../../openapi/samples.mjs';
import { SchemaComparison, meaning } from './schemaChanges.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Parameters in a path are told apart by their place, not by their name. */
const addressOf = (path) => path.replaceAll(/\{\w+\}/g, '{}');

function operationsOf(document) {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const { parameters = [], security = document.security, ...operation } = item[method];
        const address = `${method.toUpperCase()} ${path}`;
        const own = [...(item.parameters ?? []), ...parameters].map((parameter) =>
          resolve(document, parameter),
        );
        return [
          addressOf(address),
          {
            ...operation,
            address,
            security,
            parameters: own.filter(({ in: place }) => place !== 'path'),
          },
        ];
      }),
  );
  return new Map(all);
}

const byName = (parameters) =>
  new Map(
    parameters.map((parameter) => [`${parameter.in} parameter \`${parameter.name}\``, parameter]),
  );

/** Calls one function for each name: it is in the first, in the second, or in both. */
function eachOf(before, after, { gone, added, both }) {
  for (const [name, was] of before) if (!after.has(name)) gone?.(name, was);
  for (const [name, is] of after) {
    if (before.has(name)) both(name, before.get(name), is);
    else added(name, is);
  }
}

/**
 * Returns every change that a backend must know of. `broke`: a backend that fulfilled the first
 * document may not fulfil the second. `added`: new to build, or new to be told. `loosened`: no
 * longer asked for. Descriptions and examples aren't compared.
 * @returns {{ kind: 'broke' | 'added' | 'loosened', place: string, text: string }[]}
 */
export function documentChanges(before, after) {
  const changes = [];
  const tell = (kind, place, text) => changes.push({ kind, place, text });
  const schemas = new SchemaComparison(before, after, (change) => changes.push(change));
  const told = new Set();
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const ids = new Map([...now.values()].map(({ operationId, address }) => [operationId, address]));

  if (meaning(before.servers) !== meaning(after.servers))
    tell('broke', 'servers', 'the base of all paths is another');
  eachOf(old, now, {
    gone: (_address, { operationId, address }) =>
      ids.has(operationId)
        ? tell('broke', operationId, `${address} is now ${ids.get(operationId)}`)
        : tell('loosened', operationId, `${address} is no longer called`),
    added: (address, { operationId, address: own }) => {
      if (![...old.values()].some((operation) => operation.operationId === operationId))
        tell('added', operationId, `${own} is new`);
    },
    both: (_address, was, is) => {
      if (meaning(was.security) !== meaning(is.security))
        tell('broke', is.operationId, 'who may call it is another');
      compareParameters(was, is);
      compareBodies(was, is);
      compareAnswers(was, is);
    },
  });
  return changes;

  function compareParameters(was, is) {
    const place = is.operationId;
    eachOf(byName(was.parameters), byName(is.parameters), {
      gone: (name) => tell('loosened', place, `the ${name} is no longer sent`),
      added: (name) => tell('added', place, `the ${name} may now be sent`),
      both: (name, first, second) => {
        schemas.compare(first.schema, second.schema, 'request', `${place}, ${name}`);
        if (Boolean(first.required) !== Boolean(second.required))
          tell(
            second.required ? 'loosened' : 'broke',
            place,
            `the ${name} is ${second.required ? 'always sent' : 'no longer always sent'}`,
          );
      },
    });
  }

  function compareBodies(was, is) {
    const place = `${is.operationId}, body`;
    const [first, second] = [
      was.requestBody && resolve(before, was.requestBody),
      is.requestBody && resolve(after, is.requestBody),
    ];
    if (!first && !second) return;
    if (!first) tell('added', place, 'a body is sent');
    else if (!second) tell('loosened', place, 'no body is sent');
    else compareContents(first, second, 'request', place);
  }

  function compareAnswers(was, is) {
    eachOf(new Map(Object.entries(was.responses)), new Map(Object.entries(is.responses)), {
      gone: (status) => tell('broke', is.operationId, `the answer ${status} is no longer allowed`),
      added: (status) => tell('added', is.operationId, `the answer ${status} is described`),
      both: (status, first, second) => {
        // Calls share their errors: what has changed in one is told once.
        const shared = first.$ref === second.$ref && first.$ref?.split('/').at(-1);
        if (shared && told.has(shared)) return;
        told.add(shared);
        const [one, two] = [resolve(before, first), resolve(after, second)];
        const place = shared ? `answers ${shared}` : `${is.operationId}, answer ${status}`;
        compareContents(one, two, 'answer', place);
        eachOf(
          new Map(Object.entries(one.headers ?? {})),
          new Map(Object.entries(two.headers ?? {})),
          {
            gone: (name) => tell('loosened', place, `the header ${name} is no longer read`),
            added: (name) => tell('added', place, `the header ${name} is read`),
            both: (name, header, newer) =>
              schemas.compare(
                resolve(before, header).schema,
                resolve(after, newer).schema,
                'answer',
                `${place}, header ${name}`,
              ),
          },
        );
      },
    });
  }

  function compareContents({ content: first = {} }, { content: second = {} }, side, place) {
    eachOf(new Map(Object.entries(first)), new Map(Object.entries(second)), {
      gone: (type) =>
        tell(side === 'answer' ? 'broke' : 'loosened', place, `it is no longer ${type}`),
      added: (type) => tell(side === 'answer' ? 'added' : 'broke', place, `it may now be ${type}`),
      both: (_type, one, two) => schemas.compare(one.schema ?? {}, two.schema ?? {}, side, place),
    });
  }
}
