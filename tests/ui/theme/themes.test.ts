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

// A firm's accent writes the colors of both themes, as the style sheet does.
it('lets no component, screen or route ask which theme is on', () =>
  expect(
    matching(
      /^src\/(?!app\/boot\/).*\.tsx?$/,
      /dataset\b.*\btheme|data-theme|prefers-color-scheme/,
    ),
  ).toEqual(['src/app/firmConfig.ts']));
