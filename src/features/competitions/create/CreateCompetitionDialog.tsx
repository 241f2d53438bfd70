import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewCompetition, Competition } from '~/api/types';
import { instantOfLocal, offsetLabel, readingOfLocal } from '~/lib/localDateTime';
import { formatMoney } from '~/lib/money';
import type { Refusal } from '~/lib/outcome';
import { Button, IconButton } from '~/ui/fields/Button';
import { DateTimeField } from '~/ui/fields/DateTimeField';
import { errorText, resolverOf, useServerErrors, useFormValues } from '~/ui/fields/formRules';
import { NumberField } from '~/ui/fields/NumberField';
import { prizeLabel, competitionDraft } from '../model';
import {
  addPrize,
  competitionBody,
  prizeAmounts,
  prizePool,
  removePrize,
  validateCompetition,
  type CompetitionField,
  type CompetitionFormValues,
  emptyCompetitionForm,
  isCompetitionFormDirty,
  readCompetitionDraft,
} from './form';
import { TextAreaField, TextField } from '~/ui/fields/Field';
import { Row } from '~/ui/layout/Layout';
import { FormDialog } from '~/ui/overlays/Dialog';
import { useCreate } from '~/mutation/recordMutations';
import { cacheKeys, isCompetitionList } from '~/features/cacheKeys';
import { createCompetition, listCompetitions } from '../api';
import { competitionMessages } from '../messages';
import { useFormDraft } from '~/mutation/useFormDraft';
import { dayMs, ownTimeZone } from '~/lib/dates';
import { leave } from '~/mutation/confirm';
import '../competitions.css';

interface Fields {
  form: UseFormReturn<CompetitionFormValues>;
  errorOf: (field: CompetitionField) => string | undefined;
}

function PrizeFields({ form, errorOf }: Fields) {
  const rows = useWatch({ control: form.control, name: 'prize_structure' });
  const amounts = prizeAmounts({ prize_structure: rows });
  const problem = errorOf('prize_structure') ?? errorOf('price_pool_cash');
  const { setFocus } = form;
  const wanted = useRef<number>(undefined);
  const count = amounts.length;
  useEffect(() => {
    if (wanted.current !== undefined)
      setFocus(`prize_structure.${Math.min(wanted.current, count)}`);
    wanted.current = undefined;
  }, [count, setFocus]);
  const change = (next: Readonly<Record<string, string>>, position: number) => {
    wanted.current = position;
    form.setValue('prize_structure', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <fieldset className="field-grid">
      <legend>Prizes</legend>
      {amounts.map((_, index) => {
        const position = index + 1;
        return (
          // Keyed by position, because removing a row moves the amounts up, not the rows.
          <div key={position} className="prize-field" data-span="half">
            <NumberField
              label={prizeLabel(position)}
              isMoney
              error={errorOf(`prize_structure.${position}`)}
              input={{
                ...form.register(`prize_structure.${position}`),
                // Enter moves from one prize to the next.
                onKeyDown: (event) => {
                  if (event.key !== 'Enter' || !amounts[index]) return;
                  event.preventDefault();
                  if (position < count) setFocus(`prize_structure.${position + 1}`);
                  else change(addPrize(rows), position + 1);
                },
              }}
            />
            <IconButton
              label={`Remove prize ${position}`}
              icon={X}
              isBordered
              isDisabled={count === 1}
              onClick={() => change(removePrize(rows, position), position)}
            />
          </div>
        );
      })}
      <Row gap={3} className="prize-foot" data-span="full">
        <Button icon={Plus} variant="outline" onClick={() => change(addPrize(rows), count + 1)}>
          Add Prize
        </Button>
        <p aria-live="polite">
          Prize Pool{' '}
          <output>
            <bdi translate="no">{formatMoney(prizePool(amounts))}</bdi>
          </output>
        </p>
      </Row>
      {problem !== undefined && (
        <p className="notice" data-tone="bad" role="alert" data-span="full">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface LocalTimesProps extends Fields {
  timeZone: string;
  now: number;
}

function zoneNote(timeZone: string, now: number, times: readonly string[]): string {
  const instants = times
    .map((text) => instantOfLocal(text, timeZone))
    .filter((local) => typeof local !== 'string')
    .map(({ instant }) => instant);
  const [start = '', end] = new Set(
    (instants.length > 0 ? instants : [now]).map((instant) => offsetLabel(instant, timeZone)),
  );
  return `Times are in ${timeZone} (${end === undefined ? start : `${start} at the start, ${end} at the end`})`;
}

/** A past time is accepted, but is usually a mistyped year (R395). */
function timeHelp(text: string, effect: string, { timeZone, now }: LocalTimesProps) {
  const read = readingOfLocal(text);
  if (!read) return undefined;
  const local = instantOfLocal(text, timeZone);
  const time = typeof local === 'string' ? undefined : local;
  return (
    <>
      <span>{read}</span>
      {time && time.instant <= now ? (
        <span className="competition-past">. This is in the past: {effect}.</span>
      ) : (
        // The time occurs twice when the clocks are set back.
        time?.isAmbiguous && (
          <span>
            {`. This time occurs twice that day: the first one counts (${offsetLabel(time.instant, timeZone)})`}
          </span>
        )
      )}
    </>
  );
}

function LocalTimes(props: LocalTimesProps) {
  const { form, errorOf, timeZone, now } = props;
  const [start, end] = useWatch({ control: form.control, name: ['start_date', 'end_date'] });
  return (
    <fieldset className="field-grid">
      <legend>Dates</legend>
      {(['start_date', 'end_date'] as const).map((name) => {
        const isStart = name === 'start_date';
        const value = isStart ? start : end;
        const effect = `it ${isStart ? 'starts' : 'ends'} immediately`;
        return (
          <div key={name} data-span="half">
            <DateTimeField
              label={isStart ? 'Start Date' : 'End Date'}
              value={value}
              near={isStart ? undefined : start}
              help={timeHelp(value, effect, props)}
              // The end is compared with the start.
              input={form.register(name, { deps: isStart ? ['end_date'] : [] })}
              error={errorOf(name)}
              onPick={(text) => {
                form.setValue(name, text, { shouldDirty: true });
                // Checks a refused value again, as a key press would.
                if (form.formState.isSubmitted) void form.trigger(['start_date', 'end_date']);
              }}
            />
          </div>
        );
      })}
      <p className="competition-note" data-span="full">
        {zoneNote(timeZone, now, [start, end])}
      </p>
    </fieldset>
  );
}

interface CreateCompetitionDialogProps {
  initial: CompetitionFormValues;
  /** The admin's own time zone (R169). */
  timeZone: string;
  now: number;
  isBusy: boolean;
  refusal?: Refusal;
  onChange: (values: CompetitionFormValues) => void;
  onSubmit: (body: NewCompetition) => void;
  onClose: () => void;
}

const percent = { step: 0.01, inputMode: 'decimal' } as const;

export function CreateCompetitionDialog({
  initial,
  timeZone,
  now,
  isBusy,
  refusal,
  onChange,
  onSubmit,
  onClose,
}: CreateCompetitionDialogProps) {
  const form = useForm<CompetitionFormValues>({
    defaultValues: initial,
    resolver: resolverOf((values) => validateCompetition(values, timeZone)),
    errors: useServerErrors(refusal?.fields),
  });
  const { errors } = form.formState;
  const errorOf = (field: CompetitionField) => errorText(errors, field);
  useFormValues(form, onChange);
  const submit = form.handleSubmit((values) => onSubmit(competitionBody(values, timeZone)));
  return (
    <FormDialog
      title="Create Competition"
      size="wide"
      className="edit-form"
      submitLabel="Create Competition"
      busyLabel="Creating…"
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <fieldset className="field-grid">
        <legend>General Information</legend>
        <div data-span="full">
          <TextField label="Name" error={errorOf('name')} input={form.register('name')} />
        </div>
        <div data-span="full">
          <TextAreaField
            label="Description"
            error={errorOf('description')}
            textarea={form.register('description')}
          />
        </div>
      </fieldset>
      <fieldset className="field-grid">
        <legend>Balance and Limits</legend>
        <div data-span="third">
          <NumberField
            label="Starting Balance"
            isMoney
            error={errorOf('starting_balance')}
            input={form.register('starting_balance')}
          />
        </div>
        {(['max_drawdown', 'profit_target'] as const).map((name) => (
          <div key={name} data-span="third">
            <TextField
              label={name === 'max_drawdown' ? 'Max Drawdown (%)' : 'Profit Target (%)'}
              error={errorOf(name)}
              input={{ ...form.register(name), ...percent }}
            />
          </div>
        ))}
        <p className="competition-note" data-span="full">
          Max drawdown and profit target are not saved yet: every competition runs with Max DD 10%
          and Target 8%.
        </p>
      </fieldset>
      <LocalTimes form={form} errorOf={errorOf} timeZone={timeZone} now={now} />
      <PrizeFields form={form} errorOf={errorOf} />
    </FormDialog>
  );
}

const isChanged = (_opened: CompetitionFormValues, values: CompetitionFormValues) =>
  isCompetitionFormDirty(values);

/** The server may store only the day. An unreadable time rules nothing out. */
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
