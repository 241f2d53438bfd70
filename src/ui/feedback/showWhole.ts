/** Scrolls to a notice that has just come: it may be below the fold of a long form, or above it. */
export const showWhole = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView?.({ block: 'nearest' });
};
