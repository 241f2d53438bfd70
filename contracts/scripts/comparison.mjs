// Compares pacts with the OpenAPI document. The document must promise everything that the console
// relies on.
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { sentenceOf } from './pact.mjs';

/**
 * Returns the comparator's errors and warnings about one pact. An unknown query parameter is only a
 * warning, so warnings count too. Like the document's, the pact's paths have no base (R1).
 * @returns {Promise<{type: string, code: string, message: string, interaction: string, location:
 * string}[]>}
 */
export async function differences(document, pact) {
  // The comparator changes the document.
  const comparator = new Comparator(structuredClone(document));
  const found = [];
  for await (const { type, code, message, mockDetails } of comparator.compare(pact)) {
    const location = mockDetails?.location ?? '';
    // The comparator's name for an interaction doesn't include the state.
    const interaction = pact.interactions[/interactions\[(\d+)\]/.exec(location)?.[1]];
    found.push({
      type,
      code,
      message,
      interaction: interaction ? sentenceOf(interaction) : 'the pact',
      location,
    });
  }
  return found;
}
