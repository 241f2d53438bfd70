import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { LiveConsole } from './liveConsole';
import { differentViews, inGroups, namesOf } from './views';

/**
 * Runs in the page. Replaces each text, now and later, as Chromium's translation does: a copy of it
 * in two elements of its own.
 */
function translate(): void {
  const skipped = 'script, style, textarea, option, font, svg, [translate="no"]';
  const wrap = (text: Text) => {
    if (!text.parentElement || text.data.trim() === '' || text.parentElement.closest(skipped))
      return;
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Text) wrap(node);
        else wrapAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Uses what a screen offers: boxes, sorting, filters, pages, search, a row. */
async function useScreen(page: Page, settle: () => Promise<void>): Promise<void> {
  const main = page.locator('#main');
  const click = (control: Locator) => control.click({ timeout: 2000 });
  const choose = (index: number) => (control: Locator) =>
    control.selectOption({ index }, { timeout: 2000 });
  const uses: [selector: string, most: number, use: (control: Locator) => Promise<unknown>][] = [
    ['.row-box', 1, click],
    ['th button', 1, click],
    ['select', 2, choose(1)],
    ['select', 2, choose(0)],
    ['button[aria-label="Next page"]', 1, click],
    ['button[aria-label="Previous page"]', 1, click],
    ['button[aria-label="Refresh"]', 1, click],
    ['input[type=search]', 1, (control) => control.fill('zzzz')],
    ['input[type=search]', 1, (control) => control.fill('')],
    ['[data-row-open]', 1, click],
  ];
  for (const [selector, most, use] of uses)
    for (let index = 0; index < most; index += 1) {
      const control = main.locator(selector).nth(index);
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      // It may be covered or gone by now.
      await use(control).catch(() => undefined);
      await settle();
      await expect(page.getByText('This screen stopped working')).toHaveCount(0);
    }
}

test.describe('A page that the browser translates stays whole (promise 16b)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });

  for (const group of inGroups(differentViews))
    test(namesOf(group), async ({ page, backend, problems }) => {
      problems.allowStatus(404);
      problems.allowBlockedPicture();
      const live = await LiveConsole.on(page);
      for (const view of group)
        await test.step(view.name, async () => {
          await live.load(await view.path(backend));
          await page.evaluate(translate);
          await useScreen(page, () => live.settle());
        });
    });
});
