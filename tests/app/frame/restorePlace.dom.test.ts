import { beforeEach, expect, it, vi } from 'vitest';
import { restorePlace } from '~/app/frame/restorePlace';

const row = (id: string, href: string) =>
  `<tr><td><a id="${id}" href="${href}">${id}</a></td></tr>`;
const list = (...rows: string[]) => {
  document.body.innerHTML = `<main id="main"><h1 tabindex="-1">All Users</h1><table><tbody>${rows.join('')}</tbody></table></main>`;
};
const focused = () => document.activeElement?.id;
const scrolls = vi.fn();

beforeEach(() => {
  scrolls.mockClear();
  // jsdom has no layout.
  window.scrollTo = scrolls;
});

it.each([
  ['/users/2', 'b', 'the page of the record'],
  ['/users/2/wallet?type=credit', 'b', 'a part of that page'],
  ['/evaluations/create?copy=2', 'copy-2', 'a link that differs in its query'],
])('after %s it focuses %s: %s', (record, id) => {
  list(
    row('a', '/users/1'),
    row('b', '/users/2'),
    row('copy-1', '/evaluations/create?copy=1'),
    row('copy-2', '/evaluations/create?copy=2'),
  );
  restorePlace(320, record);
  expect(focused()).toBe(id);
  expect(scrolls.mock.calls).toEqual([[0, 320]]);
});

it('waits for rows that are still being read', async () => {
  list();
  restorePlace(320, '/users/2');
  expect(focused()).toBe('');
  document.querySelector('tbody')?.insertAdjacentHTML('beforeend', row('b', '/users/2'));
  await expect.poll(focused).toBe('b');
  expect(scrolls).toHaveBeenCalledTimes(2);
});

it('after a reload waits until the page is long enough', async () => {
  list();
  const addRow = () =>
    document.querySelector('tbody')?.insertAdjacentHTML('beforeend', row('b', '/users/2'));
  restorePlace(320);
  vi.stubGlobal('scrollY', 320);
  addRow();
  await expect
    .poll(() => scrolls.mock.calls)
    .toEqual([
      [0, 320],
      [0, 320],
    ]);
  addRow();
  await Promise.resolve();
  expect(scrolls).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('waits no longer once the admin does something', async () => {
  list();
  restorePlace(320, '/users/2');
  dispatchEvent(new Event('wheel'));
  document.querySelector('tbody')?.insertAdjacentHTML('beforeend', row('b', '/users/2'));
  await Promise.resolve();
  expect(focused()).toBe('');
  expect(scrolls).toHaveBeenCalledTimes(1);
});

it('leaves the focus where the admin has put it', () => {
  list(row('a', '/users/1'), row('b', '/users/2'));
  document.getElementById('a')?.focus();
  restorePlace(0, '/users/2');
  expect(focused()).toBe('a');
});
