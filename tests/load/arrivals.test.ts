import { expect, test } from 'vitest';
import { arrive } from './arrivals';

test('as many requests are sent as were meant, although a number of seconds may have no exact number', async () => {
  const meant = Array.from({ length: 60 }, (_, index) => index + 1);
  const sent = meant.map(async (count) => {
    const perSecond = 6000;
    const samples = await arrive({ perSecond, seconds: count / perSecond }, () =>
      Promise.resolve({ status: 200 }),
    );
    return samples.length;
  });
  expect(await Promise.all(sent)).toEqual(meant);
});
