import { expect, it, vi } from 'vitest';
import { once } from '~/api/http/inFlight';

it('runs once for 100 calls at the same time; a later call runs again (promise 1)', async () => {
  let finish: (text: string) => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const calls = Array.from({ length: 100 }, () => once(['same'], run));
  const other = once(['other'], () => Promise.resolve('other'));
  finish('done');
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['done']));
  expect(await other).toBe('other');
  expect(run).toHaveBeenCalledTimes(1);
  void once(['same'], run);
  expect(run).toHaveBeenCalledTimes(2);
});

it("a failure is everyone's, and doesn't stay", async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')));
  const settled = await Promise.allSettled([once(['fails'], run), once(['fails'], run)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await once(['fails'], () => Promise.resolve('yes'))).toBe('yes');
  expect(run).toHaveBeenCalledTimes(1);
});
