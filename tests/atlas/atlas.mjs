// npm run atlas: draws every cell of the atlas, compares it with the last sign-off and writes a page about the changes. `help` below.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { STORYBOOK as built, ensureStorybook } from '../../.setup/build/storybook.mjs';
import { launchOptions } from '../../.setup/run/chromium.mjs';
import { ensure } from '../../.setup/run/ensure.mjs';
import { SetupError, inRoot, main } from '../../.setup/run/process.mjs';
import { buildAtlas, shownStories } from '../../stories/atlas/atlas.ts';
import { drawStories, openWorkshop } from './render.mjs';
import { writeReport } from './report.mjs';
import { serveFolder } from './serve.mjs';

const help = `npm run atlas [-- options]
Draws every state of every screen, compares it with the last sign-off and writes a page about the changes.

  --accept      makes what was drawn the sign-off
  --only TEXT   only stories whose id contains the text
  --twice       draws again, and fails on any difference
  --built       takes storybook-static as it is, without building
  --help        prints this`;
const options = ['accept', 'only', 'twice', 'built', 'help'];

const baseline = inRoot('tests', 'atlas', 'baseline');
const report = inRoot('.cache', 'atlas');

function storiesOf(only) {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  return shownStories(buildAtlas(Object.values(entries).filter(({ type }) => type === 'story'))).filter(({ id }) => id.includes(only));
}

const pictures = (folder, only) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.webp') && name.includes(only))
        .sort()
    : [];

function freshFolder(name) {
  const folder = path.join(report, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function draw(browser, { stories, folder, workshop }) {
  const { address, close } = await serveFolder(built);
  let drawn = 0;
  const onDrawn = () => {
    drawn += 1;
    if (drawn % 50 === 0) console.log(`${drawn} of ${stories.length * 2}`);
  };
  const failures = await drawStories(browser, { address, stories, folder, encode: workshop.encode, onDrawn });
  await close();
  return failures;
}

/** Every picture of the two folders, and whether it changed, was added or is gone. */
async function compareFolders({ before, after, only, workshop, differences }) {
  const had = new Set(pictures(before, only));
  const has = new Set(pictures(after, only));
  const rows = [];
  for (const name of [...new Set([...had, ...has])].sort()) {
    if (!had.has(name)) rows.push({ name, kind: 'new', share: 0 });
    else if (!has.has(name)) rows.push({ name, kind: 'removed', share: 0 });
    else {
      const [one, other] = [before, after].map((folder) => readFileSync(path.join(folder, name)));
      const { isSame, share, difference } = one.equals(other) ? { isSame: true, share: 0 } : await workshop.compare(one, other);
      if (difference) writeFileSync(path.join(differences, name), Buffer.from(difference, 'base64'));
      rows.push({ name, kind: isSame ? 'same' : 'changed', share });
    }
  }
  return rows;
}

/** Writes only changed pictures, so that a sign-off's commit contains nothing else. */
function accept(rows, now) {
  mkdirSync(baseline, { recursive: true });
  for (const { name, kind } of rows) {
    if (kind === 'removed') rmSync(path.join(baseline, name));
    else if (kind !== 'same') cpSync(path.join(now, name), path.join(baseline, name));
  }
}

const count = (rows, wanted) => rows.filter(({ kind }) => kind === wanted).length;

async function compareAndTell({ stories, now, only, isTwice, isAccepted, workshop, browser }) {
  const differences = freshFolder('difference');
  if (isTwice) {
    const again = freshFolder('again');
    const failures = await draw(browser, { stories, folder: again, workshop });
    const rows = await compareFolders({ before: now, after: again, only, workshop, differences });
    for (const { name, kind } of rows) if (kind !== 'same') console.log(`${kind}: ${name}`);
    console.log(`\n# Storybook: pictures drawn twice, ${count(rows, 'changed')} of which differ: ${rows.length}`);
    return failures.length === 0 && rows.every(({ kind }) => kind === 'same');
  }
  const before = freshFolder('before');
  if (existsSync(baseline)) cpSync(baseline, before, { recursive: true });
  const rows = await compareFolders({ before, after: now, only, workshop, differences });
  writeReport({ rows, stories, folder: report });
  if (isAccepted) accept(rows, now);
  console.log(
    `${rows.length} pictures: ${count(rows, 'same')} as signed off, ${count(rows, 'changed')} changed, ` +
      `${count(rows, 'new')} new, ${count(rows, 'removed')} removed.`,
  );
  console.log(
    isAccepted
      ? 'They are the sign-off now: commit tests/atlas/baseline.'
      : `Look at ${path.join(report, 'index.html')}; npm run atlas -- --accept signs it off.`,
  );
  return true;
}

await main(async () => {
  process.chdir(inRoot());
  const args = process.argv.slice(2);
  const has = (name) => args.includes(`--${name}`);
  const unknown = args.find((arg) => arg.startsWith('-') && !options.includes(arg.replace('--', '')));
  if (unknown) throw new SetupError(`${unknown} is unknown.\n\n${help}`);
  if (has('help')) {
    console.log(help);
    return;
  }
  const only = has('only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
  await ensure('chromium');
  if (!has('built')) await ensureStorybook();
  const stories = storiesOf(only);
  const browser = await chromium.launch(launchOptions());
  try {
    const workshop = await openWorkshop(browser);
    const now = freshFolder('now');
    const failures = await draw(browser, { stories, folder: now, workshop });
    for (const failure of failures) console.log(`Not drawn: ${failure}`);
    const isFine = await compareAndTell({ stories, now, only, isTwice: has('twice'), isAccepted: has('accept'), workshop, browser });
    if (failures.length > 0 || !isFine) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
