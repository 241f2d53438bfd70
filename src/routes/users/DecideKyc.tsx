import { useEffect } from 'react';
import { loadable } from '../../components/loadable';
import type { KycDocument } from '../../domain/kyc';
import type { KycVerdict } from '../../messages/kyc';

const ConfirmDialog = loadable(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

/** Fetches the question's code ahead of the first key. */
export const prepareDecision = () => {
  void ConfirmDialog.preload().catch(() => undefined);
};

export interface KycChoice {
  document: KycDocument;
  verdict: KycVerdict;
}

const verbs = {
  approved: { title: 'Verify', verb: 'verify', consequence: 'The document counts as checked.' },
  rejected: { title: 'Reject', verb: 'reject', consequence: 'The user has to hand in another one.' },
} as const satisfies Record<KycVerdict, unknown>;

export interface DecideKycProps {
  choice: KycChoice;
  fullName: string;
  /** Enter says yes from the first moment on: the choice was a key already. */
  isByKeyboard?: boolean;
  onConfirm: (choice: KycChoice) => void;
  onCancel: () => void;
}

/** Section 2: a confirmation precedes the call. */
export function DecideKyc({ choice, fullName, isByKeyboard = false, onConfirm, onCancel }: DecideKycProps) {
  const { title, verb, consequence } = verbs[choice.verdict];
  useEffect(() => {
    if (!isByKeyboard) return undefined;
    // A quick hand presses Enter before the dialog has the focus.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || document.activeElement?.closest('[role="alertdialog"]')) return;
      event.preventDefault();
      onConfirm(choice);
    };
    addEventListener('keydown', handleKey, true);
    return () => {
      removeEventListener('keydown', handleKey, true);
    };
  }, [choice, isByKeyboard, onConfirm]);
  return (
    <ConfirmDialog
      title={`${title} ${choice.document.title}`}
      question={`Are you sure you want to ${verb} the ${choice.document.title} of ${fullName}?`}
      consequence={`${consequence} This can't be undone.`}
      confirmLabel={title}
      busyLabel={title}
      isBusy={false}
      tone={choice.verdict === 'approved' ? 'plain' : 'bad'}
      isConfirmFocused={isByKeyboard}
      onConfirm={() => { onConfirm(choice); }}
      onCancel={onCancel}
    />
  );
}
