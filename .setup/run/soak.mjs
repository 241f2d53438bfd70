// npm run soak: all cases of the suites that run a tenth of them in npm test. `npm run soak -- e2e`
// runs only that part.
import { ensure } from './ensure.mjs';
import { SetupError, inRoot, main } from './process.mjs';
import { runAll } from '../checks/report.mjs';

// Read by tests/propertyRuns.ts in every process that is started here, and by checks.mjs.
process.env.SOAK = '1';
const { soakChecks } = await import('../checks/checks.mjs');

await main(async () => {
  process.chdir(inRoot());
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !soakChecks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new SetupError(
      `No part named ${unknown.join(', ')}. There are: ${soakChecks.map((check) => check.name).join(', ')}.`,
    );
  const chosen = soakChecks.filter((check) => names.length === 0 || names.includes(check.name));
  await ensure('chromium', ...(chosen.some(({ name }) => name === 'build') ? [] : ['build']));
  await runAll(chosen);
});
