import type { UseFormRegister } from 'react-hook-form';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import type { FilterOption } from '../../../ui/fields/filters';
import { NumberField } from '../../../ui/fields/NumberField';
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/Field';
import { isZeroWhenEmpty, type ChallengeChoiceField, type ChallengeFormValues } from './fields';
import { challengeStatusLooks, challengeTypeLabels, instrumentLabels } from '../labels';
import { formatText } from '../../../lib/text';
import type { ChallengeFieldSpec } from './challengeSections';
import { challengeText, flagMeanings } from '../challengeText';

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

export interface ChallengeFieldProps {
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
export function ChallengeField({ spec, opened, register, error }: ChallengeFieldProps) {
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
