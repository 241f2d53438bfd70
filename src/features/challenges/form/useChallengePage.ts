import { useLocation } from 'wouter';
import type { ChallengeClass } from '~/api/types';
import { useFormDraft, type FormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { hrefs } from '~/routes';
import { challengeMessages } from '../messages';
import type { ChallengeFormValues } from './fields';
import { changedChallengeFields, readChallengeForm } from './form';

const isChanged = (opened: ChallengeFormValues, values: ChallengeFormValues) =>
  changedChallengeFields(opened, values).length > 0;

/**
 * `source` is the copied challenge, because the draft of another copy must not appear in this form.
 */
export const useChallengeDraft = (
  name: string,
  start: ChallengeFormValues,
  source = '',
): FormDraft<ChallengeFormValues> =>
  useFormDraft({ name, parse: readChallengeForm, start, isChanged, source });

export function useChallengePage(
  draft: FormDraft<ChallengeFormValues>,
  challengeClass: ChallengeClass,
) {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const listHref = hrefs.challenges(challengeClass);
  return {
    handleSaved: () => {
      if (draft.finish()) navigate(listHref);
    },
    formProps: {
      opened: draft.opened,
      initial: draft.initial,
      isRestored: draft.isRestored,
      listHref,
      onChange: draft.change,
      onStartOver: draft.startOver,
      onInvalid: () => notify.formError(challengeMessages.rulesBroken, 'warning'),
    },
  };
}
