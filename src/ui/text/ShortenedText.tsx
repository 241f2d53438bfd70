import { useState } from 'react';
import { isLongText, isolate } from '~/lib/text';
import './text.css';

export interface ShortenedTextProps {
  text: string;
  of?: string;
  lines?: number;
  perLine?: number;
}

/**
 * Text with line breaks that is shortened until the admin asks for all of it. Meant for messages of
 * the server: a stack trace of 20 kB must not push the buttons out of the window.
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
          className="text-button"
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
