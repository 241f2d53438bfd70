import { expect, it } from 'vitest';
import { runInLanes } from '../../.setup/checks/report.mjs';

interface Check {
  name: string;
  cores?: number;
  after?: string[];
}

/**
 * Runs checks that end when they are told to, the oldest first, and answers which ran at the same
 * time.
 */
async function lanes(checks: Check[], cores = 2): Promise<string[]> {
  const steps: string[] = [];
  const running = new Map<string, () => void>();
  const results = runInLanes(checks, cores, ({ name }: Check) => {
    const end = new Promise<void>((resolve) => running.set(name, resolve));
    return end.then(() => ({ name }));
  });
  for (const _check of checks) {
    await new Promise((wake) => setTimeout(wake));
    steps.push([...running.keys()].join('+'));
    const [oldest] = running;
    running.delete(oldest?.[0] ?? '');
    oldest?.[1]();
  }
  expect(await results).toEqual(checks.map(({ name }) => ({ name })));
  return steps;
}

it('runs checks that need one core beside each other, and one that needs all alone', async () => {
  const steps = await lanes([
    { name: 'lint', cores: 1 },
    { name: 'types', cores: 1 },
    { name: 'unit' },
    { name: 'format', cores: 1 },
  ]);
  // The short one is not held up by the one that waits for all cores.
  expect(steps).toEqual(['lint+types', 'types+format', 'format', 'unit']);
});

it('holds a check back until what it needs has ended', async () => {
  expect(
    await lanes([
      { name: 'size', cores: 1, after: ['build'] },
      { name: 'build', cores: 1 },
    ]),
  ).toEqual(['build', 'size']);
});

it('does not wait for a check that is not among the chosen ones', async () => {
  expect(await lanes([{ name: 'size', cores: 1, after: ['build'] }])).toEqual(['size']);
});

it('runs one after the other on a single core', async () => {
  expect(await lanes([{ name: 'lint', cores: 1 }, { name: 'unit' }], 1)).toEqual(['lint', 'unit']);
});
