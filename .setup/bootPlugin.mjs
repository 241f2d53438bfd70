import { build } from 'vite';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { renderShell } from './shell.mjs';

const entry = 'src/boot/boot.ts';
const mark = '<!-- boot -->';
const shellMark = '<!-- shell -->';

/** The files of a chunk and of everything it imports statically, itself included. */
function filesOf(bundle, fileName, seen = new Set()) {
  const chunk = bundle[fileName];
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of chunk.imports ?? []) filesOf(bundle, next, seen);
  return seen;
}

const entryTag = / *<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"[^>]*>(?:<\/script>)?\n/g;

/** The files that the page's own tags load: the script to run, which is the last of them, and then those that it imports. */
const entryFiles = (html) => [...html.matchAll(entryTag)].map(([, file]) => file).reverse();

/** The stylesheets that come with scripts. */
const stylesOf = (bundle, files) => files.flatMap((file) => [...(bundle[file].viteMetadata?.importedCss ?? [])]);

/** Module name below src, without its ending → the files that it needs beyond the entry's own. */
function lazyFiles(bundle, root) {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const ofEntry = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...filesOf(bundle, chunk.fileName)]));
  const known = new Set([...ofEntry, ...stylesOf(bundle, [...ofEntry])]);
  const filesFor = (chunk) => {
    const scripts = [...filesOf(bundle, chunk.fileName)];
    return [...new Set([...scripts, ...stylesOf(bundle, scripts)])].filter((file) => !known.has(file)).map((file) => `/${file}`);
  };
  const source = path.join(root, 'src') + path.sep;
  return Object.fromEntries(
    chunks
      .filter((chunk) => /(Route|ProtectedLayout)\.tsx$/.test(chunk.facadeModuleId ?? ''))
      .map((chunk) => [
        chunk.facadeModuleId.slice(source.length).replace(/\.tsx$/, '').split(path.sep).join('/'),
        filesFor(chunk),
      ]),
  );
}

/**
 * Builds the boot script by itself (a classic script can't import), tells it which files each route needs, puts it into the head
 * before the stylesheet, and the static shell into the body. In development the script is an ordinary module and there is no shell.
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
        context.server ? html.replace(mark, `<script>var __LAZY_FILES__ = {}, __ENTRY_FILES__ = []</script><script type="module" src="/${entry}"></script>`) : html,
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html'];
        const output = await build({
          configFile: false,
          root: config.root,
          logLevel: 'warn',
          define: { __LAZY_FILES__: JSON.stringify(lazyFiles(bundle, config.root)), __ENTRY_FILES__: JSON.stringify(entryFiles(html.source)) },
          build: { write: false, emptyOutDir: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'boot' }, target: config.build.target },
        });
        const code = [output].flat()[0].output[0].code;
        const fileName = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source: code });
        for (const needed of [mark, shellMark]) if (!html.source.includes(needed)) throw new Error(`index.html has no ${needed}`);
        // The boot script fetches the bundle and runs it after the first paint.
        html.source = html.source.replace(entryTag, '');
        const stylesheets = html.source.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
        // The stylesheet holds up the first paint, the bundle doesn't: it is asked for first.
        for (const link of stylesheets) html.source = html.source.replace(link, '');
        // As functions: a '$' in the markup must stay what it is.
        html.source = html.source.replace(mark, () => [`<script src="/${fileName}"></script>`, ...stylesheets.map((link) => link.trim())].join('\n    '));
        const shell = await renderShell(config.root);
        html.source = html.source.replace(shellMark, () => shell);
      },
    },
  };
}
