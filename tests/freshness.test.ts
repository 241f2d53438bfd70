import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The API types have a check of their own in npm test: node openapi/gen.mjs --check.
it('has the service worker of the installed MSW', () => {
  const copied = readFileSync('.storybook/public/mockServiceWorker.js', 'utf8');
  expect(copied, 'copy it again: npx msw init .storybook/public').toBe(readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'));
});

it('locks what package.json asks for', () => {
  const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Record<string, unknown>> };
  const locked = packages[''] ?? {};
  expect(locked['dependencies']).toEqual(asked['dependencies']);
  expect(locked['devDependencies']).toEqual(asked['devDependencies']);
});
