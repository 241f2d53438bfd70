import { useState } from 'react';
import { loadableOverlay } from '../../../ui/loadable';
import { emptyCompetitionForm, isCompetitionFormDirty, readCompetitionDraft, type CompetitionFormValues } from './form';
import { ownTimeZone } from '../../../lib/timeZone';
import { useCompetitionCreation } from './useCompetitionCreation';
import { competitionMessages } from '../messages';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/leaving';
import { useChange } from '../../../mutation/useChange';

const CreateCompetitionDialog = loadableOverlay(() => import('./CreateCompetitionDialog').then((module) => module.CreateCompetitionDialog));

const draftName = 'competition-create';
const isChanged = (_opened: CompetitionFormValues, values: CompetitionFormValues) => isCompetitionFormDirty(values);

/** Whether the create modal has an unfinished draft (promise 7). */
export const useIsCompetitionDrafted = (): boolean => useDrafted(draftName, readCompetitionDraft) !== undefined;

/** The container of the create modal. `now` is in milliseconds since 1970. */
export function CreateCompetition({ now, onClose }: { now: number; onClose: () => void }) {
  const { create, isBusy } = useCompetitionCreation();
  const form = useFormDraft({ name: draftName, parse: readCompetitionDraft, start: emptyCompetitionForm, isChanged });
  const [timeZone] = useState(ownTimeZone);
  const { change, refusal } = useChange({
    send: create,
    about: () => 'new competition',
    failed: competitionMessages.createFailed,
    done: () => competitionMessages.created,
    onDone: () => {
      form.finish();
      onClose();
    },
  });
  return (
    <CreateCompetitionDialog
      initial={form.initial}
      timeZone={timeZone}
      now={now}
      isBusy={isBusy}
      refusal={refusal}
      fieldErrors={refusal?.fields}
      onChange={form.change}
      onSubmit={(body) => void change(body)}
      onClose={() => leave(onClose)}
    />
  );
}
