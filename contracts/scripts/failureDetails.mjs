// Says what a backend needs to know about an interaction that failed.
import { readReadings } from '../../openapi/readings.mjs';
import { resolve } from '../../openapi/samples.mjs';
import { isSetUp } from './recorder.mjs';

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command. A report must not contain a token, so it is a variable. */
function curlOf({ method, url, headers, body }) {
  const sent = Object.entries(headers)
    .filter(([name]) => ['authorization', 'content-type', 'accept'].includes(name))
    .map(
      ([name, value]) =>
        `-H ${name === 'authorization' ? '"Authorization: Bearer $ACCESS_TOKEN"' : quoted(`${name}: ${String(value)}`)}`,
    );
  return [
    'curl',
    '-i',
    '-X',
    method,
    quoted(url),
    ...sent,
    ...(body ? ['--data', quoted(body)] : []),
  ].join(' ');
}

/** The request as the pact has it, for an interaction that was never sent. */
function curlOfPact({ method, path: address, query = {}, headers = {}, body }, baseUrl) {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();
  return curlOf({
    method,
    url: `${baseUrl}${address}${search && `?${search}`}`,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values.join(', ')]),
    ),
    body: body ? JSON.stringify(body.content) : '',
  });
}

const numbersIn = (value) => String(value ?? '').match(/\bR\d+\b/g) ?? [];

/** The readings of the operation, of its answer and of the provider state. */
function readingsOf(document, operation, interaction, states) {
  const { 'x-reading': own, responses } = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === operation);
  const status = String(interaction.response.status);
  const answer = resolve(
    document,
    responses[status] ?? responses[`${status[0]}XX`] ?? responses.default,
  );
  const { meaning } = states[interaction.providerStates?.[0]?.name] ?? {};
  const cited = new Set(
    [own, answer['x-reading'], meaning].flatMap((value) => numbersIn([value].flat().join(' '))),
  );
  return readReadings()
    .filter(({ number }) => cited.has(number))
    .map(({ number, title }) => `${number} ${title}`);
}

const answerText = ({ status, body }) =>
  status === 0 ? body : `${status} ${body || 'without a body'}`;

function expectedOf({ status, body }) {
  return `${status} ${body ? JSON.stringify(body.content) : 'with any body or none'}`;
}

/**
 * @param {import('./verifier.mjs').Result} result
 * @param {{ document: object, states: object, baseUrl: string, operationOf: (interaction: object)
 *   => string }} context
 * @returns {{ operation?: string, request?: string, expected?: string, actual?: string, state?:
 * string, readings: string[] }}
 */
export function detailsOf(
  { interaction, state, call },
  { document, states, baseUrl, operationOf },
) {
  const operation = interaction && operationOf(interaction);
  return {
    operation,
    request: call ? curlOf(call.asked) : interaction && curlOfPact(interaction.request, baseUrl),
    expected: interaction && expectedOf(interaction.response),
    actual: call && answerText(call.answered),
    state:
      state && !isSetUp(state)
        ? `${JSON.parse(state.asked.body).state}: ${answerText(state.answered)}`
        : undefined,
    readings: interaction ? readingsOf(document, operation, interaction, states) : [],
  };
}

/** What there is to say about a failed interaction: its sentence, and indented lines. */
export function linesOf({ sentence, differences, details }) {
  const { operation, request, expected, actual, state, readings } = details;
  const facts = [
    ['operation', operation],
    ['request', request],
    ['expected', expected],
    ['actual', actual],
    ['state failed', state],
    ['rests on', readings.join('; ')],
    ...differences.map((difference) => ['differs', difference]),
  ];
  return [
    sentence,
    ...facts.filter(([, text]) => text).map(([name, text]) => `  ${`${name}:`.padEnd(13)} ${text}`),
  ];
}
