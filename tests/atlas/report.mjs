// The page about the changes since the last sign-off. It needs only the files beside it: no server, and no script to be read.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const escape = (text) => text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]);
const kinds = { changed: 'Changed', new: 'New', removed: 'Removed' };
const meaning = {
  changed: 'Before, after, and where they differ; what differs most comes first.',
  new: 'Not there at the last sign-off.',
  removed: 'Signed off once, and not there any more.',
};

function labelOf(name, titles) {
  const [id, theme, width] = name.split('.');
  return { title: titles.get(id) ?? id, view: `${theme}, ${width}` };
}

const figure = (folder, name, caption) =>
  `<figure><a href="${folder}/${name}"><img src="${folder}/${name}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
const figures = {
  changed: (name) => figure('before', name, 'Before') + figure('now', name, 'After') + figure('difference', name, 'Difference'),
  new: (name) => figure('now', name, 'New'),
  removed: (name) => figure('before', name, 'Before'),
};

/** Below a hundredth of a percent, a rounded figure would be 0. */
const percent = (share) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`);

function card({ name, kind, share }, titles) {
  const { title, view } = labelOf(name, titles);
  const note = kind === 'changed' ? (share === 1 ? 'another size' : `${percent(share)} of it`) : '';
  return `<article class="card" data-phone="${view.endsWith('phone')}">
<header><h3>${escape(title)}</h3><p>${escape(view)}${note && ` · ${note}`}</p></header>
<div class="views">${figures[kind](name)}</div></article>`;
}

function section(kind, rows, titles) {
  const own = rows.filter((row) => row.kind === kind).sort((a, b) => b.share - a.share || a.name.localeCompare(b.name));
  if (own.length === 0) return '';
  const cards = own.map((row) => card(row, titles)).join('\n');
  return `<section id="${kind}"><h2>${kinds[kind]} <span>${own.length}</span></h2><p class="muted">${meaning[kind]}</p>${cards}</section>`;
}

const style = `
${readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8')
  .replace(/@font-face \{[^}]*\}/, '')
  .replace(":root[data-theme='dark'] {", '@media (prefers-color-scheme: dark) { :root {')
  .trimEnd()}}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 400 var(--text-m)/1.45 var(--font); font-variant-numeric: tabular-nums; }
main { max-width: 1680px; margin-inline: auto; padding: var(--space-6) var(--gutter); }
h1 { margin: 0; font-size: var(--text-2xl); letter-spacing: -0.02em; }
h2 { margin: var(--space-6) 0 0; font-size: var(--text-xl); }
h2 span { color: var(--ink-3); font-weight: 400; }
h3 { margin: 0; font-size: var(--text-m); }
p { margin: 0; }
.muted, header p, figcaption { color: var(--ink-2); }
.figures { display: flex; flex-wrap: wrap; gap: var(--space-3); margin: var(--space-5) 0 0; padding: 0; list-style: none; }
.figures li { min-width: 140px; padding: var(--space-3) var(--space-4); background: var(--surface); }
.figures li { border: 1px solid var(--line); border-radius: var(--radius-m); }
.figures strong { display: block; font-size: var(--text-xl); }
.figures a { color: inherit; text-decoration: none; }
.card { margin-top: var(--space-4); background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius-l); }
.card header { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); justify-content: space-between; }
.card header { padding: var(--space-3) var(--space-4); border-bottom: 1px solid var(--line); }
.views { display: flex; flex-wrap: wrap; gap: var(--space-4); padding: var(--space-4); }
figure { flex: 1 1 0; min-width: 280px; max-width: 640px; margin: 0; }
.card[data-phone=true] figure { flex: 0 1 195px; min-width: 140px; }
img { display: block; width: 100%; border: 1px solid var(--line); border-radius: var(--radius-s); }
figcaption { padding-top: var(--space-1); font-size: var(--text-s); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.none { margin-top: var(--space-6); padding: var(--space-6); border-radius: var(--radius-l); }
.none { text-align: center; background: var(--ok-soft); color: var(--ok); }
`;

/** Writes index.html into the folder that has `before`, `now` and `difference`. */
export function writeReport({ rows, stories, folder }) {
  const titles = new Map(stories.map(({ id, title, name }) => [id, `${title.replaceAll('/', ' / ')}: ${name}`]));
  const count = (kind) => rows.filter((row) => row.kind === kind).length;
  const figuresOf = Object.entries({ same: 'as signed off', changed: 'changed', new: 'new', removed: 'removed' })
    .map(([kind, label]) => `<li><a href="#${kind}"><strong>${count(kind)}</strong> ${label}</a></li>`)
    .join('');
  const isSame = count('same') === rows.length;
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed since the last sign-off</title><style>${style}</style></head>
<body><main><h1>What changed since the last sign-off</h1>
<p class="muted">Every state of every screen, in light and dark, wide and on a phone, at half its size.</p>
<ul class="figures">${figuresOf}</ul>
${
  isSame
    ? '<p class="none">Nothing: every picture is as it was signed off.</p>'
    : Object.keys(kinds)
        .map((kind) => section(kind, rows, titles))
        .join('\n')
}
</main></body></html>
`,
  );
}
