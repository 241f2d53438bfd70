import { useState } from 'react';
import { isLongText } from '../../domain/longText';
import './shortenedText.css';

export interface ShortenedTextProps {
  text: string;
  /** What the text belongs to, for the button's name. */
  of: string;
  /** How many lines are shown at first, and about how many characters one holds. */
  lines: number;
  perLine: number;
}

/** A text as it was written, its lines kept; a long one is shortened until all of it is asked for. */
export function ShortenedText({ text, of, lines, perLine }: ShortenedTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = isLongText(text, lines, perLine);
  return (
    <div className="shortened">
      <p data-short={isLong && !isWhole ? '' : undefined} style={{ WebkitLineClamp: isLong && !isWhole ? lines : undefined }}>
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <button type="button" aria-expanded={isWhole} aria-label={`${isWhole ? 'Show less' : 'Show all'} of ${of}`} onClick={() => { setIsWhole(!isWhole); }}>
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
