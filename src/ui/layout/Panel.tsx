import { useId, type ReactNode } from 'react';

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
