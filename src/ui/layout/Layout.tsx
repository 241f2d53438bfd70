import type { HTMLAttributes } from 'react';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section' | 'header' | 'footer' | 'span';
  /** In steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6;
}

export const Stack = ({ gap = 4, ...props }: LayoutProps) => layout('stack', gap, props);

export const Row = ({ gap = 2, ...props }: LayoutProps) => layout('row', gap, props);

/** Fits as many equal columns as possible. `--column` is the least width of one. */
export const Grid = ({ gap = 4, ...props }: LayoutProps) => layout('grid', gap, props);

function layout(
  kind: string,
  gap: number,
  { as: Element = 'div', className, ...props }: LayoutProps,
) {
  return (
    <Element className={className ? `${kind} ${className}` : kind} data-gap={gap} {...props} />
  );
}
