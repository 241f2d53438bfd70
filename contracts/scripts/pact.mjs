// Reads the committed pact: the console is one consumer, and the API one provider.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ content: Record<string, unknown> }} Body
 * @typedef {{ key?: string, description: string, providerStates?: { name: string, params?:
 * Record<string, unknown> }[], request: { method: string, path: string, query?: Record<string,
 * string[]>, headers?: Record<string, string[]>, body?: Body }, response: { status: number, body?:
 * Body } }} Interaction
 * @typedef {{ consumer: { name: string }, provider: { name: string }, interactions: Interaction[]
 * }} Pact
 */

const committed = new URL('../pacts/admin-console-admin-api.json', import.meta.url);

/**
 * An id above 2^53 is read as text, because a number would lose digits (R48). A pact has one value
 * a line.
 */
const withLongIdsAsText = (pact) => pact.replace(/: (\d{16,})(,?)$/gm, ': "$1"$2');

/** @returns {Pact} */
export const readPact = () => JSON.parse(withLongIdsAsText(readFileSync(committed, 'utf8')));

/** Returns the sentence that tests and the verifier use as an interaction's name. */
export const sentenceOf = ({ providerStates, description }) =>
  `${providerStates?.[0] ? `Given ${providerStates[0].name} - ` : ''}${description}`;
