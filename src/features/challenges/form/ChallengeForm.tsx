import type { Refusal } from '../../../lib/outcome';
import { RefusalNotice } from '../../../ui/feedback/notices';
import { Button } from '../../../ui/fields/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { useRootMark } from '../../../ui/layout/viewport';
import { useState } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import { loadable, loadableOverlay } from '../../../ui/loadable';
import type { ChallengeFormField, ChallengeFormValues } from './fields';
import { challengeMessages } from '../messages';
import { ChallengeField, type ChallengeFieldProps } from './ChallengeField';
import {
  challengeLabel,
  sectionId,
  sectionsOf,
  specOf,
  type ChallengeSection,
} from './challengeSections';
import { IndexOutline, SummaryOutline } from './ChallengeFormOutline';
import { challengeText } from '../challengeText';
import { useChallengeForm, type ChallengeFormEvents } from './useChallengeForm';
import './submitBar.css';
import './challengeForm.css';

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
const SectionIndex = loadable(
  () => import('./SectionIndex').then((module) => module.SectionIndex),
  { isOptional: true },
);
const ChallengeSummary = loadable(
  () => import('./ChallengeSummary').then((module) => module.ChallengeSummary),
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
