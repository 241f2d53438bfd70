import type { Tone } from '../table/Badge';
import './barChart.css';

/**
 * A part of a bar. Each tone has its own pattern, so that nobody has to tell them apart by color.
 */
export interface BarPart {
  tone: Tone;
  value: number;
}

export interface Bar {
  id: string;
  /** The text below the bar. */
  label: string;
  value: number;
  /** The bar's tooltip. */
  text: string;
  /** What the bar is made of, from its foot upwards. */
  parts?: readonly BarPart[];
}

export interface BarChartProps {
  /** What the chart shows, for a screen reader. */
  label: string;
  /** The bars, from the start of the line to its end. */
  bars: readonly Bar[];
  /** For a narrow place: only the first and the last bar have their text below. */
  isDense?: boolean;
  /** What the patterns mean. */
  legend?: readonly { tone: Tone; label: string }[] | undefined;
}

const Parts = ({ parts }: { parts: readonly BarPart[] }) =>
  parts.map(({ tone, value }, index) => (
    <div key={index} className="bar-part" data-tone={tone} style={{ flexGrow: value }} />
  ));

/**
 * Bars side by side, scaled to the largest. Screen readers read only the label; a table nearby has
 * the figures.
 */
export function BarChart({ label, bars, isDense = false, legend }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <>
      <div
        className="bar-chart"
        role="img"
        aria-label={label}
        data-dense={isDense ? '' : undefined}
      >
        {bars.map(({ id, label: name, value, text, parts }) => (
          <div key={id} className="bar-slot" title={text}>
            <div
              className="bar"
              data-parts={parts && ''}
              style={{ height: `${most > 0 ? Math.max(2, (value / most) * 100) : 2}%` }}
            >
              {parts && <Parts parts={parts} />}
            </div>
            <span>{name}</span>
          </div>
        ))}
      </div>
      {legend && (
        <div className="bar-legend" aria-hidden>
          {legend.map(({ tone, label: name }) => (
            <span key={tone}>
              <span className="bar-part" data-tone={tone} />
              {name}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
