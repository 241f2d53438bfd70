import { useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { Refusal } from '~/lib/outcome';
import { Button } from '~/ui/fields/Button';
import { CheckboxField } from '~/ui/fields/CheckboxField';
import { NumberField } from '~/ui/fields/NumberField';
import { SelectField, TextAreaField, TextField } from '~/ui/fields/Field';
import { ButtonLink } from '~/ui/layout/ButtonLink';
import { loadable } from '~/ui/loadable';
import { labelIn } from '~/lib/tone';
import {
  challengeText,
  flagMeanings,
  sectionsOf,
  specOf,
  type ChallengeField,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeSection,
} from './fields';
import { isZeroWhenEmpty } from './form';
import { useChallengeForm, type ChallengeFormState } from './useChallengeForm';
import { RefusalNotice } from '~/ui/feedback/notices';
import { useRootMark } from '~/ui/layout/viewport';
import { Row, Stack } from '~/ui/layout/Layout';
import '../challenges.css';

const ConflictNotice = loadable(() => import('~/ui/feedback/ConflictNotice'), 'ConflictNotice');
// The form works without these two, so it doesn't wait for them.
const SectionIndex = loadable(() => import('./FormAsides'), 'SectionIndex');
const ChallengeSummary = loadable(() => import('./FormAsides'), 'ChallengeSummary');
for (const { prepare } of [SectionIndex, ChallengeSummary]) prepare();

interface FieldProps {
  name: ChallengeField;
  opened: ChallengeFormValues;
  register: UseFormRegister<ChallengeFormValues>;
  error: string | undefined;
}

function Field({ name, opened, register, error }: FieldProps) {
  const spec = specOf(name);
  const { label } = spec;
  const field = { label, error };
  switch (spec.kind) {
    case 'text':
      return <TextField {...field} input={register(name)} />;
    case 'paragraph':
      return <TextAreaField {...field} textarea={register(name)} />;
    case 'choice': {
      // An unknown value stays among the options, so that saving keeps it.
      const value = String(opened[name]);
      const options = { ...spec.options, [value]: labelIn(spec.options, value) };
      return (
        <SelectField
          {...field}
          options={Object.entries(options).map(([key, text]) => ({ value: key, label: text }))}
          select={register(name)}
        />
      );
    }
    case 'number':
      return (
        <NumberField
          {...field}
          unit={spec.unit}
          isWhole={spec.unit !== '$' && spec.unit !== '%'}
          help={isZeroWhenEmpty(name) ? `Blank means ${spec.unit === '$' ? '$0' : '0'}` : undefined}
          input={register(name)}
        />
      );
    case 'flag':
      return <CheckboxField {...field} meanings={flagMeanings} input={register(name)} />;
    case 'fixed':
      return (
        <div className="field">
          <span className="field-label">{label}</span>
          <bdi className="challenge-fixed">{challengeText(name, opened)}</bdi>
        </div>
      );
  }
}

interface SectionPanelProps extends Pick<FieldProps, 'opened' | 'register'> {
  section: ChallengeSection;
  errors: FieldErrors<ChallengeFormValues>;
}

function SectionPanel({
  section: { id, title, note, span, fields },
  errors,
  ...form
}: SectionPanelProps) {
  return (
    <section className="panel" id={id} aria-labelledby={`${id}-title`}>
      <div className="panel-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note !== undefined && <p className="challenge-note">{note}</p>}
      </div>
      <div className="panel-body field-grid challenge-fields">
        {fields.map((name) => (
          <div key={name} data-span={specOf(name).kind === 'paragraph' ? 'full' : span}>
            <Field name={name} error={errors[name]?.message} {...form} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface SubmitBarProps extends Pick<
  ChallengeFormProps,
  'mode' | 'isBusy' | 'refusal' | 'listHref'
> {
  errorCount: number;
  others: readonly string[];
}

const labels = {
  create: { idle: 'Create Challenge', busy: 'Creating...' },
  edit: { idle: 'Save Changes', busy: 'Saving...' },
} as const;

function SubmitBar({ mode, isBusy, refusal, listHref, errorCount, others }: SubmitBarProps) {
  useRootMark('data-submit-bar', refusal?.lookAgain ? 'question' : refusal ? 'refusal' : 'plain');
  return (
    <Stack gap={3} className="panel challenge-bar" data-bottom-bar>
      <RefusalNotice refusal={refusal} others={others} />
      <Row>
        <Button type="submit" isBusy={isBusy}>
          {labels[mode][isBusy ? 'busy' : 'idle']}
        </Button>
        <ButtonLink variant="outline" isBack href={listHref}>
          Cancel
        </ButtonLink>
        {errorCount > 0 && (
          <span className="challenge-bar-note">
            {errorCount === 1 ? '1 field needs correcting' : `${errorCount} fields need correcting`}
          </span>
        )}
      </Row>
    </Stack>
  );
}

export interface ChallengeFormProps extends ChallengeFormState {
  isRestored: boolean;
  isBusy: boolean;
  refusal?: Refusal;
  conflicts?: readonly ChallengeFormField[];
  listHref: string;
  onStartOver: () => void;
}

export function ChallengeForm({
  isRestored,
  isBusy,
  refusal,
  conflicts = [],
  listHref,
  onStartOver,
  ...state
}: ChallengeFormProps) {
  const { mode, opened } = state;
  const { form, submit, put } = useChallengeForm(state, refusal?.fields);
  const { errors } = form.formState;
  const sections = sectionsOf(useWatch({ control: form.control, name: 'challenge_type' }));
  const shown = sections.flatMap(({ fields }) => fields);
  const others = Object.entries(refusal?.fields ?? {})
    .filter(([field]) => !shown.some((name) => name === field))
    .flatMap(([, texts]) => texts);
  return (
    <form
      className="challenge-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SectionIndex sections={sections} errors={errors} />
      <Stack className="challenge-sections" inert={isBusy}>
        {isRestored && (
          <Row className="notice challenge-restored" data-tone="info" role="status">
            <span>Draft restored.</span>
            <Button
              variant="outline"
              onClick={() => {
                form.reset(opened);
                onStartOver();
              }}
            >
              Start over
            </Button>
          </Row>
        )}
        {conflicts.length > 0 && (
          <ConflictNotice
            what="challenge"
            conflict={conflicts}
            changes={conflicts.map((field) => ({
              label: specOf(field).label,
              value: challengeText(field, opened),
            }))}
            onUseTheirs={() => put(conflicts, opened)}
          />
        )}
        {sections.map((section) => (
          <SectionPanel
            key={section.id}
            section={section}
            opened={opened}
            register={form.register}
            errors={errors}
          />
        ))}
      </Stack>
      <ChallengeSummary control={form.control} changedFrom={mode === 'edit' ? opened : undefined} />
      <SubmitBar
        mode={mode}
        isBusy={isBusy}
        refusal={refusal}
        listHref={listHref}
        errorCount={shown.filter((name) => errors[name]).length}
        others={others}
      />
    </form>
  );
}
