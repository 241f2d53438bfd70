import { useSyncExternalStore } from 'react';
import { loadableOverlay } from '../components/loadable';
import { answerLeaveQuestion, readLeaveQuestion, subscribeToLeaveQuestion } from '../routes/leaving';

const ConfirmDialog = loadableOverlay(() => import('../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

/** Promise 7: leaving what would be lost asks first. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(subscribeToLeaveQuestion, readLeaveQuestion);
  if (!question) return null;
  return (
    <ConfirmDialog
      title="Discard your changes?"
      question="What you have entered on this page is not saved yet."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      busyLabel="Discard"
      isBusy={false}
      onConfirm={() => { answerLeaveQuestion(true); }}
      onCancel={() => { answerLeaveQuestion(false); }}
    />
  );
}
