import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import './copyButton.css';

/** How long the button says what became of it, in milliseconds. */
const saidMs = 2000;

type State = 'ready' | 'copied' | 'failed';

const faces = {
  ready: { icon: Copy, says: '' },
  copied: { icon: Check, says: 'Copied' },
  failed: { icon: X, says: 'Could not be copied' },
} as const;

export interface CopyButtonProps {
  /** The accessible name, and the tooltip. */
  label: string;
  text: string;
}

/** Puts a text on the clipboard and says for a moment whether it did. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => { setState('ready'); }, saidMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No clipboard without TLS, none without leave.
      setState('failed');
    }
  };
  const { icon: Icon, says } = faces[state];
  return (
    <span className="copy" data-state={state}>
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon size={15} aria-hidden />
      </button>
      <span className="copy-said" role="status">
        {says}
      </span>
    </span>
  );
}
