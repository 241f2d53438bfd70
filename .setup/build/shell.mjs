import { build } from 'vite';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const source = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Shell } from '/src/app/frame/Shell.tsx';
export const html = renderToStaticMarkup(createElement(Shell));
`;
const id = 'virtual:shell';

/**
 * Renders src/app/frame/Shell.tsx to the markup that index.html contains. The links work without a
 * script. The buttons are inert, because their handlers are not loaded yet and a click on them
 * would be lost without a sign. The boot script handles 'Copy details'.
 */
export async function renderShell(root) {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    plugins: [
      {
        name: 'shell',
        resolveId: (name) => (name.endsWith(id) ? id : null),
        load: (name) => (name === id ? source : null),
      },
    ],
    ssr: { noExternal: true },
    // The shell renders no open menu, so the code of menus is not needed here.
    build: {
      ssr: id,
      write: false,
      rolldownOptions: { external: [/MenuPanel/] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = [output].flat()[0].output[0].code;
  const file = path.join(
    root,
    'node_modules/.cache/shell',
    `${createHash('sha256').update(code).digest('hex').slice(0, 12)}.mjs`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
  const { html } = await import(pathToFileURL(file).href);
  return html.replace(/<button (?![^>]*shell-copy)/g, '<button inert="" ');
}
