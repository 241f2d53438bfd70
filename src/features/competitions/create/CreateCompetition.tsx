import { useState } from 'react';
import {
  emptyCompetitionForm,
  isCompetitionFormDirty,
  readCompetitionDraft,
  type CompetitionFormValues,
} from './form';
import type { Competition, NewCompetition } from '../../../api/types';
import { useCreate } from '../../../mutation/recordMutations';
import { cacheKeys, isCompetitionList } from '../../cacheKeys';
import { createCompetition, listCompetitions } from '../api';
import { competitionMessages } from '../messages';
import { competitionDraft } from '../model';
import { CreateCompetitionDialog } from './CreateCompetitionDialog';
import { useFormDraft } from '../../../mutation/useFormDraft';
import { dayMs, ownTimeZone } from '../../../lib/dates';
import { leave } from '../../../mutation/confirm';

const isChanged = (_opened: CompetitionFormValues, values: CompetitionFormValues) =>
  isCompetitionFormDirty(values);

/** The server may store only the day. A time that can't be read rules nothing out. */
const isSameDay = (one: unknown, other: unknown) =>
  !(Math.abs(Date.parse(String(one)) - Date.parse(String(other))) >= dayMs);

export const useCreateCompetition = (onSuccess: () => void) =>
  useCreate({
    about: 'new competition',
    isList: isCompetitionList,
    list: (page) => listCompetitions(page),
    isSent: (sent: NewCompetition, row: Competition) =>
      row.name === sent.name &&
      isSameDay(row.start_date, sent.start_date) &&
      isSameDay(row.end_date, sent.end_date),
    send: createCompetition,
    invalidates: [cacheKeys.dashboard()],
    succeeded: competitionMessages.created,
    failed: competitionMessages.createFailed,
    onSuccess,
  });

export function CreateCompetition({ now, onClose }: { now: number; onClose: () => void }) {
  const form = useFormDraft({
    name: competitionDraft,
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
