import type { Gain } from '~/lib/gain';

const marks = { up: 'M1 7 5 1l4 6z', down: 'M1 1l4 6 4-6z' };

export function SignedText({ text, direction }: Gain) {
  return (
    <span className="signed-text" data-direction={direction}>
      {(direction === 'up' || direction === 'down') && (
        <svg width="10" height="8" viewBox="0 0 10 8" aria-hidden>
          <path d={marks[direction]} fill="currentColor" />
        </svg>
      )}
      <bdi translate="no">{text}</bdi>
    </span>
  );
}
