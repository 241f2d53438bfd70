import { useRef } from 'react';
import { Button } from '../fields/Button';
import { Dialog, DialogBody } from './Dialog';

export interface ConfirmDialogProps {
  title: string;
  /** The question, verbatim. */
  question: string;
  /** What follows from saying yes, where the question doesn't say it. */
  consequence?: string;
  /** The safe answer; 'Cancel' unless said otherwise. */
  cancelLabel?: string;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** 'plain' where yes is no worse than no. */
  tone?: 'bad' | 'plain';
  /** Where Enter is to say yes: in a review by keyboard, whose first key was the decision. */
  isConfirmFocused?: boolean;
  /** Why the last yes came to nothing. It stays here besides the toast (promise 1). */
  failure?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that can't be undone. The safe answer has the focus, unless the caller says otherwise. */
export function ConfirmDialog({ title, question, consequence, cancelLabel = 'Cancel', confirmLabel, busyLabel, isBusy, tone = 'bad', isConfirmFocused = false, failure, onConfirm, onCancel }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      initialFocus={isConfirmFocused ? confirm : cancel}
      onClose={onCancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" isDisabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} tone={tone === 'bad' ? 'bad' : undefined} isBusy={isBusy} onClick={onConfirm}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <DialogBody>
        {failure !== undefined && (
          <p className="form-error" role="alert">
            {failure}
          </p>
        )}
        <p className="dialog-question">{question}</p>
        {consequence !== undefined && <p className="muted">{consequence}</p>}
      </DialogBody>
    </Dialog>
  );
}
