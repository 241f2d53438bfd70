export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

interface BadgeProps {
  label: string;
  /** It decides the color and the shape of the mark. */
  tone: Tone;
}

/** A status. Each tone has a mark of its own shape, so that nobody needs the color. */
export function Badge({ label, tone }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {label}
    </span>
  );
}
