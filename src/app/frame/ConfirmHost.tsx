import { useEffect, useState, useSyncExternalStore } from 'react';
import { isInOverlay } from '~/ui/keyboard/keyListeners';
import { loadable } from '~/ui/loadable';
import { listen } from '~/lib/browser/listen';
import type { Refusal } from '~/lib/outcome';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import {
  dismiss,
  isLeavingGuarded,
  readConfirmation,
  subscribeToConfirmation,
  type AskedQuestion,
} from '~/mutation/confirm';

const ConfirmDialog = loadable(() => import('~/ui/overlays/ConfirmDialog'), 'ConfirmDialog');

function useEnter(isWanted: boolean, confirm: () => void) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || isInOverlay(document.activeElement)) return;
      event.preventDefault();
      confirm();
    };
    return listen('keydown', handleKey, { capture: true });
  });
}

function Question({ question }: { question: AskedQuestion }) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [isMissing, setIsMissing] = useState(false);
  const { onConfirm, onCancel, other, busyLabel = question.confirmLabel, ...shown } = question;
  const end = (refused: Refusal | undefined) => {
    if (refused) setRefusal(refused);
    else dismiss(question);
    return refused;
  };
  const { act, isBusy } = useOneAtATime(async () => {
    setRefusal(undefined);
    end((await onConfirm()) ?? undefined);
  });
  const lookAgain = refusal?.lookAgain;
  // Without the dialog, the admin can't see the question.
  useEnter(question.isConfirmFocused === true && !isMissing, () => void act());
  return (
    <ConfirmDialog
      {...shown}
      other={
        other && {
          label: other.label,
          onChoose: () => {
            dismiss(question);
            other.onChoose();
          },
        }
      }
      busyLabel={busyLabel}
      isBusy={isBusy}
      refusal={refusal && { ...refusal, lookAgain: lookAgain && (() => lookAgain().then(end)) }}
      onFailure={() => setIsMissing(true)}
      onConfirm={() => void act()}
      onCancel={() => {
        dismiss(question);
        onCancel?.();
      }}
    />
  );
}

export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeToConfirmation, readConfirmation);
  const isGuarded = useSyncExternalStore(subscribeToConfirmation, isLeavingGuarded);
  // Without a network, the admin could not leave a form whose question is not loaded yet.
  useEffect(() => {
    if (isGuarded) ConfirmDialog.prepare();
  }, [isGuarded]);
  useEffect(() => () => dismiss(), []);
  return question && <Question key={question.id} question={question} />;
}
