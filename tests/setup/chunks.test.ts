import { describe, expect, it } from 'vitest';
import { sharedChunks } from '../../.setup/build/chunks.mjs';

/** Module → what it imports statically. */
type Graph = Record<string, string[]>;

/** The file that each module of a graph is put into; undefined for one that stays with whoever imports it. */
function filesOf(
  graph: Graph,
  code: Record<string, string> = {},
  leastRoutes = 2,
  more: { apart?: Record<string, RegExp>; idle?: RegExp | undefined } = {},
) {
  const chunks = sharedChunks({
    route: /Route$/,
    leastRoutes,
    small: { leastRoutes: 2, code: 20 },
    ...more,
  });
  chunks.plugin.buildEnd.call({
    getModuleIds: () => Object.keys(graph),
    getModuleInfo: (id: string) => ({
      id,
      code: code[id],
      importedIds: graph[id] ?? [],
      isEntry: id.endsWith('main'),
      dynamicImporters: id.endsWith('Route') ? ['main'] : [],
    }),
  });
  return Object.fromEntries(Object.keys(graph).map((id) => [id, chunks.groups.find(({ test }) => test(id))?.name]));
}

const graph: Graph = {
  main: ['react', 'router'],
  react: [],
  router: ['react', 'Frame'],
  Frame: ['menu'],
  menu: ['react', 'icon'],
  icon: [],
  LoginRoute: ['field', 'loginRules'],
  AddRoute: ['field', 'table'],
  ListRoute: ['table', 'filters'],
  field: [],
  loginRules: [],
  table: ['icon'],
  filters: [],
};

describe('the shared file of the build', () => {
  it('follows from the imports: what the entry needs and what routes share', () => {
    expect(filesOf(graph)).toEqual({
      main: 'core',
      react: 'core',
      router: 'core',
      Frame: 'core',
      menu: 'core',
      icon: 'core',
      LoginRoute: undefined,
      AddRoute: undefined,
      ListRoute: undefined,
      field: 'core',
      loginRules: undefined,
      table: 'core',
      filters: undefined,
    });
  });

  it('holds what fewer routes share if it is small, and so is all that it imports', () => {
    const small = { tiny: 'x', large: 'x'.repeat(21), wrapsTiny: 'x', wrapsLarge: 'x', ofOne: 'x' };
    const files = filesOf(
      {
        main: [],
        ARoute: ['wrapsTiny', 'wrapsLarge', 'ofOne'],
        BRoute: ['wrapsTiny', 'wrapsLarge'],
        tiny: [],
        large: [],
        wrapsTiny: ['tiny'],
        wrapsLarge: ['large'],
        ofOne: [],
      },
      small,
      3,
    );
    expect(files).toMatchObject({ tiny: 'core', wrapsTiny: 'core', large: undefined, wrapsLarge: undefined, ofOne: undefined });
  });

  it("takes of the icons' index only the icons that a module names", () => {
    const index = '/node_modules/lucide-react/esm/lucide-react.mjs';
    const icon = (name: string) => `/node_modules/lucide-react/esm/icons/${name}.mjs`;
    const code = {
      main: `import { Bell, Sun as Light } from "lucide-react";`,
      ARoute: `import { Plus, Trash } from "lucide-react";`,
      BRoute: `import { Plus } from "lucide-react";`,
      CRoute: `import { Plus } from "lucide-react";`,
      DRoute: `import { Plus } from "lucide-react";`,
      ERoute: `import { Plus } from "lucide-react";`,
      [index]: ['Bell', 'Sun', 'Plus', 'Trash'].map((name) => `export { default as ${name} } from './icons/${name}.mjs';`).join('\n'),
    };
    const files = filesOf(
      {
        main: [index],
        ARoute: [index],
        BRoute: [index],
        CRoute: [index],
        DRoute: [index],
        ERoute: [index],
        [index]: [icon('Bell')],
        [icon('Bell')]: [],
        [icon('Sun')]: [],
        [icon('Plus')]: [],
        [icon('Trash')]: [],
      },
      code,
    );
    expect(['Bell', 'Sun', 'Plus', 'Trash'].map((name) => files[icon(name)])).toEqual(['core', 'core', 'core', undefined]);
  });

  it('keeps apart what only tables need, also if something that comes when the page is idle needs it too', () => {
    const files = (idle?: RegExp) =>
      filesOf({ main: [], ARoute: ['table'], BRoute: ['table'], IdleRoute: ['rows'], table: ['rows'], rows: [] }, {}, 2, {
        apart: { tables: /^table$/ },
        idle,
      });
    expect(files(/^Idle/)).toMatchObject({ table: 'tables', rows: 'tables' });
    expect(files()).toMatchObject({ table: 'tables', rows: 'core' });
  });

  it('stays the same when modules move to other folders', () => {
    const moved = (id: string) => `elsewhere/deeper/${id}`;
    const movedGraph = Object.fromEntries(Object.entries(graph).map(([id, imports]) => [moved(id), imports.map(moved)]));
    expect(filesOf(movedGraph)).toEqual(Object.fromEntries(Object.entries(filesOf(graph)).map(([id, file]) => [moved(id), file])));
  });
});
