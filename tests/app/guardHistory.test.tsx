import { afterEach, expect, it, vi } from 'vitest';
import { guardHistory } from '~/app/frame/history';
import { dismiss, readConfirmation, guardLeaving } from '~/mutation/confirm';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function moveTo(path: string) {
  // Not the method of `history` itself, in which wouter sees its own navigations.
  History.prototype.replaceState.call(history, null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

function keepEditing() {
  const question = readConfirmation();
  expect(question?.title).toBe('Discard your changes?');
  if (question) dismiss(question);
}

it('asks before Back, and again if another move comes while the page is on its way back (promise 7)', () => {
  history.replaceState(null, '', '/users/all');
  guardHistory();
  const stop = guardLeaving({});
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  moveTo('/users');
  expect(go).toHaveBeenLastCalledWith(1);
  keepEditing();
  moveTo('/');
  keepEditing();
  moveTo('/users/all');
  expect(readConfirmation()).toBeUndefined();
  stop();
});
