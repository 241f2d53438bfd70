import { useState, type FocusEvent, type SyntheticEvent } from 'react';
import { loadable } from '../loadable';

/**
 * A row's index among all rows. Only virtual rows have one: otherwise a row that moves up when
 * others are filtered out would be rendered again.
 */
export const rowIndex = (target: EventTarget | null): number | undefined => {
  const row =
    target instanceof Element ? target.closest<HTMLTableRowElement>('tr:not(.table-spacer)') : null;
  return row ? Number(row.dataset['index'] ?? row.sectionRowIndex) : undefined;
};

/**
 * Finds the row that is hovered or has the focus. Only this one has copy buttons: in every row they
 * would be one more tab stop, and part of every cell's name.
 */
export function useActiveRow(isWanted: boolean) {
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  if (!isWanted) return { isActive: () => false };
  return {
    isActive: (index: number) => index === hovered || index === focused,
    onPointerOver: ({ target }: SyntheticEvent) => setHovered(rowIndex(target)),
    onPointerLeave: () => setHovered(undefined),
    onFocus: ({ target }: FocusEvent) => setFocused(rowIndex(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(rowIndex(relatedTarget)),
  };
}

export const CellCopy = loadable(() => import('./CellCopyButton'), 'CellCopyButton');
