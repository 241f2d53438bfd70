import { useFormDraft, type FormDraft } from '../../../mutation/useFormDraft';
import type { ChallengeFormValues } from './fields';
import { changedChallengeFields, readChallengeForm } from './form';

const isChanged = (opened: ChallengeFormValues, values: ChallengeFormValues) =>
  changedChallengeFields(opened, values).length > 0;

/**
 * The draft of a challenge's form. `source` is the copied challenge: the draft of another copy must
 * not appear in this form.
 */
export const useChallengeDraft = (
  name: string,
  start: ChallengeFormValues,
  source = '',
): FormDraft<ChallengeFormValues> =>
  useFormDraft({ name, parse: readChallengeForm, start, isChanged, source });

/** The props of the form that come from the draft. */
export const draftProps = ({
  opened,
  initial,
  isRestored,
  change,
  startOver,
}: FormDraft<ChallengeFormValues>) => ({
  opened,
  initial,
  isRestored,
  onChange: change,
  onStartOver: startOver,
});
