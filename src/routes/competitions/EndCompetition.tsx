import { useEffect, useState } from 'react';
import type { Competition } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { formatText } from '../../domain/text';
import { useCompetitionEnding } from '../../hooks/useCompetitionEnding';
import { competitionMessages } from '../../messages/competitions';
import { tellFailure, type Refusal } from '../tellFailure';
import { useNotify } from '../useNotify';

const ConfirmDialog = loadableOverlay(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

export interface EndCompetitionProps {
  competition: Competition;
  onClose: () => void;
}

/** The button that asked is gone with what it could do: the page's heading has the focus then, instead of nothing. */
function useFocusAfterwards() {
  useEffect(
    () => () => {
      // The dialog gives the focus back first, where there is something to give it to.
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

/** Section 4: ends a competition after the confirmation. A failure stays in the dialog, and an unknown outcome is called unknown (promise 1, R170). */
export function EndCompetition({ competition, onClose }: EndCompetitionProps) {
  const notify = useNotify();
  const { end, isBusy } = useCompetitionEnding();
  const [refusal, setRefusal] = useState<Refusal>();
  useFocusAfterwards();
  const confirm = async () => {
    setRefusal(undefined);
    try {
      if (!(await end(competition.id))) return;
      notify.success(competitionMessages.ended);
      onClose();
    } catch (cause) {
      setRefusal(tellFailure(notify, competitionMessages.endFailed, cause, competitionMessages.outcomeUnknown));
    }
  };
  return (
    <ConfirmDialog
      title="End Competition"
      question={competitionMessages.confirmEnd(formatText(competition.name))}
      consequence="It ends now, for everybody who takes part. This can't be undone."
      confirmLabel="End Competition"
      busyLabel="Ending…"
      isBusy={isBusy}
      failure={refusal?.text}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
