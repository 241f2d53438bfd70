// What the console survives: suites of many cases (hostile text, faults, many clicks, load …). npm
// test runs as many of their cases as it has time for, in an order that the commit chooses, so over
// a few commits each of them runs. `npm run soak` runs them all.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { escaped } from '../../contracts/scripts/escaped.mjs';
import { readSignoff } from '../../tests/atlas/signoff.mjs';
import { bin, commitName, digest, inRoot, run } from '../run/process.mjs';
import { runInLanes } from './report.mjs';
import { drawAtlas, load, OF_STORYBOOK, playBuilt, playwright, vitest } from './runners.mjs';

/** A case can be run alone. `suite` names what it belongs to, and its runner finds it by `id`. */
/** @typedef {{ suite: string, runner: string, id: string }} Case */

const minutes = (count) => count * 60_000;
/**
 * A machine on which the other checks take longer is slow, and gets more time. An idle one with two
 * cores takes about 20 minutes.
 */
const SLOW = minutes(30);
const MOST_AT_ONCE = 12;

/**
 * When the last case may begin, in milliseconds since 1970.
 * @param {number} started
 * @param {number} now when the other checks have ended
 */
export const lastBegin = (started, now) =>
  started + (now - started > SLOW ? minutes(60) : minutes(20));

/**
 * Orders cases by the commit: first one of each suite, then the others.
 * @param {Case[]} cases
 * @param {string} commit
 */
export function inOrder(cases, commit) {
  const byCommit = cases
    .map((one) => ({ one, place: digest(`${commit} ${one.suite} ${one.id}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ one }) => one);
  const first = byCommit.filter(
    (one, index) => byCommit.findIndex(({ suite }) => suite === one.suite) === index,
  );
  return { first, others: byCommit.filter((one) => !first.includes(one)) };
}

/**
 * Takes the next cases that the same runner can run at once.
 * @param {Case[]} queue
 * @param {number} most
 */
export function nextBatch(queue, most) {
  const batch = queue.filter(({ runner }) => runner === queue[0]?.runner).slice(0, most);
  return { batch, rest: queue.filter((one) => !batch.includes(one)) };
}

/**
 * What of each suite was not run, as 'suite: n of m cases'.
 * @param {Case[]} cases
 * @param {Case[]} left
 */
export const leftOut = (cases, left) =>
  [...new Set(left.map(({ suite }) => suite))].sort().map((suite) => {
    const of = (list) => list.filter((one) => one.suite === suite).length;
    return `${suite}: ${of(left)} of ${of(cases)} cases`;
  });

/** The cases of a project of Playwright, by the lines that it lists and takes again. */
async function listed(project, ...args) {
  const { output } = await run(bin('playwright'), [
    'test',
    '--project',
    project,
    '--list',
    '--reporter=list',
    ...args,
  ]);
  const lines = output.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith(`[${project}] › `));
}

async function listSpecs() {
  const ids = await listed('survival');
  return ids.map((id) => ({ suite: /([\w-]+)\.spec\.ts/.exec(id)?.[1] ?? id, runner: 'e2e', id }));
}

async function listDetails() {
  const ids = await listed('details', ...OF_STORYBOOK);
  return ids.map((id) => ({ suite: 'storybook', runner: 'details', id }));
}

const named = (folder, pattern) =>
  readdirSync(inRoot(folder), { recursive: true }).filter((name) => pattern.test(name));

function listFiles() {
  const files = named('tests', /\.survival\.test\.ts$/).map((name) => path.join('tests', name));
  const ofBackend = files.filter((file) => file.includes('provider') && !file.includes('kill'));
  const caseOf = (runner) => (id) => ({
    suite: path.basename(id, '.survival.test.ts'),
    runner,
    id,
  });
  return [...files.map(caseOf('survival')), ...ofBackend.map(caseOf('survival-postgres'))];
}

/** The backend's tests that core runs on a PostgreSQL server only: here on the embedded engine. */
async function listShared() {
  const { output } = await run(bin('vitest'), [
    'list',
    '--project',
    'provider-shared',
    '--filesOnly',
  ]);
  return [...output.matchAll(/^\[provider-shared\] (\S+)$/gm)].map(([, id]) => ({
    suite: 'embedded engine',
    runner: 'provider-shared',
    id,
  }));
}

/** The files of stories, which are played as they are published. */
export const listStories = () =>
  named('stories', /\.stories\.tsx$/).map((name) => ({
    suite: 'published',
    runner: 'published',
    id: `stories/${name}`,
  }));

/**
 * What the seeded breaks of the backend are about, and the backend without one, on the embedded
 * engine. The pacts must catch each.
 */
export const listBreaks = () =>
  [
    'unbroken',
    ...named('contracts/provider/verification/breaks/caught', /\.json$/).map((name) =>
      path.basename(name, '.json'),
    ),
  ].map((id) => ({
    suite: 'contract breaks',
    runner: 'breaks',
    id,
  }));

const listScenarios = () =>
  named('tests/load/scenarios', /\.ts$/).map((name) => ({
    suite: 'load',
    runner: 'load',
    id: path.basename(name, '.ts'),
  }));

/** The screens and flows of the atlas: each has pictures in its sign-off. */
const listPictures = () => {
  const titles = new Set(
    Object.keys(readSignoff().pictures).map((name) => name.slice(0, name.indexOf('--') + 2)),
  );
  return [...titles].map((id) => ({ suite: 'atlas', runner: 'atlas', id }));
};

/** Has Playwright take only these cases of a project. */
function onlyThese(project, ids) {
  const file = inRoot('.cache/reports', `${project}.txt`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${ids.join('\n')}\n`);
  return ['--test-list', file];
}

const runners = {
  e2e: (ids) => playwright('survival', { args: onlyThese('survival', ids) }),
  details: (ids) => playBuilt('details', onlyThese('details', ids)),
  survival: (ids) => vitest(['survival'], { files: ids }),
  'survival-postgres': (ids) => vitest(['survival-postgres'], { files: ids }),
  'provider-shared': (ids) => vitest(['provider-shared'], { files: ids }),
  published: (ids) => playBuilt('published', ['--grep', ids.map(escaped).join('|')]),
  breaks: (ids) => vitest(['pact-breaks'], { isWhole: true, env: { BREAKS: ids.join(',') } }),
  load,
  atlas: drawAtlas,
};

const nothing = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  retried: [],
  durations: [],
  output: '',
};

const added = (sum, more) => ({
  passed: sum.passed + more.passed,
  failed: sum.failed + more.failed,
  skipped: sum.skipped + more.skipped,
  failures: [...sum.failures, ...more.failures],
  retried: [...sum.retried, ...more.retried],
  durations: [...sum.durations, ...more.durations],
  output: `${sum.output}${more.output}\n`,
});

/** Runs the cases. `isAlone`: no other check was asked for, so all of them. */
export async function survive({ started, isAlone }) {
  const asked = await Promise.all([listSpecs(), listDetails(), listShared()]);
  const lists = [
    ...asked,
    listFiles(),
    listStories(),
    listBreaks(),
    listScenarios(),
    listPictures(),
  ];
  if (lists.some((list) => list.length === 0))
    throw new Error('A list of survival cases is empty.');
  const cases = lists.flat();
  const { first, others } = inOrder(cases, commitName());
  const end = isAlone ? Infinity : lastBegin(started, Date.now());
  const begun = Date.now();
  // One case each of most suites keeps no more than one core busy.
  const checks = [...new Set(first.map(({ runner }) => runner))].map((name) => ({
    name,
    ...(name !== 'e2e' && { cores: 1 }),
    run: () => runners[name](first.filter(({ runner }) => runner === name).map(({ id }) => id)),
  }));
  const results = await runInLanes(checks, os.availableParallelism(), (check) => check.run());
  let result = results.reduce(added, nothing);
  const took = { ms: Date.now() - begun, cases: first.length };
  let queue = others;
  while (queue.length > 0 && Date.now() < end) {
    const fitting = Math.floor((end - Date.now()) / (took.ms / took.cases));
    const { batch, rest } = nextBatch(queue, Math.max(1, Math.min(MOST_AT_ONCE, fitting)));
    const batchBegun = Date.now();
    result = added(result, await runners[batch[0].runner](batch.map(({ id }) => id)));
    took.ms += Date.now() - batchBegun;
    took.cases += batch.length;
    queue = rest;
  }
  return { ...result, leftOut: leftOut(cases, queue) };
}
