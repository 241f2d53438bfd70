// The reference backend on an empty database, with the address that sets up its provider states: something to try verify.mjs on.
import { tsImport } from 'tsx/esm/api';

// Fixed, so that the hand-over page can name them.
const ports = { service: 4180, states: 4181 };

const { startVerifiable } = await tsImport('./provider/verifiable.ts', import.meta.url);
const { baseUrl, stateUrl, close } = await startVerifiable({ ports });
console.log(`\n  API      ${baseUrl}\n  States   ${stateUrl}\n\n  node contracts/verify.mjs --base-url ${baseUrl} --state-url ${stateUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(0)));
