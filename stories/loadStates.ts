import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const handleRetry = fn();

/** What could not be read, with the way to read it again. */
export const failed = { status: 'failed', onRetry: handleRetry } as const;

/** 'Try again' reads what failed again. */
export async function canTryAgain(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  what?: string,
) {
  if (what)
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${what} could not be loaded`);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(handleRetry).toHaveBeenCalledOnce());
}

/** R16: shown instead of all content, and of everything that could be done with it. */
export async function showsNoAccess({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
  for (const role of ['table', 'search', 'searchbox', 'group', 'textbox'])
    await expect(canvas.queryByRole(role)).toBeNull();
  for (const name of ['Export CSV', 'View'])
    await expect(canvas.queryByRole('button', { name })).toBeNull();
}
