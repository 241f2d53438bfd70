import type { Tone } from '../tables/Badge';
import './timeline.css';

export interface TimelineMark {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  tone: Tone;
}

export interface TimelineProps {
  label: string;
  marks: readonly TimelineMark[];
  /** The right end of the axis, in milliseconds since 1970. */
  now: number;
  startLabel: string;
  endLabel: string;
}

const middle = 18;

/** Passed is a circle, failed a square, advanced a triangle, so that nobody has to tell them apart by colour. */
function Shape({ tone }: { tone: Tone }) {
  if (tone === 'bad') return <rect className="timeline-mark" data-tone={tone} x="-6" y="-6" width="12" height="12" rx="1.5" />;
  if (tone === 'info') return <path className="timeline-mark" data-tone={tone} d="M0-8l8 14h-16z" />;
  return <circle className="timeline-mark" data-tone={tone} r="6.5" />;
}

/**
 * Events on a time axis, the newest on the right. The marks keep their size at any width. Screen readers skip them: a
 * list nearby has the events as text.
 */
export function Timeline({ label, marks, now, startLabel, endLabel }: TimelineProps) {
  const first = Math.min(now - 1, ...marks.map((mark) => mark.at));
  const share = (at: number) => 2 + ((Math.min(at, now) - first) / (now - first)) * 96;
  return (
    <div className="timeline">
      <svg role="img" aria-label={label}>
        <line className="timeline-axis" x1="0" x2="100%" y1={middle} y2={middle} />
        {marks.map((mark) => (
          <svg key={mark.id} x={`${share(mark.at).toFixed(2)}%`} y={middle} overflow="visible" aria-hidden>
            <Shape tone={mark.tone} />
          </svg>
        ))}
      </svg>
      <div className="timeline-ends">
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
    </div>
  );
}
