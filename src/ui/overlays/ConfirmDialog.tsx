import { useRef } from 'react';
import type { Refusal } from '~/lib/outcome';
import { ShortenedText } from '../text/ShortenedText';
import { RefusalNotice } from '../feedback/notices';
import { Button } from '../fields/Button';
import { Dialog, DialogBody } from './Dialog';

export interface Question {
  title: string;
  question: string;
  consequence?: string;
  cancelLabel?: string;
  other?: { label: string; onChoose: () => void };
  confirmLabel: string;
  busyLabel?: string;
  /** Use 'plain' if confirming is as harmless as canceling. */
  tone?: 'bad' | 'plain';
  /** Set if the admin has already chosen with a key. */
  isConfirmFocused?: boolean;
  /** Shown in the window's corner, because the question is about what the page shows. */
  isInCorner?: boolean;
}

interface ConfirmDialogProps extends Question {
  busyLabel: string;
  isBusy: boolean;
  refusal?: Refusal;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  title,
  question,
  consequence,
  cancelLabel = 'Cancel',
  other,
  confirmLabel,
  busyLabel,
  isBusy,
  tone = 'bad',
  isConfirmFocused = false,
  isInCorner = false,
  refusal,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      isInCorner={isInCorner}
      initialFocus={isConfirmFocused ? confirm : cancel}
      onClose={onCancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" isDisabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          {other && (
            <Button variant="outline" isDisabled={isBusy} onClick={other.onChoose}>
              {other.label}
            </Button>
          )}
          <Button
            ref={confirm}
            tone={tone === 'bad' ? 'bad' : undefined}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <DialogBody>
        <RefusalNotice refusal={refusal} />
        <p>{question}</p>
        {consequence !== undefined && (
          <div className="muted">
            <ShortenedText text={consequence} />
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}
