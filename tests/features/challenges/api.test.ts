import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildChallengeInput } from '../../fixtures/challenges';
import { installBrowser, openTab, sessionOf, type Tab } from '../../api/session/fakeBrowser';
import { answerWith, pathsOf } from '../../api/scriptedServer';

let tab: Tab;

beforeEach(async () => {
  installBrowser();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
});
afterEach(() => vi.unstubAllGlobals());

it('creating the same challenge a hundred times at once sends one request; the other class sends another (promise 1)', async () => {
  const sent = answerWith(() => Response.json({ id: 7 }, { status: 201 }));
  await Promise.all([
    ...Array.from({ length: 100 }, () => tab.createChallenge(buildChallengeInput())),
    tab.createChallenge(buildChallengeInput({ challenge_class: 'skill_check' })),
  ]);
  expect(pathsOf(sent)).toEqual([
    'POST /admin/challenges/create/',
    'POST /admin/challenges/create/',
  ]);
});
