import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPart, groupByCause, importsReader } from './causes.mjs';
import { writeReport } from './report.mjs';
import { review } from './review.mjs';
import { readSignoff, sign, writeSignoff } from './signoff.mjs';

const emptyFolder = () => mkdtempSync(path.join(os.tmpdir(), 'signoff-'));

const ada = { name: 'Ada', note: 'The first look', at: '2026-01-17T09:00:00.000Z', commit: 'a1' };
const ben = { name: 'Ben', note: 'Larger buttons', at: '2026-01-18T09:00:00.000Z', commit: 'b2' };
const first = sign({ signings: [], pictures: {} }, ada, [
  { name: 'one', hash: 'h1' },
  { name: 'two', hash: 'h2' },
]);

it('says of each picture who signed it last', () => {
  const next = sign(first, ben, [{ name: 'two', hash: 'h3' }]);
  expect(next.signings).toEqual([ada, ben]);
  expect(next.pictures).toEqual({
    one: { hash: 'h1', signing: 0 },
    two: { hash: 'h3', signing: 1 },
  });
});

it('forgets a signing of which no picture is left, and a picture that is no longer shown', () => {
  const next = sign(first, ben, [{ name: 'one' }, { name: 'two', hash: 'h3' }]);
  expect(next).toEqual({ signings: [ben], pictures: { two: { hash: 'h3', signing: 0 } } });
});

it('is kept in a file with one line for each story', () => {
  const file = path.join(emptyFolder(), 'signoff.json');
  expect(readSignoff(file)).toEqual({ signings: [], pictures: {} });
  const signed = sign({ signings: [], pictures: {} }, ada, [
    { name: 'one.dark.wide', hash: 'h1' },
    { name: 'two.light.phone', hash: 'h2' },
  ]);
  writeSignoff(signed, file);
  expect(readSignoff(file)).toEqual(signed);
  expect(readFileSync(file, 'utf8')).toContain(
    '    "one": "dark.wide h1 0",\n    "two": "light.phone h2 0"\n',
  );
});

describe('the cause of a change', () => {
  const tokens = 'src/ui/theme/tokens.css';
  const badge = 'src/ui/text/Badge.tsx';
  const tabs = 'src/ui/layout/Tabs.tsx';
  const pictures = (names: string[], ...files: string[]) =>
    names.map((name) => ({ name, files: new Set(files) }));
  const changed = [
    ...pictures(['a', 'b', 'c'], tokens, badge),
    ...pictures(['d'], tokens, tabs),
    ...pictures(['e']),
  ];

  it('is the changed file that many of the pictures use and few others', () => {
    // Every picture uses the tokens, three the badge, one the tabs.
    const countOf = (file: string) => ({ [tokens]: 100, [badge]: 3 })[file] ?? 1;
    expect(groupByCause(changed, countOf)).toEqual([
      { cause: badge, names: ['a', 'b', 'c'] },
      { cause: tabs, names: ['d'] },
      { cause: undefined, names: ['e'] },
    ]);
    // If nearly all that use the tokens have changed, the tokens have changed them.
    expect(groupByCause(changed, (file) => (file === tokens ? 4 : 50))[0]).toEqual({
      cause: tokens,
      names: ['a', 'b', 'c', 'd'],
    });
  });

  it('is a file that draws, and else the story or its data', () => {
    const listeners = 'src/ui/keyboard/keyListeners.ts';
    const story = 'stories/features/users/AllUsersScreen.stories.tsx';
    const both = [
      ...pictures(['a', 'b'], listeners, story, badge),
      ...pictures(['c'], listeners, story),
      ...pictures(['d'], listeners),
    ];
    expect(groupByCause(both, (file) => (file === badge ? 100 : 1))).toEqual([
      { cause: badge, names: ['a', 'b'] },
      { cause: story, names: ['c'] },
      { cause: undefined, names: ['d'] },
    ]);
  });

  it('is no file in which only comments or types have changed', () => {
    const same = (file: string, one: string, other: string) =>
      drawnPart(file, one) === drawnPart(file, other);
    expect(
      same(
        'a.tsx',
        '/** Old. */\nexport const A = () => <p>1</p>;',
        '// R1.\n/** New. */\nexport const A = () => <p>1</p>;',
      ),
    ).toBe(true);
    expect(
      same('a.tsx', 'interface P { /** One. */ a: 1 }\nexport const a = 1;', 'export const a = 1;'),
    ).toBe(true);
    expect(same('a.d.ts', 'declare const a: 1;', 'declare const a: 2;')).toBe(true);
    expect(
      same('a.tsx', 'export const A = () => <p>1</p>;', 'export const A = () => <p>2</p>;'),
    ).toBe(false);
    expect(same('a.css', 'a { margin: 0 }', 'a { margin: 1px }')).toBe(false);
    expect(same('a.css', 'a { /* Old. */ margin: 0 }', 'a { /* New. */ margin: 0 }')).toBe(true);
  });

  it('can be a style sheet that is a part of every story, or of those that use its component', async () => {
    const importsOf: (story: string) => Set<string> = await importsReader();
    const files = importsOf('stories/features/users/AllUsersScreen.stories.tsx');
    for (const file of [tokens, 'src/ui/theme/table.css', 'src/ui/overlays/overlays.css'])
      expect([...files]).toContain(file);
    expect([...files]).not.toContain('src/ui/charts/charts.css');
  });
});

describe('the page of changes', () => {
  const folder = emptyFolder();
  const file = path.join(folder, 'signoff.json');
  const story = { id: 'screens-x--y', title: 'Screens/X', name: 'Y <b>' };
  const rows = ['light.wide', 'dark.wide', 'light.phone'].map((view, index) => ({
    name: `${story.id}.${view}`,
    kind: (['changed', 'new', 'same'] as const)[index],
    share: 0.25,
    hash: `h${String(index)}`,
    ...(index === 0 && { sizes: '640 × 400 → 640 × 450' }),
  }));
  const groups = [{ cause: 'src/ui/Badge.tsx', names: [rows[0]?.name ?? ''] }];
  let page: Awaited<ReturnType<typeof review>>;

  beforeAll(async () => {
    const result = { commit: 'c3', at: ada.at, since: '', rows, groups };
    writeFileSync(path.join(folder, 'result.json'), JSON.stringify(result));
    writeReport({ result, stories: [story], folder });
    page = await review(folder, folder, { file, findCommit: () => 'c3' });
  });
  afterAll(() => page.close());

  const send = (body: object, type = 'application/json') =>
    fetch(`${page.address}accept`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    });

  it('groups what changed by its cause, tells another size, and leads to the story', async () => {
    const html = await (await fetch(page.address)).text();
    expect(html).toContain('<h2>Badge <span>1</span></h2>');
    expect(html).toContain('size 640 × 400 → 640 × 450 · 25.00 % differs');
    expect(html).toContain(
      'storybook/?path=/story/screens-x--y&amp;globals=theme:light;viewport.value:atlasWide',
    );
    expect(html).toContain('Screens / X: Y &lt;b&gt;');
  });

  it('accepts nothing without a name and a note, or from a form of another site', async () => {
    expect((await send({ name: ' ', note: 'x' })).status).toBe(409);
    expect((await send({ name: 'Ada', note: 'x' }, 'text/plain')).status).toBe(415);
    expect(readSignoff(file).pictures).toEqual({});
  });

  it('accepts one, and then all the others, with a name, a note and the commit', async () => {
    const answer = await send({ name: 'Ada', note: 'The badge', pictures: [rows[0]?.name] });
    expect(await answer.text()).toMatch(/^1 picture is signed off by Ada/);
    expect(readSignoff(file).pictures).toEqual({
      [rows[0]?.name ?? '']: { hash: 'h0', signing: 0 },
    });
    await send({ name: 'Ben', note: 'All' });
    const { signings, pictures } = readSignoff(file);
    expect(signings).toMatchObject([{ name: 'Ben', note: 'All', commit: 'c3' }]);
    expect(Object.keys(pictures).sort()).toEqual([rows[1]?.name, rows[0]?.name].sort());
  });
});
