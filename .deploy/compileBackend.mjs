// Compiles the reference backend into a folder that needs nothing but Node and a PostgreSQL server:
//   node .deploy/compileBackend.mjs <folder>
//   DATABASE_URL=… node <folder>/contracts/provider/main.mjs
// Beside it are audit.mjs and the files that the backend reads, in the folders of the repository.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder to compile into.');
const outDir = path.resolve(folder);

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  // PGlite is for a machine without a PostgreSQL server, and not in an image.
  ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    rolldownOptions: {
      input: {
        'contracts/provider/main': 'contracts/provider/main.ts',
        'contracts/scripts/audit': 'contracts/scripts/audit.ts',
      },
      external: /^@electric-sql/,
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'contracts/provider/[name]-[hash].mjs',
      },
    },
  },
});

/** @type {(file: string, to?: string) => void} */
const copy = (file, to = file) =>
  cpSync(path.join(root, file), path.join(outDir, to), { recursive: true });
copy('openapi/openapi.bundle.json');
copy('contracts/provider/db/migrations');
copy('contracts/provider/static/documents');
// The page at /api/docs reads these beside its own code.
copy('openapi/reference/style.css', 'contracts/provider/style.css');
copy('openapi/readings.md', 'contracts/provider/readings.md');
