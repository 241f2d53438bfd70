import type { ReactNode } from 'react';

export interface TokenTableProps {
  title: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  /** The table's name, if it isn't the title. */
  label?: string;
  heads: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A panel with one table of tokens. It may be wider than the page. */
export function TokenTable({ title, aside, label = title, heads, children }: TokenTableProps) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{title}</h2>
        {aside}
      </div>
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
        <table className="table" aria-label={label}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" style={{ whiteSpace: 'normal' }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}
