import { useRef } from 'react';
import type { Refusal } from '../../lib/outcome';
import { ShortenedText } from '../text/ShortenedText';
import { RefusalNotice } from '../feedback/notices';
import { Button } from '../fields/Button';
import { Dialog, DialogBody } from './Dialog';

export interface ConfirmDialogProps {
  /** The deed, as the button that was pressed calls it. */
  title: string;
  /** The question, verbatim. */
  question: string;
  /** What happens after confirming, if the question doesn't say it. */
  consequence?: string;
  /** The label of the safe choice; 'Cancel' by default. */
  cancelLabel?: string;
  /** Another way to say yes, between the two. */
  other?: { label: string; onChoose: () => void };
  /** What the button says that does it. */
  confirmLabel: string;
  /** What the button says meanwhile. */
  busyLabel: string;
  /** It is being done: nothing can be pressed. */
  isBusy: boolean;
  /** 'plain' if confirming is as harmless as canceling. */
  tone?: 'bad' | 'plain';
  /** True if Enter should confirm: in a review by keyboard, where a key press opened the dialog. */
  isConfirmFocused?: boolean;
  /** In the window's last corner, because the question is about what is shown in the page. */
  isInCorner?: boolean;
  /** Why the last attempt failed. Shown here and in the toast. */
  refusal?: Refusal;
  /** Called when it should be done. */
  onConfirm: () => void;
  /** Called when it should not be done. */
  onCancel: () => void;
}

/**
 * Asks before an action that can't be undone. The safe choice has the focus, unless
 * `isConfirmFocused`.
 */
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
