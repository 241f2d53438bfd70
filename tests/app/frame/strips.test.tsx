import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Strips } from '~/app/frame/banners';
import { loadable } from '~/ui/loadable';

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

it('reloads for a missing file only if the server responds', async () => {
  const reload = vi.fn(() => Promise.resolve(false));
  window.__reloadAfresh = reload;
  const Missing = loadable(
    () => Promise.reject<{ Missing: () => null }>(new TypeError('Failed to fetch')),
    'Missing',
  );
  render(
    <>
      <Strips unsaid={[]} onSaid={() => undefined} />
      <Missing />
    </>,
  );
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
