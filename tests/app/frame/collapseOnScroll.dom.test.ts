import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { collapseOnScroll } from '~/app/frame/collapseOnScroll';

function drawBar(): HTMLElement {
  const bar = document.createElement('header');
  document.body.replaceChildren(bar);
  return bar;
}

function scrollPageTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
});

test('down collapses the bar, up brings it back, and a trembling finger changes nothing', () => {
  const bar = drawBar();
  onTestFinished(collapseOnScroll(bar));
  const after = (...places: number[]) => {
    places.forEach(scrollPageTo);
    return bar.hasAttribute('data-collapsed');
  };
  expect(after(400)).toBe(true);
  expect(after(396, 400, 392)).toBe(true);
  expect(after(360)).toBe(false);
  expect(after(364, 358)).toBe(false);
  expect(after(420)).toBe(true);
  expect(after(0)).toBe(false);
});

test('it lays nothing out, which would cost a frame of the page that is being drawn', () => {
  const bar = drawBar();
  const row = document.createElement('div');
  const size = vi.spyOn(row, 'clientHeight', 'get');
  bar.append(row);
  onTestFinished(collapseOnScroll(bar));
  scrollPageTo(400);
  expect(bar.hasAttribute('data-collapsed')).toBe(true);
  expect(size).not.toHaveBeenCalled();
});

test('it begins where the page has been scrolled to, and stops when it is told', () => {
  vi.stubGlobal('scrollY', 400);
  const bar = drawBar();
  const stop = collapseOnScroll(bar);
  expect(bar.hasAttribute('data-collapsed')).toBe(true);
  stop();
  scrollPageTo(0);
  expect(bar.hasAttribute('data-collapsed')).toBe(true);
});
