import { gainOf } from '../../domain/gain';
import './markets.css';

const marks = { up: 'M1 7 5 1l4 6z', down: 'M1 1l4 6 4-6z' };

/** A profit or loss: told apart by its sign and by its mark, not only by its colour. */
export function GainText({ value }: { value: unknown }) {
  const { text, direction } = gainOf(value);
  return (
    <span className="gain" data-direction={direction}>
      {(direction === 'up' || direction === 'down') && (
        <svg width="10" height="8" viewBox="0 0 10 8" aria-hidden>
          <path d={marks[direction]} fill="currentColor" />
        </svg>
      )}
      <bdi>{text}</bdi>
    </span>
  );
}
