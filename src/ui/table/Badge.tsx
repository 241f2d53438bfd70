export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

interface BadgeProps {
  label: string;
  /** Decides the color and the shape of the mark. */
  tone: Tone;
}

/** Shows a status. Each tone has a mark of its own shape, so that nobody depends on the color. */
export function Badge({ label, tone }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {label}
    </span>
  );
}
