export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

interface BadgeProps {
  /** What kind of status it is: it decides the color and the shape of the mark. */
  tone: Tone;
  /** The status, in a word. */
  children: string;
}

/**
 * A status with a mark. Each tone has its own shape, so that nobody has to tell them apart by
 * color.
 */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
