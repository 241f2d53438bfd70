import path from 'node:path';

// Which modules share a file of the build. It follows from who imports whom, so a module that moves to another folder stays in its file.

const iconIndex = /\/lucide-react\.m?js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const isIcon = (id) => /\/lucide-react\/.*\/icons\//.test(id);

/** The icons' modules by their names, as the package's index exports them. */
function iconsByName(index) {
  const exports = [...(index.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g)];
  return new Map(
    exports.flatMap(([, names, file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, path.posix.join(path.posix.dirname(index.id), file)]),
    ),
  );
}

/** Makes a function that lists a module's imports. Of the icons' index, which exports every icon, it takes those that the module names. */
function importsReader(infoOf) {
  let icons;
  return (id) => {
    const { importedIds = [], code } = infoOf(id) ?? {};
    return importedIds.flatMap((imported) => {
      if (!iconIndex.test(imported)) return imported;
      icons ??= iconsByName(infoOf(imported));
      const names = [...(code ?? '').matchAll(iconImport)].flatMap(([, list]) => list.split(',').map((part) => part.trim().split(/\s/)[0]));
      return names.flatMap((name) => icons.get(name) ?? []);
    });
  };
}

/** The modules that `start` imports, directly or through others, without dynamic imports; `start` is one of them. */
function staticImports(start, importsOf, found = new Set()) {
  if (found.has(start)) return found;
  found.add(start);
  for (const id of importsOf(start)) staticImports(id, importsOf, found);
  return found;
}

/**
 * Groups modules into one shared file, `core`, because a few files load faster than many small ones. It has what the entry imports
 * (with the frame), what at least `leastRoutes` routes import, what is `small` and shared by fewer of them, and icons of five screens or
 * overlays. What is not in it stays with the screens and overlays that import it; Chakra's system, for instance, comes with the first
 * dialog, menu or toast. What only tables or only lists need is in files of their own: forms don't pay for it. What is loaded when the page
 * is idle may need those files too.
 * @param {{
 *   route: RegExp, apart?: Record<string, RegExp>, idle?: RegExp, leastRoutes: number, small: { leastRoutes: number, code: number }
 * }} options Patterns of module ids (`apart`: by a file's name what everything that needs the file imports; `idle`: what no first load
 * waits for), counts of routes, and how many characters a small module has at most, before minifying.
 */
export function sharedChunks({ route, apart = {}, idle = /(?!)/, leastRoutes, small }) {
  const core = new Set();
  const apartOf = new Map();
  return {
    plugin: {
      name: 'shared-chunks',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const infoOf = (id) => this.getModuleInfo(id);
        const importsOf = importsReader(infoOf);
        for (const id of ids.filter((one) => infoOf(one)?.isEntry)) for (const used of staticImports(id, importsOf)) core.add(used);
        const lazy = ids.filter((id) => infoOf(id)?.dynamicImporters?.length > 0);
        const ofLazy = countsOf(lazy.flatMap((start) => [...staticImports(start, importsOf)]));
        for (const [id, count] of ofLazy) if (isIcon(id) && count > 4) core.add(id);

        const routes = ids.filter((id) => route.test(id));
        // Not the routes themselves: each is loaded on demand.
        const ofRoutes = countsOf(routes.flatMap((start) => [...staticImports(start, importsOf)].filter((id) => id !== start)));
        for (const [id, count] of ofRoutes) if (count >= leastRoutes) core.add(id);
        const isSmall = (id) => core.has(id) || (infoOf(id)?.code?.length ?? Infinity) <= small.code;
        for (const [id, count] of ofRoutes)
          // What it imports itself would have to come along.
          if (count >= small.leastRoutes && [...staticImports(id, importsOf)].every(isSmall)) core.add(id);

        const awaited = lazy.filter((id) => !idle.test(id));
        const starts = [...ids.filter((id) => infoOf(id)?.isEntry), ...awaited].map((start) => staticImports(start, importsOf));
        for (const [name, pattern] of Object.entries(apart)) {
          const others = starts.filter((imports) => ![...imports].some((id) => pattern.test(id)));
          const ofOthers = new Set(others.flatMap((imports) => [...imports]));
          for (const id of core) if (!ofOthers.has(id)) apartOf.set(id, name);
        }
      },
    },
    groups: [
      ...Object.keys(apart).map((name) => ({ name, test: (id) => apartOf.get(id) === name })),
      { name: 'core', test: (id) => core.has(id) && !apartOf.has(id) },
    ],
  };
}

function countsOf(ids) {
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
