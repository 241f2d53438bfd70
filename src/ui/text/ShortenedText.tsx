import { useState } from 'react';
import { isLongText, isolate } from '../../lib/text';
import './shortenedText.css';

export interface ShortenedTextProps {
  /** The whole text. A screen reader reads it, and a copy has it. */
  text: string;
  /** What the text belongs to; part of the button's name. */
  of?: string;
  /** How many lines are shown at first. */
  lines?: number;
  /** About how many characters fit into a line. */
  perLine?: number;
}

/**
 * A text with its line breaks. A long text is shortened until the admin asks for all of it. Without
 * more it is a message of the server's, which may be a stack trace of 20 kB and must not push the
 * buttons out of the window.
 */
export function ShortenedText({
  text,
  of = 'the message',
  lines = 4,
  perLine = 50,
}: ShortenedTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = isLongText(text, lines, perLine);
  return (
    <div className="shortened">
      <p
        className={isLong && !isWhole ? 'clamped' : undefined}
        style={{ WebkitLineClamp: isLong && !isWhole ? lines : undefined }}
      >
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show all'} of ${isolate(of)}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
