import { describe, expect, it } from 'vitest';
import { sharedChunks } from '../../.setup/build/chunks.mjs';

/** Module → what it imports statically. */
type Graph = Record<string, string[]>;

/** Enough code for `kb` thousand bytes of the build. */
const kb = (count: number) => 'x'.repeat(count * 6000);

/**
 * The file that each module of a graph is put into; undefined for one that stays with whoever
 * imports it.
 */
function filesOf(graph: Graph, code: Record<string, string> = {}, fileCost = 500) {
  const chunks = sharedChunks({ route: /Route$/, fileCost });
  chunks.plugin.buildEnd.call({
    getModuleIds: () => Object.keys(graph),
    getModuleInfo: (id: string) => ({
      id,
      code: code[id],
      importedIds: graph[id] ?? [],
      isEntry: id.endsWith('main'),
      dynamicImporters: /(Route|Dialog)$/.test(id) ? ['main'] : [],
    }),
  });
  const [group] = chunks.groups;
  return Object.fromEntries(Object.keys(graph).map((id) => [id, group?.name(id) ?? undefined]));
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
const large = { field: kb(9), table: kb(9), filters: kb(9) };

describe('the shared files of the build', () => {
  it('follows from the imports: what the entry needs is one file, what the same routes share another', () => {
    const files = filesOf(graph, large);
    expect(files).toMatchObject({
      main: 'core',
      react: 'core',
      router: 'core',
      Frame: 'core',
      menu: 'core',
      icon: 'core',
    });
    expect(files).toMatchObject({
      LoginRoute: undefined,
      AddRoute: undefined,
      ListRoute: undefined,
      loginRules: undefined,
      filters: undefined,
    });
    expect(new Set([files['field'], files['table'], 'core', undefined]).size).toBe(4);
  });

  it('is one for more routes if what they load in vain is less than the files are worth', () => {
    expect(filesOf(graph)).toMatchObject({ field: 'core', table: 'core', filters: undefined });
    const twoLists: Graph = {
      main: [],
      ARoute: ['table', 'sort'],
      BRoute: ['table', 'sort'],
      CRoute: ['table'],
      table: [],
      sort: [],
    };
    const code = (sort: number) => ({ table: kb(20), sort: kb(sort) });
    const cheap = filesOf(twoLists, code(0.45));
    expect(cheap['sort']).toBe(cheap['table']);
    const dear = filesOf(twoLists, code(0.55));
    expect(dear['sort']).not.toBe(dear['table']);
  });

  it('has what one route shares with its dialogs', () => {
    const files = filesOf(
      {
        main: [],
        ARoute: ['words', 'own'],
        ADialog: ['words', 'chakra'],
        BRoute: [],
        words: [],
        own: [],
        chakra: [],
      },
      { words: kb(9) },
    );
    expect(files).toMatchObject({ words: 'shared1', own: undefined, chakra: undefined });
  });

  it('has the stylesheets of several routes in one', () => {
    const files = filesOf(
      {
        main: [],
        ARoute: ['a.css', 'own.css'],
        BRoute: ['a.css'],
        CRoute: [],
        'a.css': [],
        'own.css': [],
      },
      { 'a.css': kb(9) },
    );
    expect(files).toMatchObject({ 'a.css': 'core', 'own.css': undefined });
  });

  it('never imports itself over another', () => {
    // One file of `top` and `bottom` would need `middle`, whose file needs `bottom`.
    const files = filesOf(
      {
        main: [],
        ARoute: ['top'],
        BRoute: ['top'],
        CRoute: ['middle'],
        DRoute: ['bottom'],
        top: ['middle'],
        middle: ['bottom'],
        bottom: [],
      },
      { top: kb(0.1), middle: kb(50), bottom: kb(0.1) },
      300,
    );
    const isBelow = files['top'] === files['bottom'] && files['middle'] !== files['top'];
    expect(isBelow).toBe(false);
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
      [index]: ['Bell', 'Sun', 'Plus', 'Trash']
        .map((name) => `export { default as ${name} } from './icons/${name}.mjs';`)
        .join('\n'),
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
    expect(['Bell', 'Sun', 'Plus', 'Trash'].map((name) => files[icon(name)])).toEqual([
      'core',
      'core',
      'core',
      undefined,
    ]);
  });
});
