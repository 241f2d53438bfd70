// npm run build: builds the console into dist/.
import { build } from '../build/consoleBuild.mjs';
import { ensure } from './ensure.mjs';
import { inRoot, main } from './process.mjs';

await main(async () => {
  process.chdir(inRoot());
  await ensure();
  process.exitCode = (await build({ echo: true })).code;
});
