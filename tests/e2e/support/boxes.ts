import type { Locator, Page } from '@playwright/test';

export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

/** Whether a point of what is seen of one lies on the other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await boxOf(one), await boxOf(other)];
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

/** Nothing lies on it: a click on its middle would meet it. */
export const isUncovered = (part: Locator) =>
  part.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Text of another size, as the browser's setting makes it. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => Object.assign(document.documentElement.style, { fontSize: to }), size);
