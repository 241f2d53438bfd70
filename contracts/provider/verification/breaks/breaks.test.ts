import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printCount } from '../../../../tests/propertyRuns';
import { operationOfInteraction } from '../../../scripts/coverage.mjs';
import { readPact, type Interaction } from '../../../scripts/pact.mjs';
import { answerCheck } from '../../../scripts/answerCheck';
import { verifyPact } from '../../../scripts/verifier.mjs';
import { defaultConfig } from '../../core/config';
import { loadDocument } from '../../openapi/document';
import { startVerifiable, type Verifiable } from '../verifiable';
import { breakableService } from './breakableService';
import type { Difference, SeededBreak } from './seededBreak';
import { breaksAbout, seededBreaks } from './seededBreaks';
import { toleratedDifferences } from './toleratedDifferences';

const document = loadDocument(defaultConfig.openApiFile);
const service = breakableService(document);
const check = answerCheck(document);
const pact = readPact();

let verifiable: Verifiable;
let verified = 0;
let caughtOnes = 0;

beforeAll(async () => {
  verifiable = await startVerifiable({ wrap: service.wrap });
});
afterAll(async () => {
  await verifiable.close();
  printCount('Contracts: interactions verified against a broken reference backend', verified);
  printCount('Contracts: seeded breaks caught', caughtOnes);
});

/** Other interactions can't notice the break. */
const concernedBy = ({ operation, noticedBy = operation, at }: SeededBreak) =>
  pact.interactions.filter(
    (interaction) =>
      operationOfInteraction(document, interaction) === noticedBy &&
      (at ?? interaction.response.status) === interaction.response.status,
  );

/** Verifies as `npm run contracts:verify` does. */
async function verifyInteractions(interactions: Interaction[]) {
  const outcome = await verifyPact({ ...verifiable, isRecorded: true }, { ...pact, interactions });
  const failed = outcome.results.map(check).filter(({ isVerified }) => !isVerified);
  return { ...outcome, failures: failed.map(({ sentence }) => sentence).sort(), failed };
}

it('every break has a name of its own, and there are at least thirty', () => {
  expect(new Set(seededBreaks.map(({ name }) => name)).size).toBe(seededBreaks.length);
  expect(seededBreaks.length).toBeGreaterThanOrEqual(30);
});

/** What a backend may do is passed, too. */
const honest: readonly Difference[] = [{ name: 'it is unbroken' }, ...toleratedDifferences];

it.each(honest)(
  'the reference backend on PGlite honors every interaction of the pact, if $name',
  { timeout: 240_000 },
  async (difference) => {
    service.breakBy(difference);
    const { total, failures, failed } = await verifyInteractions(pact.interactions);
    expect({ total, failures }, JSON.stringify(failed, null, 2)).toEqual({
      total: pact.interactions.length,
      failures: [],
    });
    printCount('Contracts: interactions verified on PGlite', total);
  },
);

describe.each(Object.entries(breaksAbout))('%s', (about, breaks) => {
  /** The sentences of the interactions that caught each break. breaks.md lists them. */
  const caught: Record<string, string[]> = {};

  it.each(breaks)('$operation: $name', async (seeded) => {
    service.breakBy(seeded);
    const { total, failures, output } = await verifyInteractions(concernedBy(seeded));
    verified += total;
    expect(service.hits(), 'the break has changed no answer').toBeGreaterThan(0);
    expect(failures.length, output).toBeGreaterThan(0);
    caught[seeded.name] = failures;
    caughtOnes += 1;
  });

  it('contracts/breaks.md lists what caught them', async () => {
    await expect(`${JSON.stringify(caught, null, 2)}\n`).toMatchFileSnapshot(
      `caught/${about}.json`,
    );
  });
});
