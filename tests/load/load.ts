// The load scenarios: `npm run load`, or `npm run load -- mix restarts` for some.
import { closeConnections } from './client';
import { isPassed, printResult, writeReport, type Result } from './report';
import type { Run } from './scenario';
import { run as disk } from './scenarios/disk';
import { run as junk } from './scenarios/junk';
import { run as mix } from './scenarios/mix';
import { run as pages } from './scenarios/pages';
import { run as postgres } from './scenarios/postgres';
import { run as proxy } from './scenarios/proxy';
import { run as restarts } from './scenarios/restarts';
import { run as rolling, runBehindNginx as nginx } from './scenarios/rolling';
import { run as searches } from './scenarios/searches';
import { run as signins } from './scenarios/signins';

const scenarios: Record<string, Run> = {
  mix,
  pages,
  searches,
  signins,
  restarts,
  rolling,
  nginx,
  postgres,
  junk,
  disk,
  proxy,
};

const args = process.argv.slice(2);
const unknown = args.filter((name) => !Object.hasOwn(scenarios, name));
if (unknown.length > 0) {
  console.error(
    `No scenario named ${unknown.join(', ')}. There are: ${Object.keys(scenarios).join(', ')}.`,
  );
  process.exit(1);
}

async function runOnce(name: string, run: Run): Promise<Result> {
  const started = performance.now();
  const findings = await run().catch((error: unknown) => ({
    rows: [],
    lost: 0,
    expectations: [
      {
        what: `it runs to its end: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        isMet: false,
      },
    ],
  }));
  const result = { name, seconds: (performance.now() - started) / 1000, ...findings };
  printResult(result);
  return result;
}

const results: Result[] = [];
for (const [name, run] of Object.entries(scenarios)) {
  if (args.length > 0 && !args.includes(name)) continue;
  const result = await runOnce(name, run);
  results.push(result);
  writeReport(results);
}
closeConnections();
process.exitCode = results.every(isPassed) ? 0 : 1;
