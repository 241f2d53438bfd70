// npm start: the console on the reference backend. A fresh clone is all it needs.
// Arguments and environment are passed to contracts/provider/main.ts.
import { ensure } from './ensure.mjs';
import { inRoot, main } from './process.mjs';
import { becomeProvider } from './provider.mjs';

await main(async () => {
  process.chdir(inRoot());
  await ensure('build');
  await becomeProvider(process.argv.slice(2));
});
