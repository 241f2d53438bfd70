import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, ChallengeClass, ChallengeInput } from '~/api/types';
import { useAddress } from '~/list/useAddress';
import { useCreate } from '~/mutation/recordMutations';
import { hrefs, type RouteProps } from '~/routes';
import { isChallengeList } from '~/features/cacheKeys';
import { createChallenge, listChallenges, toChallengeLoad, useChallenge } from '../api';
import { challengeMessages } from '../messages';
import { ChallengeFormScreen } from './ChallengeFormScreen';
import type { ChallengeFormValues } from './fields';
import { challengeCopyValues, challengeDefaults, newChallenge } from './form';
import { useChallengeDraft, useChallengePage } from './useChallengePage';

export const useCreateChallenge = (onSuccess: () => void) =>
  useCreate({
    about: 'new challenge',
    isList: isChallengeList,
    list: (page, { challenge_class }: ChallengeInput) =>
      listChallenges({ challengeClass: challenge_class, ...page }),
    isSent: (challenge, { name }: Challenge) => name === challenge.name,
    createdAt: (challenge) => challenge.created_at,
    send: createChallenge,
    succeeded: challengeMessages.created,
    failed: challengeMessages.createFailed,
    onSuccess,
  });

interface NewChallengeProps {
  challengeClass: ChallengeClass;
  title: string;
  start: ChallengeFormValues;
  source: string;
}

function NewChallenge({ challengeClass, title, start, source }: NewChallengeProps) {
  const draft = useChallengeDraft(
    `${challengeClass === 'challenge' ? 'challenge' : 'skill-check'}-create`,
    start,
    source,
  );
  const { handleSaved, formProps } = useChallengePage(draft, challengeClass);
  const { run, isBusy, refusal } = useCreateChallenge(handleSaved);
  return (
    <ChallengeFormScreen
      title={title}
      challengeClass={challengeClass}
      form={{
        ...formProps,
        mode: 'create',
        selectsName: !draft.isRestored,
        isBusy,
        refusal,
        onSubmit: (values) => void run(newChallenge(values, challengeClass)),
      }}
    />
  );
}

export function ChallengeCreatePage({ title }: RouteProps) {
  const [path] = useLocation();
  const challengeClass = path.startsWith(hrefs.skillChecks) ? 'skill_check' : 'challenge';
  const source = useAddress().params.get('copy') ?? '';
  const copied = useChallenge(source || undefined);
  const [start, setStart] = useState(source ? undefined : challengeDefaults);
  // The copied challenge is read only once, because a later refresh must not change the form.
  if (!start && copied.data) setStart(challengeCopyValues(copied.data));
  const page = { challengeClass, title } as const;
  return start ? (
    <NewChallenge {...page} start={start} source={source} />
  ) : (
    <ChallengeFormScreen {...page} load={toChallengeLoad(copied)} />
  );
}
