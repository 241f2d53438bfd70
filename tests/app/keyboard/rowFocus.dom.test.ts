import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  focusSearch,
  isSearch,
  leaveSearch,
  moveInRows,
  stepToRecord,
} from '~/app/keyboard/rowFocus';

const row = (id: string, attributes = '') =>
  `<tr><td><a id="${id}" href="#${id}" data-row-link ${attributes}>${id}</a> <button id="menu-${id}"></button></td></tr>`;
const list = (...rows: string[]) => {
  document.body.innerHTML = `<main id="main"><table><tbody>${rows.join('')}</tbody></table></main>`;
};
const focused = () => document.activeElement?.id;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
});

describe('moveInRows', () => {
  it.each([
    [1, 'a'],
    [-1, 'c'],
  ] as const)('%i begins at an end when no row has the focus', (step, first) => {
    list(row('a'), row('b'), row('c'));
    moveInRows(step);
    expect(focused()).toBe(first);
  });

  it.each([
    [1, 'c'],
    [-1, 'a'],
  ] as const)('%i begins beside the selected row when no row has the focus', (step, next) => {
    list(row('a'), row('b', 'aria-current="true"'), row('c'));
    moveInRows(step);
    expect(focused()).toBe(next);
  });

  it('starts from the row with the focus, whichever of its controls has it, and stops at the ends', () => {
    list(row('a'), row('b'), row('c', 'aria-current="true"'));
    document.getElementById('menu-a')?.focus();
    moveInRows(1);
    expect(focused()).toBe('b');
    moveInRows(1);
    moveInRows(1);
    expect(focused()).toBe('c');
    moveInRows(-1);
    moveInRows(-1);
    moveInRows(-1);
    expect(focused()).toBe('a');
  });

  it('leaves out rows that can’t be used', () => {
    list(row('a'), `</tbody><tbody inert>${row('b')}</tbody>`);
    moveInRows(-1);
    expect(focused()).toBe('a');
  });
});

describe('moveInRows where no row opens anything', () => {
  const figures = (id: string) => `<tr id="${id}"><td>1.5</td></tr>`;

  it('moves over the rows themselves', () => {
    list(figures('a'), figures('b'));
    moveInRows(1);
    expect(focused()).toBe('a');
    moveInRows(1);
    expect(focused()).toBe('b');
    moveInRows(-1);
    expect(focused()).toBe('a');
  });

  it('not over rows that are still loading', () => {
    document.body.innerHTML = `<main id="main"><div data-busy="loading"><table><tbody>${figures('a')}</tbody></table></div></main>`;
    moveInRows(1);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('leaveSearch (R398)', () => {
  const search = '<input type="search" name="search" id="search" value="ada">';
  const open = (...rows: string[]) => {
    document.body.innerHTML = `<main id="main" tabindex="-1">${search}<table><tbody>${rows.join('')}</tbody></table></main>`;
    focusSearch();
    expect(isSearch(document.activeElement)).toBe(true);
  };

  it.each([
    ['the first row', [row('a'), row('b')], 'a'],
    ['the selected row', [row('a'), row('b', 'aria-current="true"')], 'b'],
    ['the page, if nothing is found', [], 'main'],
  ])('leads to %s, and keeps what is searched for', (_where, rows, to) => {
    open(...rows);
    leaveSearch();
    expect(focused()).toBe(to);
    expect(document.querySelector('input')?.value).toBe('ada');
  });
});

it('leads to the search box, not to one that does nothing (R31)', () => {
  document.body.innerHTML =
    '<main id="main"><input type="search" name="find" id="find"><input type="search" name="search" id="search"></main>';
  focusSearch();
  expect(focused()).toBe('search');
});

it.each([
  ['first', 'previous'],
  ['last', 'next'],
] as const)('presses the %s of the steps to other records', (which, id) => {
  document.body.innerHTML =
    '<main id="main"><div class="record-steps"><button id="previous"></button><button id="next"></button></div></main>';
  const pressed = vi.fn();
  document.addEventListener('click', ({ target }) => void pressed((target as Element).id), {
    once: true,
  });
  stepToRecord(which);
  expect(pressed.mock.calls).toEqual([[id]]);
});

it('does nothing on a page without steps to other records', () => {
  list(row('a'));
  expect(() => stepToRecord('last')).not.toThrow();
  expect(focused()).toBe('');
});
