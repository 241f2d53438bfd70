import './barChart.css';

export interface Bar {
  id: string;
  /** What the axis says below it. */
  label: string;
  value: number;
  /** The bar's own words: its tooltip. */
  text: string;
}

/** Figures side by side, drawn to the largest of them. The label is what screen readers say; the figures themselves stand in a table nearby. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <div className="bar-chart" role="img" aria-label={label}>
      {bars.map(({ id, label: name, value, text }) => (
        <div key={id} className="bar-slot" title={text}>
          <div className="bar" style={{ height: `${most > 0 ? Math.max(2, (value / most) * 100) : 2}%` }} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
