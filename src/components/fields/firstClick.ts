import type { MouseEvent } from 'react';

/**
 * False for the second click of a double click. It may come when the next record's button is under the pointer, which it must not press:
 * it would decide about that record too.
 */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;

/** Acts on a click, unless it is the second one of a double click. */
export const onFirstClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isFirstClick(event)) act();
  };
