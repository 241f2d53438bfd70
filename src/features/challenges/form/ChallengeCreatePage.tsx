import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, ChallengeClass, ChallengeInput } from '../../../api/types';
import { newChallenge, challengeCopyValues, challengeDefaults } from './form';
import type { ChallengeFormValues } from './fields';
import { useChallenge, toChallengeLoad } from '../queries';
import { useFindCreated } from '../../../mutation/findCreated';
import { useMutation } from '../../../mutation/useMutation';
import { isChallengeList } from '../../cacheKeys';
import { createChallenge, listChallenges } from '../api';
import { draftProps, useChallengeDraft } from './useChallengeDraft';
import { challengeMessages } from '../messages';
import type { RouteProps } from '../../../api/reading/routeProps';
import { hrefs, patterns } from '../../../paths';
import { ChallengeFormScreen } from './ChallengeFormScreen';
import { useAddress } from '../../../list/useAddress';
import { useNotify } from '../../../mutation/useNotify';

interface Kind {
  challengeClass: ChallengeClass;
  title: string;
}

const draftNames: Record<ChallengeClass, string> = {
  challenge: 'challenge-create',
  skill_check: 'skill-check-create',
};

/** Creates a challenge or skill check. Afterwards every page of both lists is read again. */
export function useCreateChallenge(onSuccess: () => void) {
  const findCreated = useFindCreated<Challenge>({
    isList: isChallengeList,
    createdAt: (challenge) => challenge.created_at,
  });
  return useMutation({
    about: (_challenge: ChallengeInput) => 'new challenge',
    before: (challenge: ChallengeInput) =>
      findCreated(
        (page) => listChallenges({ challengeClass: challenge.challenge_class, ...page }),
        ({ name }) => name === challenge.name,
      ),
    send: (challenge) => createChallenge(challenge).then(() => true as const),
    findResult: (find) => find(),
    invalidates: () => [{ dropped: isChallengeList }],
    succeeded: () => challengeMessages.created,
    failed: challengeMessages.createFailed,
    onSuccess,
  });
}

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
export function ChallengeCreatePage({ title }: RouteProps) {
  const [path] = useLocation();
  const challengeClass = path.startsWith(patterns.skillChecks) ? 'skill_check' : 'challenge';
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
