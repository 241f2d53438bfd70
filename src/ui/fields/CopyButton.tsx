import { copyText } from './copyText';
import { Link2, Check, Copy, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import './fields.css';

export const CopyLink = ({ href }: { href: string }) => (
  <CopyButton label="Copy link" text={location.origin + href} icon={Link2} />
);

const resultMs = 2000;

type State = 'ready' | 'copied' | 'failed';

const faces = {
  ready: { icon: Copy, says: '' },
  copied: { icon: Check, says: 'Copied' },
  failed: { icon: X, says: 'Could not be copied' },
} as const;

interface CopyButtonProps {
  label: string;
  text: string;
  icon?: LucideIcon;
}

export function CopyButton({ label, text, icon = Copy }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), resultMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  const { icon: result, says } = faces[state];
  const Icon = state === 'ready' ? icon : result;
  return (
    <span className="copy" data-state={state}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        <Icon size={15} aria-hidden />
      </button>
      <span className="copy-said" role="status">
        {says}
      </span>
    </span>
  );
}
