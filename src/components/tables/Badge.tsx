export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

/** A status with a mark. Each tone has its own shape, so that nobody has to tell them apart by colour. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
