import { screen, waitFor } from 'storybook/test';

/** Waits for the toast that says exactly this. */
export const toastSaying = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = screen.queryAllByRole('status');
    const toast = toasts.find(({ textContent }) => textContent === text);
    if (!toast) throw new Error(`No toast says '${text}', only: ${toasts.map(({ textContent }) => textContent).join(' | ')}`);
    return toast;
  });
