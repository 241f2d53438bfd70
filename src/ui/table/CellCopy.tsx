import { loadable } from '../loadable';

/** A cell's copy button. It comes with the first row that is hovered or has the focus. */
export const CellCopy = loadable(
  () => import('./CellCopyButton').then((module) => module.CellCopyButton),
  { isOptional: true },
);
