import { useState } from 'react';
import { isLongText } from '../../domain/values/text';
import './shortenedText.css';

export interface ShortenedTextProps {
  /** The whole text. A screen reader reads it, and a copy has it. */
  text: string;
  /** What the text belongs to; part of the button's name. */
  of: string;
  /** How many lines are shown at first, and about how many characters fit in one. */
  lines: number;
  /** About how many characters fit into a line. */
  perLine: number;
}

/** A text with its line breaks. A long text is shortened until the admin asks for all of it. */
export function ShortenedText({ text, of, lines, perLine }: ShortenedTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = isLongText(text, lines, perLine);
  return (
    <div className="shortened">
      <p className={isLong && !isWhole ? 'clamped' : undefined} style={{ WebkitLineClamp: isLong && !isWhole ? lines : undefined }}>
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show all'} of ${of}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
