import { createHash } from 'node:crypto';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, runnerImport } from 'vite';

const boot = 'src/app/boot/boot.ts';
const guard = 'src/app/boot/guard.ts';
const mark = '<!-- boot -->';
const shellMark = '<!-- shell -->';

/**
 * With this first line Chromium compiles the whole file while it arrives. Without it, it reads a
 * function first to skip it, and again when it is called, as nearly all are for the first rows.
 * Other browsers ignore the line.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/** Collects a chunk's own file and the files of all its static imports. */
function filesOf(bundle, fileName, seen = new Set()) {
  const chunk = bundle[fileName];
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunk.imports ?? []) filesOf(bundle, next, seen);
  return seen;
}

const entryTag = / *<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n/;

const stylesOf = (bundle, files) =>
  files.flatMap((file) => [...(bundle[file].viteMetadata?.importedCss ?? [])]);

/** The files that each page's module (below src, without extension) needs besides the entry's. */
function lazyFiles(bundle, root) {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const ofEntry = new Set(
    chunks
      .filter((chunk) => chunk.isEntry)
      .flatMap((chunk) => [...filesOf(bundle, chunk.fileName)]),
  );
  const known = new Set([...ofEntry, ...stylesOf(bundle, [...ofEntry])]);
  const filesFor = (chunk) => {
    const scripts = [...filesOf(bundle, chunk.fileName)];
    return [...new Set([...scripts, ...stylesOf(bundle, scripts)])]
      .filter((file) => !known.has(file))
      .map((file) => path.basename(file));
  };
  const source = path.join(root, 'src') + path.sep;
  return Object.fromEntries(
    chunks
      .filter((chunk) => /Page\.tsx$/.test(chunk.facadeModuleId ?? ''))
      .map((chunk) => [
        chunk.facadeModuleId
          .slice(source.length)
          .replace(/\.tsx$/, '')
          .split(path.sep)
          .join('/'),
        filesFor(chunk),
      ]),
  );
}

/** For a build of its own: the console's plugins would run in it, too. */
const plain = (root) => ({
  configFile: false,
  root,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});

/** Builds a classic script, which can't import: a build of its own. */
async function buildScript(entry, { root, build: { target } }, define) {
  const output = await build({
    ...plain(root),
    define,
    build: {
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'boot' },
      target,
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  });
  return [output].flat()[0].output[0].code;
}

/**
 * The markup of src/app/frame/Shell.tsx for index.html. Buttons are inert: their handlers are not
 * loaded yet, and a click would be lost. The boot script handles 'Copy details'.
 */
async function renderShell(root) {
  const { module } = await runnerImport('/src/app/frame/Shell.tsx', plain(root));
  const markup = renderToStaticMarkup(createElement(module.Shell));
  return markup.replace(/<button (?![^>]*shell-copy)/g, '<button inert="" ');
}

/** A DOM node as text or `[tag, attributes, children]`. */
const treeOf = (node) =>
  node.localName === undefined
    ? node.data
    : [
        node.localName,
        Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
        [...node.childNodes].map(treeOf),
      ];

/** For the guard, which draws them if the parser is held up before them, and may not write HTML. */
async function failedTree(shell) {
  // Loading it takes a second, which Storybook and `npm run dev` needn't wait.
  const { JSDOM } = await import('jsdom');
  return treeOf(new JSDOM(shell).window.document.querySelector('main.shell-failed'));
}

/**
 * The Vite plugin for the bundle's first line, the boot script, its guard and the static shell. The
 * boot script is told which files each route needs. The guard is async: it runs while the boot
 * script is still awaited. In development the boot script is an ordinary module, and there is
 * neither guard nor shell.
 */
export function bootScript() {
  let config;
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, context) =>
        context.server
          ? html.replace(
              mark,
              `<script>var __LAZY_FILES__ = {}, __ENTRY__ = ''</script><script type="module" src="/${boot}"></script>`,
            )
          : html,
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html'];
        const [tag, entry] = entryTag.exec(html.source);
        bundle[entry.slice(1)].code = compileAtOnce + bundle[entry.slice(1)].code;
        const stylesheets = html.source.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        const shell = await renderShell(config.root);
        const emit = async (entry, define) => {
          const { name } = path.parse(entry);
          const code = await buildScript(entry, config, define);
          const fileName = `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
          this.emitFile({ type: 'asset', fileName, source: code });
          return fileName;
        };
        const fileName = await emit(boot, {
          __LAZY_FILES__: JSON.stringify(lazyFiles(bundle, config.root)),
          __ENTRY__: JSON.stringify(entry),
        });
        const guardName = await emit(guard, {
          __STYLES__: JSON.stringify(stylesheets.map((link) => /href="([^"]+)"/.exec(link)[1])),
          __FAILED__: JSON.stringify(await failedTree(shell)),
        });
        for (const needed of [mark, shellMark])
          if (!html.source.includes(needed)) throw new Error(`index.html has no ${needed}`);
        // The bundle is only fetched: the boot script runs it after the first paint. The
        // stylesheet, which blocks the paint, comes first.
        html.source = html.source.replace(tag, '');
        for (const link of stylesheets) html.source = html.source.replace(link, '');
        // The replacement is a function, because `replace` gives '$' in a string a special meaning.
        html.source = html.source.replace(mark, () =>
          [
            `<script async src="/${guardName}"></script>`,
            `<script src="/${fileName}"></script>`,
            ...stylesheets.map((link) => link.trim()),
            `<link rel="modulepreload" crossorigin href="${entry}">`,
          ].join('\n    '),
        );
        html.source = html.source.replace(shellMark, () => shell);
      },
    },
  };
}
