import { expect, it } from 'vitest';
import { read, writtenFiles } from '../../architecture/tree';

const matching = (files: RegExp, text: RegExp) =>
  writtenFiles.filter((file) => files.test(file) && text.test(read(file)));
const darkBlock =
  /:root\[data-theme='dark'\] \{([^}]*)\}/.exec(read('src/ui/theme/tokens.css'))?.[1] ?? '';

// A story is rendered and played once and looked at in both themes (.storybook/bothThemes.ts): that
// holds as long as a theme is nothing but colors.
it('keeps what differs between the themes in one block of one file', () =>
  expect(matching(/^src\/.*\.css$/, /data-theme|prefers-color-scheme|light-dark\(/)).toEqual([
    'src/ui/theme/tokens.css',
  ]));

it('changes colors and shadows alone', () => {
  const declarations = darkBlock
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
  expect(declarations.length).toBeGreaterThan(30);
  const layout = declarations.filter(
    (line) =>
      !/^(color-scheme: dark|--[a-z\d-]+: (#[\da-f]{6}|rgb\([^)]*\)))$/.test(line) &&
      !line.startsWith('--shadow-'),
  );
  expect(layout).toEqual([]);
});

// Of texts that look alike in the dark theme only one is checked, in both themes.
it('tells colors apart in the dark theme that differ in the light one', () => {
  const [light = ''] = /:root \{[^}]*\}/.exec(read('src/ui/theme/tokens.css')) ?? [];
  const colorsOf = (block: string) =>
    new Map(
      [...block.matchAll(/--([a-z\d-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]),
    );
  const [inLight, inDark] = [
    colorsOf(light),
    new Map([...colorsOf(light), ...colorsOf(darkBlock)]),
  ];
  const names = [...inDark.keys()];
  const alike = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter(
        (other) => inDark.get(one) === inDark.get(other) && inLight.get(one) !== inLight.get(other),
      )
      .map((other) => `${one} ${other}`),
  );
  // Two greys that are nearly the same in the light theme, and pairs of a text and a background.
  expect(alike).toEqual(['ink solid', 'ink-2 neutral', 'solid-hover on-bad']);
});

// A firm's accent writes the colors of both themes, as the style sheet does.
it('lets no component, screen or route ask which theme is on', () =>
  expect(
    matching(
      /^src\/(?!app\/boot\/).*\.tsx?$/,
      /dataset\b.*\btheme|data-theme|prefers-color-scheme/,
    ),
  ).toEqual(['src/app/firmConfig.ts']));
