import { expect, it } from 'vitest';
import { loadableOverlay, preloadOverlays } from '../../src/ui/loadable';

/** An overlay whose file comes when the test says so. */
function overlay(asked: string[], name: string) {
  let come: () => void = () => undefined;
  let fail = come;
  const file = new Promise<() => null>((resolve, reject) => {
    come = () => resolve(() => null);
    fail = () => reject(new Error('offline'));
  });
  loadableOverlay(() => {
    asked.push(name);
    return file;
  });
  return { come, fail };
}

it('overlays are loaded one after the other, and a file that does not come holds up none', async () => {
  const asked: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => overlay(asked, name));
  const all = preloadOverlays();
  expect(asked).toEqual(['first']);
  first?.come();
  await expect.poll(() => asked).toEqual(['first', 'second']);
  second?.fail();
  await expect.poll(() => asked).toEqual(['first', 'second', 'third']);
  third?.come();
  await all;
});
