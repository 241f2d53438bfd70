// npm run load: the reference backend under load and faults. `npm run load -- mix restarts` runs
// only those scenarios.
import { countLines, keepCounts } from '../checks/report.mjs';
import { ensure } from './ensure.mjs';
import { inRoot, main, run } from './process.mjs';

await main(async () => {
  process.chdir(inRoot());
  await ensure();
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'tests/load/load.ts', ...process.argv.slice(2)],
    { echo: true },
  );
  keepCounts('load', countLines(output), 'npm run load');
  process.exitCode = code;
});
