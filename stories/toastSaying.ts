import { screen, waitFor } from 'storybook/test';

/** What it says, without who and how much below it. */
const textOf = (toast: HTMLElement) =>
  toast.textContent
    .replace(
      toast.querySelector('[data-part="description"], .review-said bdi')?.textContent ?? '',
      '',
    )
    .trim();

/** Waits for a toast, or a run's strip, with exactly this text, and the words of its buttons. */
export const toastSaying = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = screen.queryAllByRole('status');
    const toast = toasts.find((one) => textOf(one) === text);
    if (!toast) throw new Error(`No toast says '${text}', only: ${toasts.map(textOf).join(' | ')}`);
    return toast;
  });
