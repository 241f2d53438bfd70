import { useId, type HTMLAttributes, type ReactNode } from 'react';

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

interface PanelProps {
  title: string;
  actions?: ReactNode;
  className?: string;
  /** For a table or list that fills the panel to its edges. */
  isFlush?: boolean;
  children: ReactNode;
}

export function Panel({ title, actions, className, isFlush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={className ? `panel ${className}` : 'panel'} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {isFlush ? children : <div className="panel-body">{children}</div>}
    </section>
  );
}
