import { screen, waitFor } from 'storybook/test';

const textOf = (toast: HTMLElement) => toast.querySelector('[data-part="title"]')?.textContent;

/** Waits for a toast with exactly this text. Who and how much may stand below it. */
export const toastSaying = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = screen.queryAllByRole('status');
    const toast = toasts.find((one) => textOf(one) === text);
    if (!toast) throw new Error(`No toast says '${text}', only: ${toasts.map(textOf).join(' | ')}`);
    return toast;
  });
