// Answers every call of the OpenAPI document with the examples of the pacts. See
// contracts/README.md.
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { readArguments } from './arguments.mjs';
import { readPact } from './pact.mjs';

// Fixed, because contracts/README.md names it.
const { values } = readArguments({
  options: { port: { type: 'string', default: '4170' } },
  usage: `npm run mock -- [options]\n\n  --port    The port it listens on. Default: 4170\n`,
});

const { createMock } = await tsImport('../mock/mockApp.ts', import.meta.url);
const { listen } = await tsImport('../provider/core/listen.ts', import.meta.url);
const app = createMock({
  openApiFile: fileURLToPath(new URL('../../openapi/openapi.bundle.json', import.meta.url)),
  interactions: readPact().interactions,
});
try {
  const { port, close } = await listen(app, {
    port: Number(values.port),
    host: '127.0.0.1',
    mayMove: false,
    headers: {},
  });
  const address = `http://127.0.0.1:${port}`;
  process.stdout.write(
    `\n  API      ${address}/api\n  States   ${address}/_states\n  To read  ${address}/api/docs\n\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
