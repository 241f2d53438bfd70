import { Button } from '../../components/fields/Button';
import type { StatusTone } from '../../domain/values/tone';
import { fileCheckText, type FileChecking } from '../../messages/payouts';
import './journal.css';

const toneOf = ({ kind }: FileChecking): StatusTone => {
  if (kind === 'reading') return 'info';
  if (kind === 'whole') return 'ok';
  return kind === 'foreign' || kind === 'unsealed' || kind === 'unreadable' ? 'warn' : 'bad';
};

export interface FileCheckNoticeProps {
  /** The name of the checked file. */
  name: string;
  /** How far the check is, or its result. */
  check: FileChecking;
  /** Called to hide the notice. */
  onDismiss: () => void;
}

/** What the check of an exported file has found. */
export function FileCheckNotice({ name, check, onDismiss }: FileCheckNoticeProps) {
  const tone = toneOf(check);
  return (
    <div className="notice journal-file" data-tone={tone} role={tone === 'ok' || tone === 'info' ? 'status' : 'alert'}>
      <p>
        <bdi>{name}</bdi>: {fileCheckText(check)}
      </p>
      <Button variant="outline" onClick={onDismiss}>
        Done
      </Button>
    </div>
  );
}
