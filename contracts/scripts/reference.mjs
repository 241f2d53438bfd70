// Starts the reference backend on an empty database, with an address for its provider states, to try verify.mjs on.
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';

// Fixed, because contracts/README.md names them. `fetch` refuses port 4190.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4180' }, 'state-port': { type: 'string', default: '4181' } } });

const { startVerifiable } = await tsImport('../provider/verification/verifiable.ts', import.meta.url);
const { baseUrl, stateUrl, close } = await startVerifiable({
  ports: { service: Number(values.port), states: Number(values['state-port']) },
});
console.log(
  `\n  API      ${baseUrl}\n  States   ${stateUrl}\n\n  node contracts/scripts/verify.mjs --base-url ${baseUrl} --state-url ${stateUrl}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(0)));
