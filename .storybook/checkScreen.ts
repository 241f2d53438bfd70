import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Texts that no value of the API may become on a screen (R5). */
const unfitTexts = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object/;

/** Word by word: the text of a cell doesn't end where the next one begins. */
function textOf(part: Element): string {
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let text = '';
  while (nodes.nextNode()) text += `${nodes.currentNode.textContent}\n`;
  return text;
}

/**
 * Holds for every state of a screen: no text runs or is misread, and the page is no wider than its
 * window.
 */
export async function checkScreen({ canvasElement, title }: StoryContext) {
  if (!title.startsWith('Screens/')) return;
  for (const part of [canvasElement, ...document.querySelectorAll('[role=dialog]')]) {
    await expect(textOf(part)).not.toMatch(unfitTexts);
    await expect(part.querySelector('script, img[src=x]')).toBeNull();
  }
  // A table that is too wide for its box scrolls in it once it was measured.
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
}
