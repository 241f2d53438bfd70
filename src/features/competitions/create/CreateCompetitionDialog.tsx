import { type UseFormReturn, useWatch, useForm } from 'react-hook-form';
import {
  type CompetitionField,
  type CompetitionFormValues,
  addPrize,
  prizeAmounts,
  prizePool,
  removePrize,
  competitionBody,
  type CompetitionBody,
  validateCompetition,
} from './form';
import { DateTimeField } from '../../../ui/fields/DateTimeField';
import { instantOfLocal, offsetLabel, readingOfLocal } from '../../../lib/localDateTime';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/fields/Button';
import { IconButton } from '../../../ui/fields/IconButton';
import { NumberField } from '../../../ui/fields/NumberField';
import { formatMoney } from '../../../lib/money';
import { prizeLabel } from '../model';
import { errorText, resolverOf, useServerErrors } from '../../../ui/fields/formRules';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { TextField } from '../../../ui/fields/TextField';
import type { Refusal } from '../../../lib/outcome';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import './createForm.css';

/** The props of a part of the create form. */
interface CompetitionFields {
  /** The form that these fields belong to. */
  form: UseFormReturn<CompetitionFormValues>;
  /** The error text of a field, the form's or the server's. */
  errorOf: (field: CompetitionField) => string | undefined;
}

interface LocalTimesProps extends CompetitionFields {
  /** The IANA name of the admin's time zone. */
  timeZone: string;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/**
 * 'Times are in Europe/Lisbon (UTC+1)'. Names both offsets if the clocks change between start and
 * end.
 */
function zoneNote(timeZone: string, now: number, times: readonly string[]): string {
  const instants = times
    .map((text) => instantOfLocal(text, timeZone))
    .filter((local) => typeof local !== 'string');
  const offsets = [
    ...new Set(
      (instants.length > 0 ? instants.map(({ instant }) => instant) : [now]).map((instant) =>
        offsetLabel(instant, timeZone),
      ),
    ),
  ];
  const [start = '', end] = offsets;
  return `Times are in ${timeZone} (${end === undefined ? start : `${start} at the start, ${end} at the end`})`;
}

/**
 * When the clocks are set back, some times occur twice. Returns a text that says which of the two
 * is meant.
 */
function ambiguity(text: string, timeZone: string): string | undefined {
  const local = instantOfLocal(text, timeZone);
  return typeof local !== 'string' && local.isAmbiguous
    ? `This time comes twice that day: the first one counts (${offsetLabel(local.instant, timeZone)})`
    : undefined;
}

interface TimeHelpProps extends LocalTimesProps {
  /** The local time as it was typed. */
  text: string;
  /**
   * What a time in the past does. It is accepted (section 5), but it is more often a wrong year
   * than a wish (R395).
   */
  effect: string;
}

/**
 * Says the time as the console writes it, with the month in words. Undefined if there is nothing to
 * say.
 */
function timeHelp({ text, effect, timeZone, now }: TimeHelpProps) {
  const local = instantOfLocal(text, timeZone);
  const isPast = typeof local !== 'string' && local.instant <= now;
  const read = readingOfLocal(text);
  const note = ambiguity(text, timeZone);
  if (!read) return undefined;
  return (
    <>
      <span>{read}</span>
      {isPast ? (
        <span className="competition-past">. This is in the past: {effect}.</span>
      ) : (
        note && <span>. {note}</span>
      )}
    </>
  );
}

// Section 5, R169.
/** Start and end as local times in the admin's time zone, which is named. */
function LocalTimes(props: LocalTimesProps) {
  const { form, errorOf, timeZone, now } = props;
  const [start, end] = useWatch({ control: form.control, name: ['start_date', 'end_date'] });
  const pickFor = (name: 'start_date' | 'end_date') => (text: string) => {
    form.setValue(name, text, { shouldDirty: true });
    // As after a key: what was refused is checked again.
    if (form.formState.isSubmitted) void form.trigger(['start_date', 'end_date']);
  };
  return (
    <fieldset className="field-grid">
      <legend>Dates</legend>
      <div data-span="half">
        <DateTimeField
          label="Start Date"
          value={start}
          onPick={pickFor('start_date')}
          error={errorOf('start_date')}
          help={timeHelp({ ...props, text: start, effect: 'it starts at once' })}
          // The end is compared with the start.
          input={form.register('start_date', { deps: ['end_date'] })}
        />
      </div>
      <div data-span="half">
        <DateTimeField
          label="End Date"
          value={end}
          near={start}
          onPick={pickFor('end_date')}
          error={errorOf('end_date')}
          help={timeHelp({ ...props, text: end, effect: 'it is over at once' })}
          input={form.register('end_date')}
        />
      </div>
      <p className="competition-form-note" data-span="full">
        {zoneNote(timeZone, now, [start, end])}
      </p>
    </fieldset>
  );
}

// Section 5.
/** The prize of each place, at least one, and their exact sum. */
function PrizeFields({ form, errorOf }: CompetitionFields) {
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
  /** The row of `position` takes the focus: the added one, or the one that moved up. */
  const change = (next: Record<string, string>, position: number) => {
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
        const label = prizeLabel(position);
        return (
          // The key is the position: removing a row moves the amounts up, not the rows.
          <div key={position} className="prize-field" data-span="half">
            <NumberField
              label={label}
              isMoney
              error={errorOf(`prize_structure.${position}`)}
              input={form.register(`prize_structure.${position}`)}
            />
            {/* The label doesn't contain the ordinal, so that looking for that label finds only the
                amount. */}
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
      <div className="prize-foot" data-span="full">
        <Button variant="outline" onClick={() => change(addPrize(rows), count + 1)}>
          <Plus size={16} aria-hidden />
          Add Prize
        </Button>
        <p aria-live="polite">
          Prize Pool{' '}
          <output>
            <bdi translate="no">{formatMoney(prizePool(amounts))}</bdi>
          </output>
        </p>
      </div>
      {problem !== undefined && (
        <p className="notice" data-tone="bad" role="alert" data-span="full">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

export interface CreateCompetitionDialogProps {
  /** The values that the form starts with: empty, or those typed before the session was lost. */
  initial: CompetitionFormValues;
  /** The admin's time zone, for example 'Europe/Lisbon'. The dates are local times in it. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /** Why the last attempt failed. Shown here and in the toast. */
  refusal?: Refusal;
  /** The server's errors of single fields. */
  fieldErrors?: Record<string, string[]>;
  /** Called with all values at each change, so that a draft can be kept. */
  onChange: (values: CompetitionFormValues) => void;
  /** Called with the competition to create once the values pass all rules. */
  onSubmit: (body: CompetitionBody) => void;
  /** Called to close the dialog without creating a competition. */
  onClose: () => void;
}

function Fields({
  form,
  errorOf,
  timeZone,
  now,
}: CompetitionFields & { timeZone: string; now: number }) {
  // Section 5 names the step. A text field has no arrows that use it.
  const percent = { autoComplete: 'off', step: 0.01, inputMode: 'decimal' } as const;
  return (
    <>
      <fieldset className="field-grid">
        <legend>General Information</legend>
        <div data-span="full">
          <TextField
            label="Name"
            error={errorOf('name')}
            input={{ ...form.register('name'), autoComplete: 'off' }}
          />
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
        <div data-span="third">
          <TextField
            label="Max Drawdown (%)"
            error={errorOf('max_drawdown')}
            input={{ ...form.register('max_drawdown'), ...percent }}
          />
        </div>
        <div data-span="third">
          <TextField
            label="Profit Target (%)"
            error={errorOf('profit_target')}
            input={{ ...form.register('profit_target'), ...percent }}
          />
        </div>
        {/* Section 5: these two fields are accepted but not sent. */}
        <p className="competition-form-note" data-span="full">
          Drawdown and target are not saved yet: every competition runs with Max DD 10% and Target
          8%.
        </p>
      </fieldset>
      <LocalTimes form={form} errorOf={errorOf} timeZone={timeZone} now={now} />
      <PrizeFields form={form} errorOf={errorOf} />
    </>
  );
}

// Section 2, section 5.
/** Creates a competition. What is wrong with a field is said below it. */
export function CreateCompetitionDialog({
  initial,
  timeZone,
  now,
  isBusy,
  refusal,
  fieldErrors,
  onChange,
  onSubmit,
  onClose,
}: CreateCompetitionDialogProps) {
  const form = useForm<CompetitionFormValues>({
    defaultValues: initial,
    resolver: resolverOf((values) => validateCompetition(values, timeZone)),
    errors: useServerErrors(fieldErrors),
  });
  const { errors } = form.formState;
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: (state) => onChange(state.values) }),
    [form, onChange],
  );
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
      <Fields
        form={form}
        errorOf={(field) => errorText(errors, field)}
        timeZone={timeZone}
        now={now}
      />
    </FormDialog>
  );
}
