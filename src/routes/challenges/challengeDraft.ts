import { changedChallengeFields } from '../../domain/challenges/changes';
import type { ChallengeFormValues } from '../../domain/challenges/fields';
import { readChallengeForm } from '../../domain/challenges/form';
import { useFormDraft, type FormDraft } from '../form/useFormDraft';

const isChanged = (opened: ChallengeFormValues, values: ChallengeFormValues) => changedChallengeFields(opened, values).length > 0;

/**
 * What is typed into a challenge's form. `source` is the challenge that it began as a copy of: a draft of another copy
 * is not this form's.
 */
export const useChallengeDraft = (name: string, start: ChallengeFormValues, source = ''): FormDraft<ChallengeFormValues> =>
  useFormDraft({ name, parse: readChallengeForm, start, isChanged, source });

/** What the form needs of it. */
export const draftProps = ({ opened, initial, isRestored, change, startOver }: FormDraft<ChallengeFormValues>) => ({
  opened,
  initial,
  isRestored,
  onChange: change,
  onStartOver: startOver,
});
