// The page about the changes since the last sign-off. It can be read as a file; accepting needs the
// server of review.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureName } from '../../stories/atlas/links.ts';
import { themes, widths } from '../../stories/atlas/states.ts';

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char],
  );
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Below a hundredth of a percent, a rounded figure would be 0. */
const percent = (share) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`);

const picture = (folder, name, label) => `<figure data-side="${folder}">
<img src="${folder}/${name}.webp" alt="${label}" loading="lazy"><figcaption>${label}</figcaption></figure>`;
const pictures = {
  changed: (name) =>
    picture('before', name, 'Before') +
    picture('now', name, 'After') +
    picture('difference', name, 'Difference'),
  new: (name) => picture('now', name, 'New'),
  removed: (name) => picture('before', name, 'Before'),
};
/** A sheet shows two pictures, also where nothing has changed. */
const pairOf = (name, kind) =>
  (kind === 'new'
    ? '<figure><p class="absent">Not there before</p></figure>'
    : picture('before', name, 'Before')) + picture('now', name, 'After');

function card({ name, kind, share, sizes }, { titles, since, sheet }) {
  const [id, theme, width] = name.split('.');
  const title = titles.get(id) ?? id;
  const note =
    kind === 'changed'
      ? [sizes && `size ${sizes}`, `${percent(share)} differs`].filter(Boolean).join(' · ')
      : '';
  const globals = `globals=theme:${theme};viewport.value:atlas${width === 'phone' ? 'Phone' : 'Wide'}`;
  const slider =
    kind === 'changed'
      ? `<input type="range" min="0" max="100" value="50" aria-label="Before and after of ${escape(title)}">`
      : '';
  return `<article class="card" data-name="${name}" data-kind="${kind}" data-theme="${theme}" data-width="${width}"
  data-words="${escape(title.toLowerCase())}">
<header><h3><a href="storybook/?path=/story/${id}&amp;${globals}" target="_blank">${escape(title)}</a></h3>
<p>${theme}, ${width}${note && ` · ${note}`}</p>${since ? '' : '<button type="button" data-accept="one">Accept</button>'}</header>
<div class="views">${sheet ? pairOf(name, kind) : pictures[kind](name)}</div>${slider}</article>`;
}

const fileName = (file) =>
  file
    .split('/')
    .at(-1)
    .replace(/\.tsx?$/, '');

function section({ heading, about, rows }, page) {
  if (rows.length === 0) return '';
  const cards = rows.map((row) => card(row, page)).join('\n');
  const button = page.since
    ? ''
    : `<button type="button" data-accept="group">Accept these ${rows.length}</button>`;
  return `<section><div class="head"><h2>${heading} <span>${rows.length}</span></h2><p>${about}</p>
${button}</div>${cards}</section>`;
}

const views = widths.flatMap((width) => themes.map((theme) => ({ theme, width })));

/** The parts of a sheet: each state with its pictures, as the stories are ordered. */
const sheetOf = (rows, titles) =>
  [...titles].map(([id, title]) => {
    const names = views.map((view) => pictureName(id, view));
    return {
      heading: escape(title),
      about: '',
      rows: names.flatMap((name) => rows.filter((row) => row.name === name)),
    };
  });

/**
 * The parts of the page: the changed pictures by what has probably changed them, then the new and
 * the removed ones.
 */
function partsOf({ rows, groups }) {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const most = (own) => own.sort((a, b) => b.share - a.share || a.name.localeCompare(b.name));
  const of = (kind) => rows.filter((row) => row.kind === kind);
  return [
    ...groups.map(({ cause, names }) => ({
      heading: cause ? escape(fileName(cause)) : 'Cause unknown',
      about: cause
        ? `Probably because of <code>${escape(cause)}</code>`
        : 'No changed file is a part of these.',
      rows: most(names.map((name) => byName.get(name))),
    })),
    { heading: 'New', about: 'Nobody has signed them off yet.', rows: of('new') },
    { heading: 'Removed', about: 'Signed off once, and not shown any more.', rows: of('removed') },
  ];
}

const choice = (value) => `<option>${value}</option>`;
const select = (name, label, values) =>
  `<label>${label}<select name="${name}"><option value="">All</option>${values.map(choice).join('')}</select></label>`;

const tools = (kinds, accepting) => `<form class="tools">
<label>Find<input type="search" name="words" placeholder="Search by screen or state"></label>
${select('kind', 'Change', kinds)}
${select('theme', 'Theme', ['light', 'dark'])}${select('width', 'Width', ['wide', 'phone'])}
<fieldset><legend>Show</legend>${['Side by side', 'Slider', 'Blink']
  .map(
    (label, index) =>
      `<label><input type="radio" name="mode" value="${label}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  .join('')}</fieldset></form>${accepting}`;

const accepting = `
<form class="tools" id="who"><label>Your name<input name="name" required></label><label>Note<input name="note" required></label>
<button type="button" data-accept="all">Accept all that is shown</button><output></output></form>`;

const style = () =>
  read('../../src/ui/theme/tokens.css')
    .replace(/@font-face \{[^}]*\}/, '')
    .replace(":root[data-theme='dark'] {", '@media (prefers-color-scheme: dark) { :root {')
    .trimEnd() + `}\n${read('report.css')}`;

/** What changed and why, in the words of who drew the page. */
const noteOf = (note) => `<section class="note"><h2>What changed, and why</h2>
<p>${note ? escape(note) : 'No note yet: --note TEXT writes one here.'}</p></section>`;

/** Writes index.html into the folder that has `before`, `now` and `difference`. */
export function writeReport({ result, stories, folder }) {
  const { rows, since, commit, sheet, note } = result;
  const titles = new Map(
    stories.map(({ id, title, name }) => [id, `${title.replaceAll('/', ' / ')}: ${name}`]),
  );
  const count = (kind) => rows.filter((row) => row.kind === kind).length;
  const figures = Object.entries({
    same: 'as before',
    changed: 'changed',
    new: 'new',
    removed: 'removed',
  })
    .map(([kind, label]) => `<li><strong>${count(kind)}</strong> ${label}</li>`)
    .join('');
  const title = since
    ? `What changed since ${escape(since)}`
    : 'What changed since the last sign-off';
  const isSame = count('same') === rows.length;
  const states = stories.length === 1 ? '1 state' : `${stories.length} states`;
  const parts = (sheet ? sheetOf(rows, titles) : partsOf(result))
    .map((part) => section(part, { titles, since, sheet }))
    .join('\n');
  // Only the sign-off can be accepted (review.mjs).
  const kinds = ['changed', 'new', sheet ? 'same' : 'removed'];
  const body = `${tools(kinds, since ? '' : accepting)}${parts}`;
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style()}</style></head><body data-mode="Side by side"><main><h1>${title}</h1>
<p class="muted">${states} of screens at ${commit.slice(0, 9)}, in light and dark, wide and on a phone, at half the size.</p>
<ul class="figures">${figures}</ul>${since ? noteOf(note) : ''}
${isSame && !sheet ? `<p class="none">Nothing: every picture is as it was ${since ? 'then' : 'signed off'}.</p>` : body}
</main><script>${read('report.client.js')}</script></body></html>
`,
  );
}
