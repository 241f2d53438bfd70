import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch, useForm } from 'react-hook-form';
import { Button, IconButton } from '../../../ui/fields/Button';
import { NumberField } from '../../../ui/fields/NumberField';
import {
  addPrize,
  prizeAmounts,
  prizePool,
  removePrize,
  competitionBody,
  type CompetitionBody,
  type CompetitionFormValues,
} from './form';
import { formatMoney } from '../../../lib/money';
import { prizeLabel } from './prizes';
import type { CompetitionFields } from '../list/competitionFields';
import { errorText, resolverOf, useServerErrors } from '../../../ui/fields/formRules';
import { TextAreaField, TextField } from '../../../ui/fields/Field';
import type { Refusal } from '../../../lib/outcome';
import { FormDialog } from '../../../ui/overlays/Dialog';
import { validateCompetition } from './rules';
import { LocalTimes } from './LocalTimes';
import './createForm.css';

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
