import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Strips } from '~/app/frame/banners';

it('the root knows the height of the strips, and nothing while there is none', () => {
  let measure: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const { style, dataset } = document.documentElement;
  render(<Strips unsaid={[]} onSaid={() => undefined} />);
  const measured = [0, 40, 0].map((pixels) => {
    height.mockReturnValue(pixels);
    measure();
    return [style.getPropertyValue('--strips'), dataset['strips']];
  });
  expect(measured).toEqual([
    ['', undefined],
    ['40px', ''],
    ['', undefined],
  ]);
});
