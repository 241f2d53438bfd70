import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { LiveConsole } from './liveConsole';
import { views } from './views';

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

/** Uses what a screen offers: boxes, filters, sorting, pages. */
async function useScreen(page: Page, settle: () => Promise<void>): Promise<void> {
  const main = page.locator('#main');
  const acts: (() => Promise<unknown>)[] = [];
  const each = async (selector: string, act: (index: number) => Promise<unknown>, most = 3) => {
    for (let index = 0; index < Math.min(most, await main.locator(selector).count()); index += 1)
      acts.push(() => act(index));
  };
  const quick = { timeout: 2000 };
  await each('.row-box', (index) => main.locator('.row-box').nth(index).click(quick));
  await each('th button', (index) => main.locator('th button').nth(index).click(quick));
  await each('select', (index) =>
    main.locator('select').nth(index).selectOption({ index: 1 }, quick),
  );
  await each('select', (index) =>
    main.locator('select').nth(index).selectOption({ index: 0 }, quick),
  );
  for (const name of ['Next page', 'Previous page', 'Refresh'])
    await each(
      `button[aria-label="${name}"]`,
      () => main.getByRole('button', { name }).first().click(quick),
      1,
    );
  for (const text of ['zzzz', ''])
    await each(
      'input[type=search]',
      () => main.locator('input[type=search]').first().fill(text, quick),
      1,
    );
  await each('[data-row-open]', () => main.locator('[data-row-open]').first().click(quick), 1);
  for (const act of acts) {
    // What is disabled or gone by now is nothing to use.
    await act().catch(() => undefined);
    await settle();
    await expect(page.getByText('This screen stopped working')).toHaveCount(0);
  }
}

for (const view of views)
  test(`${view.name} stays whole when the browser translates it (promise 16b)`, async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(404);
    problems.allowBlockedPicture();
    const live = await LiveConsole.on(page);
    await live.load(await view.path(backend));
    await page.evaluate(translate);
    await useScreen(page, () => live.settle());
  });
