// Starts the reference backend on an empty database, with an address for its provider states, to
// try verify.mjs on.
import { tsImport } from 'tsx/esm/api';
import { readArguments } from './arguments.mjs';

// Fixed, because contracts/README.md names them. `fetch` refuses port 4190.
const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4180' },
    'state-port': { type: 'string', default: '4181' },
    origin: { type: 'string', multiple: true },
  },
  usage:
    'npm run contracts:reference -- [options]\n\n' +
    '  --port        The port of the API. Default: 4180\n' +
    '  --state-port  The port of the provider states. Default: 4181\n' +
    '  --origin      Another origin whose console may call the API. May be given several times\n',
});

const { startVerifiable } = await tsImport(
  '../provider/verification/verifiable.ts',
  import.meta.url,
);
try {
  const { baseUrl, stateUrl, close } = await startVerifiable({
    ports: { service: Number(values.port), states: Number(values['state-port']) },
    consoleOrigins: values.origin,
  });
  process.stdout.write(
    `\n  API      ${baseUrl}\n  States   ${stateUrl}\n  To read  ${baseUrl}/docs\n\nIn another terminal:\n\n` +
      `  npm run contracts:verify -- --base-url ${baseUrl} --state-url ${stateUrl}\n\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  // The database would keep the process alive.
  process.stderr.write(`${error.message.replace('--port or PORT', '--port or --state-port')}\n`);
  process.exit(1);
}
