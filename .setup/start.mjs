// npm start: the console and its reference backend, from a fresh clone and nothing else.
// Arguments and environment go to contracts/provider/main.ts as they are.
import { ensure } from './ensure.mjs';
import { inRoot, main } from './process.mjs';
import { becomeProvider } from './provider.mjs';

await main(async () => {
  process.chdir(inRoot());
  await ensure('build');
  await becomeProvider(process.argv.slice(2));
});
