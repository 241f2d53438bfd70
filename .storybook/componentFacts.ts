import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What can be read about a component from the sources. */
export interface ComponentFacts {
  file: string;
  /** The custom properties that its styles use, and those of the components in it. */
  tokens: readonly string[];
  /** The files that use it, with the page of their story if they have one. */
  usedBy: readonly { file: string; page?: string }[];
}

interface Source {
  file: string;
  text: string;
  /** The files that it imports, at once or when they are needed. */
  imports: readonly string[];
}

function filesIn(folder: string, kinds: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => kinds.some((kind) => file.endsWith(kind)));
}

function importsOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?:from |import\(|import )'([.~][^']+)'/g)].flatMap(([, to = '']) => {
    const bare = to.startsWith('~') ? to.replace('~', 'src') : path.join(path.dirname(file), to);
    return [bare, `${bare}.tsx`, `${bare}.ts`].filter((candidate) => known.has(candidate));
  });
}

const tokensIn = (css: string) =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token);

/**
 * The tokens of the rules for a class. A rule's own condition, such as a media query, doesn't
 * matter.
 */
function tokensOfClasses(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g))
      found.set(name, new Set([...(found.get(name) ?? []), ...tokensIn(body)]));
  return found;
}

/** The names in the `className`s of a file. */
const classesOf = (text: string) =>
  [...text.matchAll(/className=(?:"[^"]*"|\{[^}]*\})/g)].flatMap(
    ([attribute]) => attribute.match(/[\w-]+/g) ?? [],
  );

/** The part of the recipes that styles what a file takes from Chakra. */
function recipesOf(text: string, recipes: string): string {
  const taken = /import \{([^}]*)\} from '@chakra-ui\/react'/.exec(text)?.[1] ?? '';
  const parts = recipes.split('export const ').filter((part) => {
    const name = /^(\w+)SlotRecipe/.exec(part)?.[1];
    return name !== undefined && new RegExp(`\\b${name}\\b`, 'i').test(taken);
  });
  // What floats is styled by one object.
  return parts.length > 0
    ? recipes.slice(0, recipes.indexOf('export const ')) + parts.join('')
    : '';
}

/** Chakra's names of tokens: 'ink3' is --ink-3, as a color 'bad' is --bad. */
const chakraTokens = (recipe: string, known: ReadonlySet<string>) =>
  [
    ...recipe.matchAll(/(background|color|borderRadius|fontSize): '(\w+)'|\{colors\.(\w+)\}/g),
  ].flatMap(([, property, value = '', color]) => {
    const name = (color ?? value).replace(/(\D)(\d)$/, '$1-$2');
    const prefix = property === 'borderRadius' ? 'radius-' : property === 'fontSize' ? 'text-' : '';
    return [`--${prefix}${name}`].filter((token) => known.has(token));
  });

/** The address of a component's or screen's page in Storybook, from the title of its story. */
function pageOf(file: string, stories: readonly string[]): string | undefined {
  const name = `/${path.basename(file, '.tsx')}.stories.tsx`;
  const story = stories.find((candidate) => candidate.endsWith(name));
  const text = story === undefined ? '' : readFileSync(story, 'utf8');
  const title = /title: '([A-Z]\w*\/[^']+)'/.exec(text)?.[1];
  if (title === undefined || text.includes("'!autodocs'")) return undefined;
  return `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
}

/**
 * By the component's name: those of the library, and the parts of the frame. Reads the sources
 * below the folder that the process is in.
 */
export function readComponentFacts(): Record<string, ComponentFacts> {
  const files = filesIn('src', ['.ts', '.tsx', '.css']);
  const known = new Set(files);
  const sources = new Map(
    files.map((file): [string, Source] => {
      const text = readFileSync(file, 'utf8');
      return [file, { file, text, imports: importsOf(file, text, known) }];
    }),
  );
  const textOf = (file: string) => sources.get(file)?.text ?? '';
  const stories = filesIn('stories', ['.stories.tsx']);
  const pages = new Map(files.map((file) => [file, pageOf(file, stories)]));
  const styles = files
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    .map(textOf);
  const byClass = tokensOfClasses(styles.join('\n').replaceAll(/\/\*[^]*?\*\//g, ''));
  const named = new Set(
    [...textOf('src/ui/theme/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
  );
  const recipes = textOf('src/ui/overlays/recipes.ts');

  const ownTokens = ({ text }: Source) => {
    const recipe = recipesOf(text, recipes);
    return [
      ...classesOf(text).flatMap((name) => [...(byClass.get(name) ?? [])]),
      ...tokensIn(recipe),
      ...chakraTokens(recipe, named),
    ];
  };
  /** A file of the library with the files of the library that it uses. */
  const withParts = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const part of sources.get(file)?.imports ?? [])
      if (/^src\/(ui|list)\//.test(part)) withParts(part, seen);
    return seen;
  };

  const facts = [...sources.values()]
    .filter(({ file }) => /^src\/((ui|list)\/.*|app\/(frame|palette)\/\w+)\.tsx$/.test(file))
    .flatMap(({ file, text }) => {
      const parts = [...withParts(file)].flatMap((part) => sources.get(part) ?? []);
      const tokens = [...new Set(parts.flatMap(ownTokens))]
        .filter((token) => named.has(token))
        .sort();
      return [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(
        ([, name = '']): [string, ComponentFacts] => {
          const word = new RegExp(`\\b${name}\\b`);
          const usedBy = [...sources.values()].filter(
            (user) => user.imports.includes(file) && word.test(user.text),
          );
          return [
            name,
            {
              file,
              tokens,
              usedBy: usedBy.map((user) => ({ file: user.file, page: pages.get(user.file) })),
            },
          ];
        },
      );
    });
  return Object.fromEntries(facts);
}
