// Adds examples to the bundled document, from what the pacts' interactions send and are answered.
import { interactionsByOperation } from '../contracts/scripts/coverage.mjs';
import { sentenceOf } from '../contracts/scripts/pact.mjs';
import { completed, sampleOf, toldBy } from './samples.mjs';

/** More would hide the schema. The fullest ones come first. */
const most = 3;
const json = 'application/json';
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Returns a copy of the document in which each request body and each response of an operation has
 * examples. Shared responses, such as the one for a 401, have their own in the document.
 */
export function withExamples(document, interactions) {
  const copy = structuredClone(document);
  const byOperation = interactionsByOperation(document, interactions);
  const addTo = (media, bodies) => {
    if (!media || media.example || media.examples) return;
    const found = bodies.map(({ summary, value, told }) => ({
      summary,
      value: completed(document, media.schema, value, told),
    }));
    // A map, because `example` would also go into the generated types.
    media.examples =
      found.length > 0
        ? examplesOf(found)
        : { Example: { value: sampleOf(document, media.schema) } };
  };
  for (const item of Object.values(copy.paths)) {
    for (const operation of methods.map((method) => item[method]).filter(Boolean)) {
      const own = byOperation.get(operation.operationId);
      const accepted = own.filter(({ response }) => response.status < 300);
      addTo(operation.requestBody?.content?.[json], bodiesOf(accepted, 'request'));
      for (const [status, response] of Object.entries(operation.responses)) {
        const answered = own.filter(
          (interaction) => String(interaction.response.status) === status,
        );
        addTo(response.content?.[json], bodiesOf(answered, 'response'));
      }
    }
  }
  return copy;
}

const bodiesOf = (interactions, side) =>
  interactions
    .filter((interaction) => interaction[side].body)
    .map((interaction) => ({
      summary: sentenceOf(interaction),
      value: interaction[side].body.content,
      // A request is whole. An answer tells of what was sent.
      told: side === 'response' ? toldBy(interaction.request) : {},
    }));

/** The fullest of those that differ, by a key of letters and digits. */
function examplesOf(bodies) {
  const different = new Map(bodies.toReversed().map((body) => [JSON.stringify(body.value), body]));
  return Object.fromEntries(
    [...different]
      .toSorted(([a], [b]) => b.length - a.length)
      .slice(0, most)
      .map(([, body]) => [body.summary.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/-$/, ''), body]),
  );
}
