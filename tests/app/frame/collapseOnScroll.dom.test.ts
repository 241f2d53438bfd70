import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { collapseOnScroll } from '../../../src/app/frame/collapseOnScroll';

// The browser's own animation, which jsdom lacks. A mocked module would not do: of two imports at once, Vitest mocks only the first.
const animate = vi.fn<(keyframes: { transform: string[] }) => Partial<Animation>>(() => ({
  cancel: () => undefined,
  pause: () => undefined,
}));

function drawBar(): HTMLElement {
  const bar = document.createElement('header');
  const row = document.createElement('div');
  Object.defineProperty(row, 'clientHeight', { value: 52 });
  bar.append(row);
  document.body.replaceChildren(bar);
  return bar;
}

function scrollPageTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  animate.mockClear();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
});

const places = () => animate.mock.calls.map(([{ transform }]) => transform.at(-1));

test('if the page is scrolled down and up before the animation has loaded, the last direction counts', async () => {
  onTestFinished(collapseOnScroll(drawBar()));
  scrollPageTo(400);
  scrollPageTo(0);
  await expect.poll(places).toEqual(['translateY(0px)', 'translateY(0px)']);
  animate.mockClear();
  scrollPageTo(400);
  await expect.poll(places).toEqual(['translateY(-52px)']);
});

test('it begins where the page has been scrolled to, and stops when it is told', async () => {
  vi.stubGlobal('scrollY', 400);
  const bar = drawBar();
  const stop = collapseOnScroll(bar);
  expect(bar.hasAttribute('data-collapsed')).toBe(true);
  stop();
  scrollPageTo(0);
  expect(bar.hasAttribute('data-collapsed')).toBe(true);
  // Its animation must not begin in another test.
  await expect.poll(places).toEqual(['translateY(-52px)']);
});
