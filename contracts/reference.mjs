// The reference backend on an empty database, with the address that sets up its provider states: something to try verify.mjs on.
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';

// Fixed, so that the hand-over page can name them. Not 4190, which fetch refuses.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4180' }, 'state-port': { type: 'string', default: '4181' } } });

const { startVerifiable } = await tsImport('./provider/verifiable.ts', import.meta.url);
const { baseUrl, stateUrl, close } = await startVerifiable({ ports: { service: Number(values.port), states: Number(values['state-port']) } });
console.log(`\n  API      ${baseUrl}\n  States   ${stateUrl}\n\n  node contracts/verify.mjs --base-url ${baseUrl} --state-url ${stateUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(0)));
