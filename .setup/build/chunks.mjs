import path from 'node:path';

// Which modules share a file of the build. It follows from who imports whom, so a module that moves
// to another folder stays in its file.

const iconIndex = /\/lucide-react\.m?js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;

/** The icons' modules by their names, as the package's index exports them. */
function iconsByName(index) {
  const exports = [
    ...(index.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g),
  ];
  return new Map(
    exports.flatMap(([, names, file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [
        name,
        path.posix.join(path.posix.dirname(index.id), file),
      ]),
    ),
  );
}

/**
 * Makes a function that lists a module's imports. Of the icons' index, which exports every icon, it
 * takes those that the module names.
 */
function importsReader(infoOf) {
  let icons;
  return (id) => {
    const { importedIds = [], code } = infoOf(id) ?? {};
    return importedIds.flatMap((imported) => {
      if (!iconIndex.test(imported)) return imported;
      icons ??= iconsByName(infoOf(imported));
      const names = [...(code ?? '').matchAll(iconImport)].flatMap(([, list]) =>
        list.split(',').map((part) => part.trim().split(/\s/)[0]),
      );
      return names.flatMap((name) => icons.get(name) ?? []);
    });
  };
}

/**
 * The modules that `start` imports, directly or through others, without dynamic imports; `start` is
 * one of them.
 */
function staticImports(start, importsOf, found = new Set()) {
  if (found.has(start)) return found;
  found.add(start);
  for (const id of importsOf(start)) staticImports(id, importsOf, found);
  return found;
}

/** About how many bytes a module is in the build, minified and compressed. */
const sizeOf = (code) => Math.round((code?.length ?? 0) / 6);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What a group costs the routes of another one that do not need it. */
const costInVain = ({ routes }, group, { fileCost, inVain, weight }) =>
  sum(
    [...routes]
      .filter((route) => !group.routes.has(route))
      .map((route) => group.size * weight(route) * (1 + (inVain(route) + group.size) / fileCost)),
  );

/**
 * What two groups cost more as one: what the routes of only one of them load in vain, less what the
 * saved files are worth. A byte costs a route the more, the more it loads in vain already and the
 * more it needs: no route pays for all others, the largest least.
 */
function costOfMerging(one, other, costs) {
  const shared = [...one.routes].filter((route) => other.routes.has(route)).length;
  return costInVain(one, other, costs) + costInVain(other, one, costs) - shared * costs.fileCost;
}

/** The groups that a group imports, directly or through others. */
function groupsBelow(start, groups, importsOf) {
  const of = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])));
  const found = new Set();
  const follow = (group) => {
    for (const next of new Set(group.ids.flatMap(importsOf).map((id) => of.get(id)))) {
      if (!next || next === group || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(start);
  return found;
}

const merged = (one, other) => ({
  routes: new Set([...one.routes, ...other.routes]),
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
});

/** How much a byte counts at least for a route that needs little, beside the mean of all routes. */
const LEAST = 0.5;

const loadOf = (groups, route) =>
  sum(groups.filter(({ routes }) => routes.has(route)).map(({ size }) => size));

/**
 * Merges the two groups whose merging saves most, again and again, as long as it saves anything and
 * no group comes to import itself.
 */
function mergeGroups(needed, sizeOfRoute, fileCost, importsOf) {
  let groups = needed;
  const routes = [...sizeOfRoute.keys()];
  const mean = sum([...sizeOfRoute.values()]) / routes.length || 1;
  const weight = (route) => Math.max(LEAST, sizeOfRoute.get(route) / mean) ** 3;
  for (;;) {
    const vain = new Map(
      routes.map((route) => [route, loadOf(groups, route) - loadOf(needed, route)]),
    );
    const costs = { fileCost, inVain: (route) => vain.get(route), weight };
    const pairs = groups.flatMap((one, index) =>
      groups.slice(index + 1).map((other) => [costOfMerging(one, other, costs), one, other]),
    );
    const merging = pairs
      .filter(([cost]) => cost < 0)
      .sort(([one], [other]) => one - other)
      .map(([cost, one, other]) => {
        const both = merged(one, other);
        return [both, [both, ...groups.filter((group) => group !== one && group !== other)], cost];
      })
      .find(([both, next, cost]) => {
        const below = groupsBelow(both, next, importsOf);
        // A route that loads both also loads what only one of them imports.
        return (
          !below.has(both) &&
          cost + sum([...below].map((group) => costInVain(both, group, costs))) < 0
        );
      });
    if (!merging) return groups;
    groups = merging[1];
  }
}

/**
 * Groups what routes share into few files. Modules that the same routes import are a group; groups
 * are merged while the saved files are worth more than the bytes that a route then loads in vain.
 * The first group, `core`, is loaded with the entry. What only overlays import is left to the
 * bundler: Chakra's system, for instance, comes with the first dialog, menu or toast.
 * @param {{ route: RegExp, fileCost: number }} options The pattern of the routes' ids, and how many
 *   compressed bytes one more file of a
 * first load is worth.
 */
export function sharedChunks({ route, fileCost }) {
  /** @type {Map<string, string>} */
  const nameOf = new Map();
  return {
    plugin: {
      name: 'shared-chunks',
      buildEnd() {
        const ids = [...this.getModuleIds()].sort();
        const infoOf = (id) => this.getModuleInfo(id);
        const importsOf = importsReader(infoOf);
        const routes = ids.filter((id) => route.test(id));
        const ofEntry = new Set(
          ids
            .filter((id) => infoOf(id)?.isEntry)
            .flatMap((id) => [...staticImports(id, importsOf)]),
        );
        const overlays = ids.filter(
          (id) => infoOf(id)?.dynamicImporters?.length > 0 && !route.test(id),
        );
        const ofOverlays = new Set(overlays.flatMap((id) => [...staticImports(id, importsOf)]));

        const modulesOf = new Map(routes.map((start) => [start, staticImports(start, importsOf)]));
        const users = new Map();
        for (const [start, modules] of modulesOf)
          for (const id of modules)
            if (id !== start && !ofEntry.has(id)) users.set(id, [...(users.get(id) ?? []), start]);
        const groups = new Map([['', { routes: new Set(routes), ids: [...ofEntry], size: 0 }]]);
        for (const [id, of] of users) {
          // What only one route imports is in its own file.
          if (of.length === 1 && !ofOverlays.has(id)) continue;
          // One stylesheet loads faster than many.
          const key = of.length > 1 && id.endsWith('.css') ? '' : of.join();
          const group = groups.get(key) ?? { routes: new Set(of), ids: [], size: 0 };
          groups.set(key, {
            ...group,
            ids: [...group.ids, id],
            size: group.size + sizeOf(infoOf(id)?.code),
          });
        }
        const [first] = ofEntry;
        const sizeOfRoute = new Map(
          [...modulesOf].map(([start, modules]) => [
            start,
            sum([...modules].map((id) => sizeOf(infoOf(id)?.code))),
          ]),
        );
        const files = mergeGroups([...groups.values()], sizeOfRoute, fileCost, importsOf);
        for (const [index, { ids: members }] of files.entries())
          for (const id of members)
            nameOf.set(id, members.includes(first) ? 'core' : `shared${index}`);
      },
    },
    groups: [{ name: (/** @type {string} */ id) => nameOf.get(id) ?? null }],
  };
}
