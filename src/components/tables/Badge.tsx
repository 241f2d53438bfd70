export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

/** A status word with a mark whose shape, not only its colour, tells the tones apart. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
