import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useCollapseOnScroll } from '../../../src/app/frame/useCollapseOnScroll';

// The browser's own animation, which jsdom lacks. A mocked module would not do: of two imports at once, Vitest mocks only the first.
const animate = vi.fn<(keyframes: { transform: string[] }) => Partial<Animation>>(() => ({
  cancel: () => undefined,
  pause: () => undefined,
}));

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useCollapseOnScroll(bar);
  return (
    <header ref={bar}>
      <div
        ref={(row) => {
          if (row) Object.defineProperty(row, 'clientHeight', { value: 52 });
        }}
      />
    </header>
  );
}

function scrollPageTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

const places = () => animate.mock.calls.map(([{ transform }]) => transform.at(-1));

test('if the page is scrolled down and up before the animation has loaded, the last direction counts', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
  render(<Bar />);
  scrollPageTo(400);
  scrollPageTo(0);
  await waitFor(() => expect(places()).toEqual(['translateY(0px)', 'translateY(0px)']));
  animate.mockClear();
  scrollPageTo(400);
  await waitFor(() => expect(places()).toEqual(['translateY(-52px)']));
});
