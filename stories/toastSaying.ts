import { screen, waitFor } from 'storybook/test';

/** Waits for a toast with exactly this text. */
export const toastSaying = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = screen.queryAllByRole('status');
    const toast = toasts.find(({ textContent }) => textContent === text);
    if (!toast) throw new Error(`No toast says '${text}', only: ${toasts.map(({ textContent }) => textContent).join(' | ')}`);
    return toast;
  });
