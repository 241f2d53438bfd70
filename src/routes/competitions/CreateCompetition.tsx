import { useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import { emptyCompetitionForm, isCompetitionFormDirty, readCompetitionDraft, type CompetitionBody } from '../../domain/competitionForm';
import { ownTimeZone } from '../../domain/timeZone';
import { useDraft } from '../../hooks/local/useDraft';
import { useCompetitionCreation } from '../../hooks/useCompetitionCreation';
import { competitionMessages } from '../../messages/competitions';
import { leave } from '../leaving';
import { tellFailure, type Refusal } from '../tellFailure';
import { useFormDraft } from '../useFormDraft';
import { useNotify } from '../useNotify';

const CreateCompetitionDialog = loadableOverlay(() => import('../../screens/competitions/CreateCompetitionDialog').then((module) => module.CreateCompetitionDialog));

export interface CreateCompetitionProps {
  /** Milliseconds since 1970. */
  now: number;
  onClose: () => void;
}

/** What was typed into the create modal, as long as it is neither saved nor given up (promise 7). */
export const useCompetitionDraft = () => useDraft('competition-create', readCompetitionDraft);

/** The create modal at work: one request however often it is sent; what is typed survives a lost session, and isn't given up without being asked. */
export function CreateCompetition({ now, onClose }: CreateCompetitionProps) {
  const notify = useNotify();
  const { create, isBusy } = useCompetitionCreation();
  const { draft, keep, finish } = useFormDraft(useCompetitionDraft(), isCompetitionFormDirty);
  const [refusal, setRefusal] = useState<Refusal>();
  const [timeZone] = useState(ownTimeZone);
  const submit = async (body: CompetitionBody) => {
    setRefusal(undefined);
    try {
      if (!(await create(body))) return;
      finish();
      notify.success(competitionMessages.created);
      onClose();
    } catch (cause) {
      setRefusal(tellFailure(notify, competitionMessages.createFailed, cause, competitionMessages.outcomeUnknown));
    }
  };
  return (
    <CreateCompetitionDialog
      initial={draft ?? emptyCompetitionForm}
      timeZone={timeZone}
      now={now}
      isBusy={isBusy}
      failure={refusal?.text}
      fieldErrors={refusal?.fields}
      onChange={keep}
      onSubmit={(body) => void submit(body)}
      onClose={() => { leave(onClose); }}
    />
  );
}
