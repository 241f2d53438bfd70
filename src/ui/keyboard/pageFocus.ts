// Apart from lostFocus.ts, which the first load doesn't need.

export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Where the focus goes if no better place is left. */
export const pageHeading = () => document.querySelector<HTMLElement>('#main h1');
