import { runnerImport } from 'vite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders src/app/frame/Shell.tsx to the markup that index.html contains. The links work without a
 * script. The buttons are inert, because their handlers are not loaded yet and a click on them
 * would be lost without a sign. The boot script handles 'Copy details'.
 */
export async function renderShell(root) {
  const { module } = await runnerImport('/src/app/frame/Shell.tsx', {
    configFile: false,
    root,
    logLevel: 'warn',
  });
  return renderToStaticMarkup(createElement(module.Shell)).replace(
    /<button (?![^>]*shell-copy)/g,
    '<button inert="" ',
  );
}
