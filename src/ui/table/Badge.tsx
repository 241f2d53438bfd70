export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

interface BadgeProps {
  /** It decides the color and the shape of the mark. */
  tone: Tone;
  children: string;
}

/** A status. Each tone has a mark of its own shape, so that nobody needs the color. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
