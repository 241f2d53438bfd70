import type { Tone } from '../table/Badge';
import './charts.css';

/** Each tone has its own pattern, so that nobody depends on the color. */
export interface BarPart {
  tone: Tone;
  value: number;
}

export interface Bar {
  id: string;
  /** Shown below the bar. */
  label: string;
  value: number;
  text: string;
  parts?: readonly BarPart[];
}

export interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  /** For narrow places: shows only the first and the last label. */
  isDense?: boolean;
  legend?: readonly { tone: Tone; label: string }[] | undefined;
}

/** Parts that grow by less than 1 in all would leave the rest of the bar empty. */
function Parts({ parts }: { parts: readonly BarPart[] }) {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return parts.map(({ tone, value }, index) => (
    <div key={index} className="bar-part" data-tone={tone} style={{ flexGrow: value / sum }} />
  ));
}

/**
 * Scales the bars to the largest one. Screen readers get only the label, because a table nearby has
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
