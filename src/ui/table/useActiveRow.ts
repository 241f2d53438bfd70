import { useState, type FocusEvent, type SyntheticEvent } from 'react';
import { loadable } from '../loadable';

const indexOf = (target: EventTarget | null): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
  return row ? Number(row.dataset['index']) : undefined;
};

/**
 * Which row is hovered or has the focus. Only these have copy buttons: in every row they would
 * be one more stop for Tab, and a part of every cell's name.
 */
export function useActiveRow(isWanted: boolean) {
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  if (!isWanted) return { isActive: () => false };
  return {
    isActive: (index: number) => index === hovered || index === focused,
    onPointerOver: ({ target }: SyntheticEvent) => setHovered(indexOf(target)),
    onPointerLeave: () => setHovered(undefined),
    onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(indexOf(relatedTarget)),
  };
}

export const CellCopy = loadable(
  () => import('./CellCopyButton').then((module) => module.CellCopyButton),
  { isOptional: true },
);
