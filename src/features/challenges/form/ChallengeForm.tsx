import { type UseFormRegister, useWatch, type FieldErrors } from 'react-hook-form';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import type { FilterOption } from '../../../ui/fields/filters';
import { NumberField } from '../../../ui/fields/NumberField';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextAreaField } from '../../../ui/fields/TextAreaField';
import { TextField } from '../../../ui/fields/TextField';
import {
  isZeroWhenEmpty,
  type ChallengeChoiceField,
  type ChallengeFormValues,
  type ChallengeFieldSpec,
  type ChallengeFormField,
  challengeLabel,
  sectionId,
  sectionsOf,
  specOf,
  type ChallengeSection,
} from './fields';
import { challengeStatusLooks, challengeTypeLabels, instrumentLabels } from '../model';
import { formatText } from '../../../lib/text';
import { challengeText, flagMeanings } from '../challengeText';
import type { Refusal } from '../../../lib/outcome';
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice';
import { Button } from '../../../ui/fields/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { useRootMark } from '../../../ui/layout/rootMark';
import { useState } from 'react';
import { loadable, loadableOverlay } from '../../../ui/loadable';
import { challengeMessages } from '../messages';
import { IndexOutline, SummaryOutline } from './ChallengeFormOutline';
import { useChallengeForm, type ChallengeFormEvents } from './useChallengeForm';
import '../challenges.css';

const optionsOf = (labels: Record<string, string>): readonly FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const options: Record<ChallengeChoiceField, readonly FilterOption[]> = {
  challenge_type: optionsOf(challengeTypeLabels),
  status: Object.entries(challengeStatusLooks).map(([value, { label }]) => ({ value, label })),
  allowed_instruments: optionsOf(instrumentLabels),
};

/** An unknown value stays among the options, so that saving keeps it. */
function optionsWith(name: ChallengeChoiceField, value: string): readonly FilterOption[] {
  const known = options[name];
  return known.some((option) => option.value === value)
    ? known
    : [...known, { value, label: formatText(value) }];
}

interface ChallengeFieldProps {
  /** The field's name, label, unit and rules. */
  spec: ChallengeFieldSpec;
  /** The values that the form was opened with. */
  opened: ChallengeFormValues;
  /** Connects the field to the form. */
  register: UseFormRegister<ChallengeFormValues>;
  /** Why the value cannot be saved. Undefined if it can. */
  error: string | undefined;
}

/** One field of the form. Its `name` is the API's. */
function ChallengeField({ spec, opened, register, error }: ChallengeFieldProps) {
  const { label, name } = spec;
  switch (spec.kind) {
    case 'text':
      return (
        <TextField label={label} error={error} input={{ ...register(name), autoComplete: 'off' }} />
      );
    case 'paragraph':
      return <TextAreaField label={label} error={error} textarea={register(name)} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          options={optionsWith(spec.name, opened[spec.name])}
          error={error}
          select={register(name)}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          unit={spec.unit}
          isWhole={spec.isWhole}
          error={error}
          help={isZeroWhenEmpty(name) ? 'Empty is saved as 0.' : undefined}
          input={register(name)}
        />
      );
    case 'flag':
      return (
        <CheckboxField label={label} meanings={flagMeanings} error={error} input={register(name)} />
      );
    case 'fixed':
      return (
        <div className="challenge-fixed">
          <span>{label}</span>
          <bdi>{challengeText(spec, opened)}</bdi>
        </div>
      );
  }
}

interface SubmitBarProps {
  /** The text of the button that saves. */
  label: string;
  /** Its text while the form is being saved. */
  busyLabel: string;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /** The number of invalid fields. */
  errorCount: number;
  /** Why the last attempt failed. */
  refusal?: Refusal;
  /**
   * Whether the form now has a field with this name. The server's error is then shown at the field.
   */
  isShown: (field: string) => boolean;
  /** The list to go back to. */
  listHref: string;
}

/** The server's errors of fields that the form doesn't show. */
const otherTexts = ({ fields = {} }: Refusal, isShown: (field: string) => boolean) =>
  Object.entries(fields)
    .filter(([field]) => !isShown(field))
    .flatMap(([, texts]) => texts);

/**
 * The end of the form, always visible: the reason why it couldn't be sent, and the submit button.
 */
function SubmitBar({
  label,
  busyLabel,
  isBusy,
  errorCount,
  refusal,
  isShown,
  listHref,
}: SubmitBarProps) {
  // How high it is, for the toasts above it.
  useRootMark('data-submit-bar', refusal?.lookAgain ? 'question' : refusal ? 'refusal' : 'plain');
  return (
    <div className="challenge-bar">
      <RefusalNotice refusal={refusal} others={refusal && otherTexts(refusal, isShown)} />
      <div className="challenge-bar-row">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? busyLabel : label}
        </Button>
        <ButtonLink variant="outline" isBack href={listHref}>
          Cancel
        </ButtonLink>
        {errorCount > 0 && (
          <span className="challenge-bar-note">
            {errorCount === 1 ? '1 field needs correcting' : `${errorCount} fields need correcting`}
          </span>
        )}
      </div>
    </div>
  );
}

const ConflictNotice = loadableOverlay(() =>
  import('../../../ui/feedback/ConflictNotice').then((module) => module.ConflictNotice),
);
// The form can be filled in without these two, so they aren't waited for.
const SectionIndex = loadable(() => import('./FormAsides').then((module) => module.SectionIndex), {
  isOptional: true,
});
const ChallengeSummary = loadable(
  () => import('./FormAsides').then((module) => module.ChallengeSummary),
  { isOptional: true },
);
for (const { prepare } of [SectionIndex, ChallengeSummary]) prepare();

export interface ChallengeFormProps extends ChallengeFormEvents {
  /** Whether a new challenge is made or one that exists is edited. */
  mode: 'create' | 'edit';
  /** The values that the form was opened with. After a conflict, the values on the server now. */
  opened: ChallengeFormValues;
  /** The values that the form starts with: the same, or a draft's. */
  initial: ChallengeFormValues;
  /** The initial values are a draft's. The form says so and offers to start over. */
  isRestored: boolean;
  /** True if the name is selected from the start, so that typing replaces it. */
  selectsName?: boolean;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /** Why the server refused the last save. Undefined if it did not. */
  refusal?: Refusal;
  /** The fields that someone else changed after the form was opened. Nothing was saved. */
  conflicts?: readonly ChallengeFormField[];
  /** The address of the list that this page belongs to. */
  listHref: string;
  /** Called to forget the draft and return to the values that the form started with. */
  onStartOver: () => void;
}

const labels = {
  create: ['Create Challenge', 'Creating...'],
  edit: ['Save Changes', 'Saving...'],
} as const;

interface SectionPanelProps extends Pick<ChallengeFieldProps, 'opened' | 'register'> {
  section: ChallengeSection;
  errors: FieldErrors<ChallengeFormValues>;
}

function SectionPanel({ section, errors, ...field }: SectionPanelProps) {
  const id = sectionId(section);
  return (
    <section className="panel" id={id} aria-labelledby={`${id}-title`}>
      <div className="panel-head">
        <h2 id={`${id}-title`}>{section.title}</h2>
        {section.note !== undefined && <p className="challenge-note">{section.note}</p>}
      </div>
      <div className="panel-body field-grid challenge-fields">
        {section.fields.map((spec) => (
          <div key={spec.name} data-span={spec.span}>
            <ChallengeField spec={spec} error={errors[spec.name]?.message} {...field} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="notice challenge-restored" data-tone="info" role="status">
      <span>Draft restored.</span>
      <Button variant="outline" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}

// Section 2.
/**
 * The form of a new or existing challenge: an index of its sections, the fields, a summary in plain
 * sentences, and the submit button.
 */
export function ChallengeForm({
  mode,
  opened,
  initial,
  isRestored,
  selectsName,
  isBusy,
  refusal,
  conflicts = [],
  listHref,
  onStartOver,
  ...events
}: ChallengeFormProps) {
  const { form, submit, put } = useChallengeForm({
    ...events,
    mode,
    opened,
    initial,
    selectsName,
    fieldErrors: refusal?.fields,
  });
  const [taken, setTaken] = useState<readonly ChallengeFormField[]>();
  const { errors } = form.formState;
  const sections = sectionsOf(useWatch({ control: form.control, name: 'challenge_type' }));
  const errorCount = ({ fields }: ChallengeSection) =>
    fields.filter(({ name }) => errors[name]).length;
  const [label, busyLabel] = labels[mode];
  const startOver = () => {
    form.reset(opened);
    onStartOver();
  };
  const takeOver = () => {
    put(conflicts, opened);
    setTaken(conflicts);
  };
  return (
    <form
      className="challenge-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SectionIndex fallback={<IndexOutline />} sections={sections} errorCount={errorCount} />
      <div className="challenge-sections" inert={isBusy}>
        {isRestored && <Restored onStartOver={startOver} />}
        {conflicts.length > 0 && conflicts !== taken && (
          <ConflictNotice
            message={challengeMessages.changedMeanwhile}
            changes={conflicts.map((field) => ({
              label: challengeLabel(field),
              value: challengeText(specOf(field), opened),
            }))}
            onTakeOver={takeOver}
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
      </div>
      <ChallengeSummary
        fallback={<SummaryOutline />}
        control={form.control}
        changedFrom={mode === 'edit' ? opened : undefined}
      />
      <SubmitBar
        label={label}
        busyLabel={busyLabel}
        isBusy={isBusy}
        errorCount={sections.reduce((sum, section) => sum + errorCount(section), 0)}
        refusal={refusal}
        listHref={listHref}
        isShown={(field) =>
          sections.some(({ fields }) => fields.some(({ name }) => name === field))
        }
      />
    </form>
  );
}
