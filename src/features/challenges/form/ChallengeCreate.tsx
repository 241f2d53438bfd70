import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ChallengeClass } from '../../../api/types';
import { newChallenge } from './changes';
import type { ChallengeFormValues } from './fields';
import { challengeCopyValues, challengeDefaults } from './form';
import { useChallenge } from '../queries';
import { useCreateChallenge } from '../mutations';
import { challengeMessages } from '../messages';
import { hrefs } from '../../../paths';
import { ChallengeFormScreen } from './ChallengeFormScreen';
import { useAddress } from '../../../list/useAddress';
import { useNotify } from '../../../mutation/useNotify';
import { draftProps, useChallengeDraft } from './challengeDraft';
import { toChallengeLoad } from './toChallengeLoad';

interface Kind {
  challengeClass: ChallengeClass;
  title: string;
}

const draftNames: Record<ChallengeClass, string> = {
  challenge: 'challenge-create',
  skill_check: 'skill-check-create',
};

function NewChallenge({
  challengeClass,
  title,
  start,
  source,
}: Kind & { start: ChallengeFormValues; source: string }) {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const draft = useChallengeDraft(draftNames[challengeClass], start, source);
  const listHref = hrefs.challenges(challengeClass);
  const { run, isBusy, refusal } = useCreateChallenge(() => {
    if (draft.finish()) navigate(listHref);
  });
  const form = {
    mode: 'create',
    ...draftProps(draft),
    selectsName: source !== '' && !draft.isRestored,
    isBusy,
    refusal,
    listHref,
    onSubmit: (values: ChallengeFormValues) => void run(newChallenge(values, challengeClass)),
    onInvalid: () => notify.formError(challengeMessages.rulesBroken, 'warning'),
  } as const;
  return (
    <ChallengeFormScreen
      title={title}
      challengeClass={challengeClass}
      load={{ status: 'ready', data: undefined }}
      form={form}
    />
  );
}

/**
 * Section 2: creates a challenge of either class. With `copy` in the address, the form starts with
 * that challenge's values.
 */
export function ChallengeCreate({ challengeClass, title }: Kind) {
  const source = useAddress().params.get('copy') ?? '';
  const copied = useChallenge(source || undefined);
  const [start, setStart] = useState(source ? undefined : challengeDefaults);
  // The copied challenge is read only once: a later refresh must not change the form.
  if (!start && copied.data) setStart(challengeCopyValues(copied.data));
  if (start)
    return (
      <NewChallenge challengeClass={challengeClass} title={title} start={start} source={source} />
    );
  return (
    <ChallengeFormScreen
      title={title}
      challengeClass={challengeClass}
      load={toChallengeLoad(copied)}
      form={undefined}
    />
  );
}
