import { useState } from 'react';
import { loadableOverlay } from '../../../ui/loadable';
import {
  emptyCompetitionForm,
  isCompetitionFormDirty,
  readCompetitionDraft,
  type CompetitionFormValues,
} from './form';
import type { Competition, NewCompetition } from '../../../api/types';
import { useFindCreated } from '../../../mutation/recordMutations';
import { useMutation } from '../../../mutation/useMutation';
import { cacheKeys, isCompetitionList } from '../../cacheKeys';
import { createCompetition, listCompetitions } from '../api';
import { competitionMessages } from '../messages';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { ownTimeZone } from '../../../lib/dates';
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

const dayMs = 86_400_000;

/** The server may store only the day. A time that can't be read rules nothing out. */
const isSameDay = (one: unknown, other: unknown) =>
  !(Math.abs(Date.parse(String(one)) - Date.parse(String(other))) >= dayMs);

/** The API doesn't say when a competition was created: one with the same name and days is it. */
const isSent = (sent: NewCompetition) => (row: Competition) =>
  row.name === sent.name &&
  isSameDay(row.start_date, sent.start_date) &&
  isSameDay(row.end_date, sent.end_date);

export function useCreateCompetition(onSuccess: () => void) {
  const findCreated = useFindCreated<Competition>({
    isList: isCompetitionList,
    createdAt: () => undefined,
  });
  return useMutation({
    about: (_competition: NewCompetition) => 'new competition',
    before: (competition: NewCompetition) => findCreated(listCompetitions, isSent(competition)),
    send: (competition) => createCompetition(competition).then(() => true as const),
    findResult: (find) => find(),
    invalidates: () => [{ dropped: isCompetitionList }, cacheKeys.dashboard()],
    succeeded: () => competitionMessages.created,
    failed: competitionMessages.createFailed,
    onSuccess,
  });
}

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
      onChange={form.change}
      onSubmit={(body) => void run(body)}
      onClose={() => leave(onClose)}
    />
  );
}
