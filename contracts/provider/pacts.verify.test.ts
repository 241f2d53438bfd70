import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { verifyReference } from './verification';

const pact = JSON.parse(readFileSync(new URL('../pacts/admin-console-admin-api.json', import.meta.url), 'utf8')) as { interactions: unknown[] };

it('the reference backend honours every interaction of the pact', async () => {
  const { code, output, verified, total } = await verifyReference();
  expect(output).toContain('interactions verified');
  expect({ code, verified, total }, output).toEqual({ code: 0, verified: pact.interactions.length, total: pact.interactions.length });
  expect(total).toBeGreaterThan(30);
});
