import type { Locator } from '@playwright/test';

/** Types a text key by key without a pause, however busy the machine is; answers when the last key was, on the page's own clock. */
export const typeQuickly = (field: Locator, text: string): Promise<number> =>
  field.evaluate((element, keys) => {
    const input = element as HTMLInputElement;
    // React keeps its own setter on the element: the prototype's makes a change that it sees.
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const key of keys) {
      own?.set?.call(input, input.value + key);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return performance.now();
  }, text);

/** When the page sent its last request to an address that holds `part`, on its own clock. */
export const lastSent = (field: Locator, part: string): Promise<number | undefined> =>
  field.evaluate((_element, wanted) => performance.getEntriesByType('resource').findLast(({ name }) => name.includes(wanted))?.startTime, part);
