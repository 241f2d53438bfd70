import { memo } from 'react';
import { chatParts } from '../../domain/chatText';

/** A message's text, verbatim; its web addresses lead out of the console (promise 5). Its direction is its own. */
export const MessageText = memo(function MessageText({ text }: { text: unknown }) {
  return (
    <p className="chat-text" dir="auto">
      {chatParts(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a key={index} href={part.href} title={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
});
