// Writes one request for every call, as `.http` files that editors can send.
import { interactionsByOperation, operationsOf } from './coverage.mjs';

const head = `# Generated from the pacts by \`node openapi/gen.mjs\`. Do not edit.
# The address is that of \`npm run mock\`, which accepts any token.
@baseUrl = http://127.0.0.1:4170/api
@accessToken = any
`;

const answerSize = ({ response }) => JSON.stringify(response.body ?? '').length;

/**
 * The successful request with most in its answer, the first of those with as much. None if the call
 * has no contract yet.
 */
const fullest = (interactions) =>
  interactions
    .filter(({ response }) => response.status < 300)
    .toSorted((a, b) => answerSize(b) - answerSize(a))
    .slice(0, 1);

function requestOf({ id }, { description, request }) {
  const { method, path, query = {}, headers = {}, body } = request;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();
  return [
    `### ${id}: ${description}`,
    `# @name ${id}`,
    `${method} {{baseUrl}}${path}${search && `?${search}`}`,
    ...('Authorization' in headers ? ['Authorization: Bearer {{accessToken}}'] : []),
    ...(body ? ['Content-Type: application/json', '', JSON.stringify(body.content, null, 2)] : []),
    '',
  ].join('\n');
}

/**
 * Returns the text of every file by its name: one file for each area of the document that has a
 * contract.
 * @returns {Record<string, string>}
 */
export function httpFiles(document, interactions) {
  const byOperation = interactionsByOperation(document, interactions);
  const areaOf = new Map(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId, tags }) => [operationId, tags?.[0]]),
  );
  return Object.fromEntries(
    document.tags.flatMap(({ name }) => {
      const requests = operationsOf(document)
        .filter(({ id }) => areaOf.get(id) === name)
        .flatMap((operation) =>
          fullest(byOperation.get(operation.id)).map((interaction) =>
            requestOf(operation, interaction),
          ),
        );
      return requests.length > 0
        ? [[`${name.toLowerCase().replaceAll(' ', '-')}.http`, [head, ...requests].join('\n')]]
        : [];
    }),
  );
}
