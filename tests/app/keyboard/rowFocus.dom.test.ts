import { beforeEach, describe, expect, it } from 'vitest';
import { focusSearch, moveInRows } from '../../../src/app/keyboard/rowFocus';

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

it('leads to the search box, not to one that does nothing (R31)', () => {
  document.body.innerHTML =
    '<main id="main"><input type="search" name="find" id="find"><input type="search" name="search" id="search"></main>';
  focusSearch();
  expect(focused()).toBe('search');
});
