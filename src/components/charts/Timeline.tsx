import type { Tone } from '../tables/Badge';

export interface TimelineMark {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  tone: Tone;
  /** Said by the mark's tooltip and to screen readers. */
  text: string;
}

export interface TimelineProps {
  label: string;
  marks: readonly TimelineMark[];
  /** The right end of the axis, in milliseconds since 1970. */
  now: number;
  startLabel: string;
  endLabel: string;
}

const width = 600;
const inset = 10;
const middle = 22;

/** Passed is a circle, failed a square, advanced a triangle: told apart without colour. */
function Mark({ tone, x }: { tone: Tone; x: number }) {
  if (tone === 'bad') return <rect className="timeline-mark" data-tone={tone} x={x - 6} y={middle - 6} width="12" height="12" rx="1.5" />;
  if (tone === 'info') return <path className="timeline-mark" data-tone={tone} d={`M${String(x)} ${String(middle - 8)}l8 14h-16z`} />;
  return <circle className="timeline-mark" data-tone={tone} cx={x} cy={middle} r="6.5" />;
}

/** Events on an axis of time, the newest at the right. */
export function Timeline({ label, marks, now, startLabel, endLabel }: TimelineProps) {
  const first = Math.min(now - 1, ...marks.map((mark) => mark.at));
  const place = (at: number) => inset + ((Math.min(at, now) - first) / (now - first)) * (width - 2 * inset);
  return (
    <svg className="timeline" viewBox={`0 0 ${String(width)} 56`} role="img" aria-label={label}>
      <line className="timeline-axis" x1="0" x2={width} y1={middle} y2={middle} />
      {marks.map((mark) => (
        <g key={mark.id}>
          <title>{mark.text}</title>
          <Mark tone={mark.tone} x={place(mark.at)} />
        </g>
      ))}
      <text className="timeline-text" x="0" y="50">
        {startLabel}
      </text>
      <text className="timeline-text" x={width} y="50" textAnchor="end">
        {endLabel}
      </text>
    </svg>
  );
}
