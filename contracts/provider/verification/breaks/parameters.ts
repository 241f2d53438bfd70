import { defaultConfig } from '../../core/config';
import { loadDocument, operationsOf } from '../../openapi/document';
import { ignoring, type SeededBreak } from './seededBreak';

/** The specification has them, but no screen of the console sends them. */
const unsent: Record<string, readonly string[]> = {
  listCompetitions: ['start_date', 'end_date', 'starting_balance'],
};

/** A backend that ignores one query parameter, for each one that the console sends. */
export const parameterBreaks: readonly SeededBreak[] = operationsOf(
  loadDocument(defaultConfig.openApiFile),
).flatMap(({ id, parameters }) =>
  parameters
    .filter(({ in: place, name }) => place === 'query' && !unsent[id]?.includes(name))
    .map(({ name }) => ({ name: `${id} ignores \`${name}\``, operation: id, ask: ignoring(name) })),
);
