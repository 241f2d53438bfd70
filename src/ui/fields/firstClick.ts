import type { MouseEvent } from 'react';

/**
 * False for the second click of a double click. By then a button of a dialog that the first click
 * opened, or of the next record, may be under the pointer: it must not decide about that record.
 */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;

/** Acts on a click, unless it is the second one of a double click. */
export const onFirstClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isFirstClick(event)) act();
  };
