import { useEffect, useState, useSyncExternalStore } from 'react';
import { isInOverlay } from '~/ui/keyboard/keyListeners';
import { focusHeadingIfLost } from '~/ui/keyboard/pageFocus';
import { loadable } from '~/ui/loadable';
import { listen } from '~/lib/browser/listen';
import type { Refusal } from '~/lib/outcome';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import {
  dismiss,
  isLeavingGuarded,
  readConfirmation,
  subscribeToConfirmation,
  type Confirmation,
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

/**
 * For when the action removed the button that opened the question. `keepFocus` knows a better
 * place, but its code may not be loaded yet.
 */
function useFocusAfterwards() {
  useEffect(
    () => () => {
      // Runs after the dialog has tried to return the focus, and after `keepFocus`.
      setTimeout(() => setTimeout(focusHeadingIfLost));
    },
    [],
  );
}

function Question({ question }: { question: Confirmation }) {
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
  useFocusAfterwards();
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

const numbers = new WeakMap<Confirmation, number>();
let count = 0;

function numberOf(question: Confirmation): number {
  const known = numbers.get(question) ?? ++count;
  numbers.set(question, known);
  return known;
}

export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeToConfirmation, readConfirmation);
  const isGuarded = useSyncExternalStore(subscribeToConfirmation, isLeavingGuarded);
  // Without a network, the admin could not leave a form whose question is not loaded yet.
  useEffect(() => {
    if (isGuarded) ConfirmDialog.prepare();
  }, [isGuarded]);
  useEffect(
    () => () => {
      const open = readConfirmation();
      if (open) dismiss(open);
    },
    [],
  );
  return question && <Question key={numberOf(question)} question={question} />;
}
