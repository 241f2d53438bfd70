// Apart from lostFocus.ts, which the first load doesn't need.

export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export const pageHeading = () => document.querySelector<HTMLElement>('#main h1');
