import { expect, it } from 'vitest';
import { loadable, preloadParts } from '~/ui/loadable';

/** An overlay whose file comes when the test says so. */
function overlay(asked: string[], name: string) {
  let come: () => void = () => undefined;
  let fail = come;
  const file = new Promise<{ Part: () => null }>((resolve, reject) => {
    come = () => resolve({ Part: () => null });
    fail = () => reject(new Error('offline'));
  });
  loadable(() => {
    asked.push(name);
    return file;
  }, 'Part');
  return { come, fail };
}

it('parts are loaded one after the other, the latest first, and a file that does not come holds up none', async () => {
  const asked: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => overlay(asked, name));
  loadable(
    () => {
      asked.push('page');
      return Promise.resolve({ Page: () => null });
    },
    'Page',
    'route',
  );
  const all = preloadParts();
  expect(asked).toEqual(['third']);
  third?.come();
  await expect.poll(() => asked).toEqual(['third', 'second']);
  const inside = overlay(asked, 'inside');
  second?.fail();
  await expect.poll(() => asked).toEqual(['third', 'second', 'inside']);
  inside.come();
  await expect.poll(() => asked).toEqual(['third', 'second', 'inside', 'first']);
  first?.come();
  await all;
});
