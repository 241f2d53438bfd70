// npm run atlas: draws every cell of the atlas, compares it with the last sign-off and writes a
// page about the changes. `help` below.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { STORYBOOK as built, ensureStorybook } from '../../.setup/build/storybook.mjs';
import { ensure } from '../../.setup/run/ensure.mjs';
import { SetupError, git, inRoot, main } from '../../.setup/run/process.mjs';
import { buildAtlas, shownStories } from '../../stories/atlas/atlas.ts';
import { pictureName } from '../../stories/atlas/links.ts';
import { themes, widths } from '../../stories/atlas/states.ts';
import { changedSince, groupByCause, importsReader } from './causes.mjs';
import { buildOf, keepPictures, keptPictures } from './drawn.mjs';
import { drawEarlier, keepEarlier } from './earlier.mjs';
import { drawStories, launch, openWorkshop } from './render.mjs';
import { writeReport } from './report.mjs';
import { accept, review } from './review.mjs';
import { serveFolder } from './serve.mjs';
import { noteOf, sheetStories } from './sheet.mjs';
import { fileOf, idOf, readSignoff } from './signoff.mjs';

const help = `npm run atlas [-- options]
Draws every state of every screen, compares it with the last sign-off and writes a page about the changes.

  --review             then serves the page, where changes are accepted
  --accept             accepts all that was drawn; needs --name and --note
  --name NAME          who accepts
  --note TEXT          what was agreed to; with --since, what changed and why: it stands at the top of the page
  --only TEXT          only stories whose id contains the text; may be given several times
  --since COMMIT       compares with how a commit looked, not with the sign-off
  --sheet              with --since: only each screen's main state and those of sheet.mjs, before and after beside each other
  --count              only counts what is not as it was signed off
  --twice              draws again, and fails on any difference
  --built              takes storybook-static as it is, without building
  --help               prints this`;
const options = {
  ...Object.fromEntries(
    ['review', 'accept', 'count', 'twice', 'built', 'sheet', 'help'].map((name) => [
      name,
      { type: 'boolean', default: false },
    ]),
  ),
  ...Object.fromEntries(
    ['name', 'note', 'since'].map((name) => [name, { type: 'string', default: '' }]),
  ),
  only: { type: 'string', multiple: true, default: [''] },
};

const report = inRoot('.cache', 'atlas');
const isAsked = (only) => (id) => only.some((text) => id.includes(text));

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new SetupError(`${cause.message}\n\n${help}`);
  }
}

const viewsOf = (id) =>
  widths.flatMap((width) => themes.map((theme) => pictureName(id, { theme, width })));

const entriesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')).entries);

function storiesOf(only, isSheet = false) {
  const index = entriesOf(built).filter(({ type }) => type === 'story');
  const atlas = buildAtlas(index);
  return (isSheet ? sheetStories(atlas, index) : shownStories(atlas)).filter(({ id }) =>
    isAsked(only)(id),
  );
}

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
  const result = await drawStories(browser, {
    address,
    stories,
    folder,
    encode: workshop.encode,
    onDrawn,
  });
  await close();
  for (const failure of result.failures) console.log(`Not drawn: ${failure}`);
  return result;
}

/** Draws what was not drawn of the same build before. */
async function drawMissing(browser, { stories, workshop }) {
  const folder = path.join(report, 'now');
  const build = buildOf(built, browser.version());
  const kept = keptPictures(folder, build);
  const missing = stories.filter(({ id }) => !viewsOf(id).every((name) => kept.has(name)));
  if (missing.length < stories.length)
    console.log(`Drawn before: ${stories.length - missing.length} of ${stories.length} stories.`);
  const { failures, hashes } = await draw(browser, { stories: missing, folder, workshop });
  keepPictures(folder, build, new Map([...kept, ...hashes]));
  const asked = new Set(stories.map(({ id }) => id));
  return {
    failures,
    hashes: new Map([...kept, ...hashes].filter(([name]) => asked.has(idOf(name)))),
    now: folder,
  };
}

/** What becomes of a picture that is not as it was signed off, byte by byte: both are looked at. */
async function comparePair({ name, before, now, differences, workshop }) {
  const [one, other] = [before, now].map((folder) =>
    folder && existsSync(fileOf(folder, name)) ? readFileSync(fileOf(folder, name)) : undefined,
  );
  if (!other) return { name, kind: 'removed', share: 1 };
  if (!one) return { name, kind: 'new', share: 1 };
  const { isSame, share, sizes, difference } = one.equals(other)
    ? { isSame: true, share: 0 }
    : await workshop.compare(one, other);
  if (difference) writeFileSync(fileOf(differences, name), Buffer.from(difference, 'base64'));
  return { name, kind: isSame ? 'same' : 'changed', share, sizes };
}

/**
 * What to compare: what was drawn, and what was signed off of stories that are gone. A story that
 * could not be drawn is not gone. Each with the commit of its picture before: that of its sign-off,
 * or the one that was asked for. Without a commit there is none.
 */
function wantedOf({ hashes, stories, only, since }) {
  const { signings, pictures } = readSignoff();
  const ids = new Set(stories.map(({ id }) => id));
  const gone = Object.keys(pictures).filter(
    (name) => isAsked(only)(idOf(name)) && !ids.has(idOf(name)),
  );
  const names = [...hashes.keys(), ...(since ? [] : gone)];
  const commit = since && git('rev-parse', '--verify', `${since}^{commit}`);
  return names.map((name) => ({
    name,
    isSame: !since && pictures[name]?.hash === hashes.get(name),
    commit: commit || (pictures[name] && signings[pictures[name].signing]?.commit),
  }));
}

async function compare(browser, { hashes, now, workshop, ...asked }) {
  const [before, differences] = ['before', 'difference'].map(freshFolder);
  const wanted = wantedOf({ hashes, ...asked });
  const rows = [];
  for (const { name, commit } of wanted.filter(({ isSame }) => isSame)) {
    keepEarlier({ commit, name, now });
    rows.push({ name, kind: 'same', share: 0, commit });
  }
  const others = wanted.filter(({ isSame }) => !isSame);
  for (const commit of new Set(others.map((one) => one.commit))) {
    const own = others.filter((one) => one.commit === commit);
    const folder =
      commit &&
      (await drawEarlier(browser, { commit, names: own.map(({ name }) => name), workshop }));
    for (const { name } of own) {
      if (folder && existsSync(fileOf(folder, name)))
        cpSync(fileOf(folder, name), fileOf(before, name));
      rows.push({
        ...(await comparePair({ name, before: folder, now, differences, workshop })),
        commit,
      });
    }
  }
  return rows
    .map((row) => ({ ...row, hash: hashes.get(row.name) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The changed pictures by what has probably changed them. */
async function groupsOf(rows) {
  const changed = rows.filter(({ kind }) => kind === 'changed');
  if (changed.length === 0) return [];
  const importsOf = await importsReader();
  const places = new Map(
    entriesOf(built).map(({ id, importPath }) => [id, path.normalize(importPath)]),
  );
  const filesOf = (name) => importsOf(places.get(idOf(name)));
  const sinceOf = new Map(
    [...new Set(changed.map(({ commit }) => commit))].map((commit) => [
      commit,
      changedSince(commit),
    ]),
  );
  const users = new Map();
  // Of all pictures, also if only some were asked for: what is a part of every screen rarely
  // changes just a few.
  for (const { id } of storiesOf([''])) {
    const { length } = viewsOf(id);
    for (const file of importsOf(places.get(id))) users.set(file, (users.get(file) ?? 0) + length);
  }
  return groupByCause(
    changed.map(({ name, commit }) => ({
      name,
      files: new Set([...filesOf(name)].filter((file) => sinceOf.get(commit).has(file))),
    })),
    (file) => users.get(file),
  );
}

const count = (rows, wanted) => rows.filter(({ kind }) => kind === wanted).length;

async function drawTwice(browser, { stories, now, workshop }) {
  const [again, differences] = ['again', 'difference'].map(freshFolder);
  const { failures, hashes } = await draw(browser, { stories, folder: again, workshop });
  const rows = [];
  for (const name of hashes.keys())
    rows.push(await comparePair({ name, before: now, now: again, differences, workshop }));
  for (const { name, kind } of rows) if (kind !== 'same') console.log(`${kind}: ${name}`);
  console.log(
    `\n# Storybook: pictures drawn twice, ${count(rows, 'changed')} of which differ: ${rows.length}`,
  );
  return failures.length === 0 && count(rows, 'same') === rows.length;
}

/** Prints how many pictures are as they were signed off, byte by byte: a part of `npm test`. */
function tellCount(hashes) {
  const { pictures } = readSignoff();
  const open = [...hashes].filter(([name, hash]) => pictures[name]?.hash !== hash);
  for (const [name] of open) console.log(`not as signed off: ${name}`);
  console.log(
    `\n# Atlas: pictures drawn, ${open.length} of which are not as they were signed off: ${hashes.size}`,
  );
}

/** What the atlas of the built Storybook shows, besides the pictures. */
function publish(result, now) {
  const { commit, at, rows } = result;
  const named = (kind) => rows.filter((row) => row.kind === kind).map(({ name }) => name);
  writeFileSync(
    path.join(now, 'drawn.json'),
    JSON.stringify({ commit, at, changed: named('changed'), added: named('new') }),
  );
  cpSync(now, path.join(built, 'atlas'), { recursive: true });
}

await main(async () => {
  process.chdir(inRoot());
  const asked = readOptions();
  if (asked.help) {
    console.log(help);
    return;
  }
  if (asked.accept && !(asked.name && asked.note))
    throw new SetupError(`--accept needs --name and --note.\n\n${help}`);
  if (asked.sheet && !asked.since) throw new SetupError(`--sheet needs --since.\n\n${help}`);
  await ensure('chromium');
  if (!asked.built) await ensureStorybook();
  const stories = storiesOf(asked.only, asked.sheet);
  const browser = await launch();
  try {
    const workshop = await openWorkshop(browser);
    const counted = asked.count || asked.twice ? freshFolder('counted') : undefined;
    // The page and the Storybook show what is in `now`.
    const { failures, hashes, now } = counted
      ? { ...(await draw(browser, { stories, folder: counted, workshop })), now: counted }
      : await drawMissing(browser, { stories, workshop });
    if (failures.length > 0) process.exitCode = 1;
    if (asked.count) return tellCount(hashes);
    if (asked.twice) {
      if (!(await drawTwice(browser, { stories, now, workshop }))) process.exitCode = 1;
      return;
    }
    const rows = await compare(browser, { hashes, now, workshop, stories, ...asked });
    const result = {
      commit: git('rev-parse', 'HEAD'),
      at: new Date().toISOString(),
      since: asked.since,
      sheet: asked.sheet,
      note: noteOf(path.join(report, 'result.json'), asked),
      rows,
      groups: asked.sheet ? [] : await groupsOf(rows),
    };
    writeFileSync(path.join(report, 'result.json'), JSON.stringify(result));
    writeReport({ result, stories, folder: report });
    if (asked.only.includes('') && !asked.since) publish(result, now);
    const counts = { same: 'as before', changed: 'changed', new: 'new', removed: 'removed' };
    const told = Object.entries(counts).map(([kind, words]) => `${count(rows, kind)} ${words}`);
    console.log(`${rows.length} pictures: ${told.join(', ')}.`);
  } finally {
    await browser.close();
  }
  if (asked.accept) console.log(accept(report, { name: asked.name, note: asked.note }));
  else if (asked.review) await review(report, built);
  else {
    // Only what is compared with the sign-off can be accepted.
    const next = asked.since ? '.' : '; npm run atlas -- --review --built lets you accept there.';
    console.log(`Look at ${path.join(report, 'index.html')}${next}`);
  }
});
