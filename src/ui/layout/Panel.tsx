import { useId, type ReactNode } from 'react';

export interface PanelProps {
  /** Its heading. */
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** What is inside. */
  children: ReactNode;
}

/** A panel with a title. It is a region named by its title. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      <div className="panel-body">{children}</div>
    </section>
  );
}
