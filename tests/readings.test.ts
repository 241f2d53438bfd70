import { expect, it } from 'vitest';
import { read, textFiles } from './architecture/tree';

const page = 'openapi/readings.md';
const listed = [...read(page).matchAll(/^- <a id="r(\d+)"><\/a>\*\*R(\d+) /gm)].map(
  ([, anchor = '', number = '']) => ({ anchor, number }),
);
const numbers = new Set(listed.map(({ number }) => number));

it('are listed once each, with an anchor of their own number', () => {
  expect(listed.length).toBeGreaterThan(100);
  expect(numbers.size).toBe(listed.length);
  expect(listed.filter(({ anchor, number }) => anchor !== number)).toEqual([]);
});

it('are all on the page, wherever the repository cites one', () => {
  const missing = textFiles.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w+/-])R(\d{1,3})(?![\w+/=-])/g)]
      .filter(([, number = '']) => !numbers.has(number))
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(missing).toEqual([]);
});

it('can be reached by the links of the page', () => {
  const links = [...read(page).matchAll(/\]\(#r(\d+)\)/g)].map(([, number = '']) => number);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((number) => !numbers.has(number))).toEqual([]);
});
