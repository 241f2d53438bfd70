// Holds pacts against the OpenAPI document: whatever the console relies on has to be promised there.
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { sentenceOf } from './pactFiles.mjs';

/**
 * Everything the comparator has to say about one pact, warnings too: by itself it lets a query parameter pass that the document doesn't
 * know. The pact's paths have no base, like the document's (R1).
 * @returns {Promise<{type: string, code: string, message: string, interaction: string, location: string}[]>}
 */
export async function differences(document, pact) {
  // It changes the document that it is given.
  const comparator = new Comparator(structuredClone(document));
  const found = [];
  for await (const { type, code, message, mockDetails } of comparator.compare(pact)) {
    const location = mockDetails?.location ?? '';
    // Its own name for an interaction leaves out the state.
    const interaction = pact.interactions[/interactions\[(\d+)\]/.exec(location)?.[1]];
    found.push({ type, code, message, interaction: interaction ? sentenceOf(interaction) : 'the pact', location });
  }
  return found;
}
