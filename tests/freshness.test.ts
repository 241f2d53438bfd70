import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printCount } from './propertyRuns';

// The API types have a check of their own in npm test: node openapi/gen.mjs --check.
it('has the service worker of the installed MSW', () => {
  const copied = readFileSync('.storybook/public/mockServiceWorker.js', 'utf8');
  expect(copied, 'copy it again: npx msw init .storybook/public').toBe(
    readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'),
  );
});

type Package = Record<string, unknown>;
const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  object
>;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

it('asks for exact versions, and locks each package by its version and a digest of its bytes', () => {
  const ranges = Object.entries({
    ...asked.dependencies,
    ...asked.devDependencies,
    ...asked.optionalDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)));
  expect(ranges).toEqual([]);
  const locked = Object.entries(packages).filter(([name]) => name !== '');
  const loose = locked.filter(
    ([, { version, integrity, inBundle, resolved }]) =>
      typeof version !== 'string' ||
      // An address would name a registry.
      resolved !== undefined ||
      !(inBundle ?? String(integrity).startsWith('sha512-')),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
  printCount('packages locked by version and digest', locked.length);
});

it('locks what package.json asks for', () => {
  const locked = packages[''] ?? {};
  expect(locked['dependencies']).toEqual(asked.dependencies);
  expect(locked['devDependencies']).toEqual(asked.devDependencies);
  expect(locked['optionalDependencies']).toEqual(asked.optionalDependencies);
});
