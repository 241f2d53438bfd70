import type { Locator } from '@playwright/test';

/**
 * Types a text key by key without a pause, however busy the machine is. Returns the time of the
 * last key by the page's clock.
 */
export const typeQuickly = (field: Locator, text: string): Promise<number> =>
  field.evaluate((element, keys) => {
    const input = element as HTMLInputElement;
    // React replaces the element's own setter. The prototype's setter makes a change that React
    // notices.
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const key of keys) {
      own?.set?.call(input, input.value + key);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return performance.now();
  }, text);

/** When the page sent its last request to an address that contains `part`, by the page's clock. */
export const lastSent = (field: Locator, part: string): Promise<number | undefined> =>
  field.evaluate(
    (_element, wanted) =>
      performance.getEntriesByType('resource').findLast(({ name }) => name.includes(wanted))
        ?.startTime,
    part,
  );
