import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TextAreaField } from '../../components/fields/TextAreaField';
import { TextField } from '../../components/fields/TextField';
import { FormDialog } from '../../components/overlays/FormDialog';
import { competitionBody, type CompetitionBody, type CompetitionFormValues } from '../../domain/competitionForm';
import { validateCompetition, type CompetitionFormErrors } from '../../domain/competitionFormRules';
import type { CompetitionFields, ErrorOf } from './competitionFields';
import { LocalTimes } from './LocalTimes';
import { PrizeFields } from './PrizeFields';
import './competitions.css';

export interface CreateCompetitionDialogProps {
  /** What the form starts with: an empty one, or what was typed before the session was lost. */
  initial: CompetitionFormValues;
  /** The admin's zone, such as 'Europe/Lisbon', in which the dates are typed. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  /** Why the last try failed. It stays here besides the toast (promise 1). */
  failure?: string;
  /** What the server said of single fields (R4). */
  fieldErrors?: Record<string, string[]>;
  onChange: (values: CompetitionFormValues) => void;
  onSubmit: (body: CompetitionBody) => void;
  onClose: () => void;
}

/** The field that is wrong first gets the focus, also when it is the server that says so. */
function useFocusOnFirstError(attempt: unknown, fieldErrors: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt, fieldErrors]);
  return form;
}

function Fields({ form, errorOf, timeZone, now }: CompetitionFields & { timeZone: string; now: number }) {
  const percent = { autoComplete: 'off', step: 0.01, min: 0, inputMode: 'decimal' } as const;
  return (
    <>
      <fieldset>
        <legend>General Information</legend>
        <div data-span="full">
          <TextField label="Name" error={errorOf('name')} input={{ ...form.register('name'), autoComplete: 'off' }} />
        </div>
        <div data-span="full">
          <TextAreaField label="Description" error={errorOf('description')} textarea={form.register('description')} />
        </div>
      </fieldset>
      <fieldset>
        <legend>Balance and Limits</legend>
        <div data-span="third">
          <TextField label="Starting Balance" error={errorOf('starting_balance')} input={{ ...form.register('starting_balance'), autoComplete: 'off', inputMode: 'decimal' }} />
        </div>
        <div data-span="third">
          <TextField label="Max Drawdown (%)" type="number" input={{ ...form.register('max_drawdown'), ...percent }} />
        </div>
        <div data-span="third">
          <TextField label="Profit Target (%)" type="number" input={{ ...form.register('profit_target'), ...percent }} />
        </div>
        {/* Section 5: accepted, but not sent. */}
        <p className="competition-form-note" data-span="full">Drawdown and target are not saved yet: every competition runs with Max DD 10% and Target 8%.</p>
      </fieldset>
      <LocalTimes form={form} errorOf={errorOf} timeZone={timeZone} now={now} />
      <PrizeFields form={form} errorOf={errorOf} />
    </>
  );
}

/** Section 2: the create modal, with section 5's rules beside the fields. */
export function CreateCompetitionDialog({ initial, timeZone, now, isBusy, failure, fieldErrors, onChange, onSubmit, onClose }: CreateCompetitionDialogProps) {
  const form = useForm<CompetitionFormValues>({ defaultValues: initial });
  // Every field has a default, so that every value is there.
  const values = useWatch({ control: form.control }) as CompetitionFormValues;
  const [attempt, setAttempt] = useState<object>();
  const element = useFocusOnFirstError(attempt, fieldErrors);
  const problems: CompetitionFormErrors = attempt ? validateCompetition(values, timeZone) : {};
  const errorOf: ErrorOf = (field) => problems[field] ?? fieldErrors?.[field]?.join(' ');
  useEffect(() => form.subscribe({ formState: { values: true }, callback: (state) => { onChange(state.values); } }), [form, onChange]);
  const submit = () => {
    const typed = form.getValues();
    if (Object.keys(validateCompetition(typed, timeZone)).length === 0) onSubmit(competitionBody(typed, timeZone));
    else setAttempt({});
  };
  return (
    <FormDialog
      ref={element}
      title="Create Competition"
      size="wide"
      className="edit-form competition-form"
      submitLabel="Create Competition"
      busyLabel="Creating…"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure !== undefined && (
        <p className="form-error" role="alert">
          {failure}
        </p>
      )}
      <Fields form={form} errorOf={errorOf} timeZone={timeZone} now={now} />
    </FormDialog>
  );
}
