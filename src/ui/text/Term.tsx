import { CircleHelp } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { closeOnEscape } from '../keyboard/keyListeners';
import { loadable } from '../loadable';
import './text.css';

const TermTip = loadable(() => import('./TermTip'), 'TermTip');

/**
 * Explains a term. Pointing at the button shows the text; a press keeps it until the next press,
 * Escape, or until the focus leaves.
 */
export function Term({ label, text }: { label: string; text: string }) {
  const id = useId();
  const [isPointed, setIsPointed] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const isOpen = isPointed || isKept;
  const close = () => {
    setIsPointed(false);
    setIsKept(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isOpen) closeOnEscape(event, close);
  };
  return (
    <span className="term">
      <button
        type="button"
        id={id}
        className="icon-button"
        aria-label={`${label}: what it means`}
        aria-expanded={isOpen}
        onPointerEnter={({ pointerType }) => {
          TermTip.prepare();
          if (pointerType === 'mouse') setIsPointed(true);
        }}
        onPointerLeave={() => setIsPointed(false)}
        onFocus={TermTip.prepare}
        onBlur={close}
        onClick={() => setIsKept(!isKept)}
        onKeyDown={handleKey}
      >
        <CircleHelp size={14} aria-hidden />
      </button>
      {isOpen && <TermTip triggerId={id} text={text} onClose={close} />}
    </span>
  );
}
