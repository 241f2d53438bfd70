import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeReport } from './report.mjs';
import { besides, noteOf, sheetStories } from './sheet.mjs';

const story = (title: string, exportName: string) => ({
  id: `${title}--${exportName}`.toLowerCase(),
  title,
  exportName,
  name: exportName,
});
const [main, failed, run] = [
  story('Screens/X', 'Populated'),
  story('Screens/X', 'LoadFailed'),
  story('Screens/Run', 'Stopped'),
];
const cellsOf = (shown: typeof main) => ({
  cells: [
    { state: 'Populated', story: shown },
    { state: 'LoadFailed', story: failed },
  ],
});

it('has the main state of each route, and what is named besides, each once', () => {
  const atlas = { routes: [cellsOf(main), cellsOf(main), { cells: [{ state: 'Populated' }] }] };
  const wanted = ['Screens/Run: Stopped', 'Screens/X: Populated'];
  expect(sheetStories(atlas, [main, failed, run], wanted)).toEqual([main, run]);
  expect(() => sheetStories(atlas, [main], wanted)).toThrow("no story 'Screens/Run: Stopped'");
});

it('names stories that there are, each once', () => {
  const folder = path.join(import.meta.dirname, '../../stories');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const isThere = (label: string) => {
    const [title, name] = label.split(': ');
    return texts.some(
      (text) =>
        text.includes(`title: '${title ?? ''}'`) && text.includes(`export const ${name ?? ''}:`),
    );
  };
  expect(besides.filter((label) => !isThere(label))).toEqual([]);
  expect(new Set(besides).size).toBe(besides.length);
});

const views = ['light.wide', 'dark.wide', 'light.phone', 'dark.phone'];
const kinds = ['changed', 'same', 'new', 'changed'] as const;

function pageOf(options: { since?: string; sheet?: boolean; note?: string }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheet-'));
  const named = [run, main].flatMap(({ id }) =>
    views.map((view, at) => ({ name: `${id}.${view}`, kind: kinds[at], share: 0.5, hash: 'h' })),
  );
  // As they are compared: in another order than the page's.
  const rows = named.sort((a, b) => a.name.localeCompare(b.name));
  const result = {
    commit: 'c3',
    at: '',
    since: '',
    sheet: false,
    note: '',
    rows,
    groups: [],
    ...options,
  };
  writeReport({ result, stories: [main, run], folder });
  return readFileSync(path.join(folder, 'index.html'), 'utf8');
}

it('shows two pictures a view, under the title of the state, in the order of the stories', () => {
  const html = pageOf({ since: 'c8', sheet: true });
  expect([...html.matchAll(/<h2>(.+?) <span>/g)].map(([, heading]) => heading)).toEqual([
    'Screens / X: Populated',
    'Screens / Run: Stopped',
  ]);
  const cards = html.split('<article').slice(1, 5);
  expect(cards.map((card) => /src="now\/(?:.+?)\.(.+?)\.webp/.exec(card)?.[1])).toEqual(views);
  expect(
    cards.map((card) => [...card.matchAll(/<figcaption>(\w+)/g)].map(([, label]) => label)),
  ).toEqual([['Before', 'After'], ['Before', 'After'], ['After'], ['Before', 'After']]);
  expect(cards[2]).toContain('Not there before');
  expect(html).not.toContain('src="difference/');
});

it('says at the top what changed and why, as plain text, or how to say it', () => {
  const html = pageOf({ since: 'c8', note: '- <b>Toasts</b> yield\n- Money is whole' });
  expect(html).toContain('- &lt;b&gt;Toasts&lt;/b&gt; yield\n- Money is whole');
  expect(html.indexOf('What changed, and why')).toBeLessThan(html.indexOf('<article'));
  expect(pageOf({ since: 'c8' })).toContain('No note yet: --note TEXT writes one here.');
});

it('offers nothing to accept when it compares with a commit, and no note but the sign-off’s when it does not', () => {
  expect(pageOf({ since: 'c8' })).not.toContain('>Accept');
  const html = pageOf({});
  expect(html).toContain('>Accept');
  expect(html).not.toContain('What changed, and why');
});

it('keeps the note until there is another one, or another commit', () => {
  const last = path.join(mkdtempSync(path.join(os.tmpdir(), 'sheet-')), 'result.json');
  expect(noteOf(last, { note: '', since: 'c8' })).toBe('');
  writeFileSync(last, JSON.stringify({ since: 'c8', note: 'Money is whole' }));
  expect(noteOf(last, { note: '', since: 'c8' })).toBe('Money is whole');
  expect(noteOf(last, { note: 'Toasts yield', since: 'c8' })).toBe('Toasts yield');
  expect(noteOf(last, { note: '', since: 'c9' })).toBe('');
  expect(noteOf(last, { note: '', since: '' })).toBe('');
});
