import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { navigateWhenLoaded, useLinks } from '~/app/frame/followLinks';
import { preloadRoute } from '~/app/routeComponents';
import { hrefs } from '~/routes';
import { serve } from '../../api/reading/fakeServer';
import { signIn } from '../../signIn';

let answer: (response: Response) => void;
let calls: string[];

beforeEach(async () => {
  calls = serve(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  signIn();
  await preloadRoute(hrefs.allUsers);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
  history.replaceState(null, '', '/');
});

const pass = () => vi.advanceTimersByTimeAsync(0);

function follow(from: string) {
  history.replaceState(null, '', from);
  const navigate = vi.fn();
  navigateWhenLoaded(navigate, hrefs.allUsers);
  return navigate;
}

it('waits a moment for the first data of the screen that a link leads to, so that it is drawn once', async () => {
  const navigate = follow(hrefs.dashboard);
  await pass();
  expect(navigate).not.toHaveBeenCalled();
  answer(Response.json({ count: 0, results: [] }));
  await pass();
  expect(navigate).toHaveBeenCalledOnce();
});

it('draws the frame after a sign-in while the first data is on its way', async () => {
  const navigate = follow(hrefs.login);
  await pass();
  expect(navigate).toHaveBeenCalledOnce();
});

it.each([
  [
    'a ticket in the list of tickets',
    '/support',
    '/support?ticket=7',
    'GET /admin/ticket/7/messages',
  ],
  ['another screen', '/support', '/users/all', 'GET /admin/users?page=1&page_size=20'],
])('reads ahead what a link shows where the pointer rests: %s', async (_name, at, to, expected) => {
  await preloadRoute('/support');
  history.replaceState(null, '', at);
  renderHook(() => useLinks(vi.fn()));
  const link = Object.assign(document.createElement('a'), { href: to });
  document.body.replaceChildren(link);
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(59);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([expected]);
});
