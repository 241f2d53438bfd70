import { useState } from 'react';
import { loadableOverlay } from '../../../ui/loadable';
import {
  emptyCompetitionForm,
  isCompetitionFormDirty,
  readCompetitionDraft,
  type CompetitionFormValues,
} from './form';
import { ownTimeZone } from '../../../lib/timeZone';
import { useCreateCompetition } from '../mutations';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/confirm';

const CreateCompetitionDialog = loadableOverlay(() =>
  import('./CreateCompetitionDialog').then((module) => module.CreateCompetitionDialog),
);

const draftName = 'competition-create';
const isChanged = (_opened: CompetitionFormValues, values: CompetitionFormValues) =>
  isCompetitionFormDirty(values);

/** Whether the create modal has an unfinished draft (promise 7). */
export const useIsCompetitionDrafted = (): boolean =>
  useDrafted(draftName, readCompetitionDraft) !== undefined;

/** The container of the create modal. `now` is in milliseconds since 1970. */
export function CreateCompetition({ now, onClose }: { now: number; onClose: () => void }) {
  const form = useFormDraft({
    name: draftName,
    parse: readCompetitionDraft,
    start: emptyCompetitionForm,
    isChanged,
  });
  const [timeZone] = useState(ownTimeZone);
  const { run, isBusy, refusal } = useCreateCompetition(() => {
    form.finish();
    onClose();
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
      onSubmit={(body) => void run(body)}
      onClose={() => leave(onClose)}
    />
  );
}
