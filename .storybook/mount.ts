import type { ReactRenderer, StoryContext } from '@storybook/react-vite';

/** Storybook's own view of the frame. There is none in Vitest. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { view?: { showMain: () => void } };
  }
}

/**
 * Renders a story, so that its play begins as it does in Vitest.
 *
 * Storybook hides the frame if a story isn't there after 100 ms. What is rendered in that moment
 * can't take the focus and can't scroll, so the frame is shown before. And the play would begin
 * before React's effects have run: in Vitest `act` waits for them.
 */
export const mount = (context: StoryContext) => async (ui?: ReactRenderer['storyResult']) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  window.__STORYBOOK_PREVIEW__?.view?.showMain();
  // Its type in Storybook is `any`.
  await (context.renderToCanvas as () => Promise<void>)();
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  return context.canvas;
};
