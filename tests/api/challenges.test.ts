import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildChallengeInput } from '../fixtures/challenges';
import { installBrowser, openTab, sessionOf, type Tab } from './fakeBrowser';
import { answerWith, pathsOf } from './scriptedServer';

let tab: Tab;

beforeEach(async () => {
  installBrowser();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
});
afterEach(() => vi.unstubAllGlobals());

it('the same challenge, created a hundred times at once, is one request; one of the other class is its own (promise 1)', async () => {
  const sent = answerWith(() => Response.json({ id: 7 }, { status: 201 }));
  await Promise.all([...Array.from({ length: 100 }, () => tab.createChallenge(buildChallengeInput())), tab.createChallenge(buildChallengeInput({ challenge_class: 'skill_check' }))]);
  expect(pathsOf(sent)).toEqual(['POST /admin/challenges/create/', 'POST /admin/challenges/create/']);
});

it('the same change at once is one request, another one, or of another challenge, is its own', async () => {
  const sent = answerWith(() => Response.json({ id: 7 }));
  await Promise.all([...Array.from({ length: 100 }, () => tab.updateChallenge(7, { name: 'x' })), tab.updateChallenge(7, { name: 'y' }), tab.updateChallenge(8, { name: 'x' })]);
  expect(pathsOf(sent)).toEqual(['PATCH /admin/challenges/7/', 'PATCH /admin/challenges/7/', 'PATCH /admin/challenges/8/']);
});
