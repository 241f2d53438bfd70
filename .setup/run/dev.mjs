// npm run dev: Vite with hot reloading in this process and the reference backend in another. They
// end together. Arguments are passed to the backend (npm run dev -- --data .data/other).
import { spawn } from 'node:child_process';
import { ensure } from './ensure.mjs';
import { inRoot, main } from './process.mjs';
import { freePort, providerArgs, untilHealthy } from './provider.mjs';

await main(async () => {
  process.chdir(inRoot());
  await ensure();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = providerArgs(['--port', String(port), ...process.argv.slice(2)]);
  // In a group of its own: Ctrl-C reaches only this process, which ends the backend once.
  const backend = spawn(process.execPath, args, {
    env: { NODE_ENV: 'development', ...process.env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const event of ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(event, () => backend.kill('SIGTERM'));
  backend.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));

  await untilHealthy(origin);
  process.env.BACKEND = origin;
  const { createServer } = await import('vite');
  const vite = await createServer();
  await vite.listen();
  console.log(`\nConsole with hot reloading, on the backend at ${origin}:`);
  vite.printUrls();
});
