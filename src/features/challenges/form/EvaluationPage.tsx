import { useState, type ReactNode } from 'react';
import type { Challenge, ChallengeUpdate, Id } from '~/api/types';
import { formatText } from '~/lib/text';
import { listSteps } from '~/list/steps';
import { useNotify } from '~/mutation/useNotify';
import { useRecordUpdate, type RecordUpdateOptions } from '~/mutation/recordMutations';
import { hrefs, type RouteProps } from '~/routes';
import { cacheKeys, isChallengeList } from '~/features/cacheKeys';
import { getChallenge, updateChallenge, toChallengeLoad, useChallenge } from '../api';
import { challengeMessages } from '../messages';
import { challengeClassOf } from '../model';
import { ChallengeFormScreen } from './ChallengeFormScreen';
import type { ChallengeFormField, ChallengeFormValues } from './fields';
import {
  challengeChanges,
  challengeFormValues,
  conflictingChallengeFields,
  wasChallengeSaved,
} from './form';
import { useChallengeDraft, useChallengePage } from './useChallengePage';

export const useUpdateChallenge = (id: Id, options: RecordUpdateOptions<Challenge>) =>
  useRecordUpdate<ChallengeFormValues, Challenge, ChallengeUpdate, ChallengeFormField>({
    about: `challenge ${String(id)}`,
    key: cacheKeys.challenges.detail(id),
    isList: isChallengeList,
    read: () => getChallenge(id),
    send: (changes) => updateChallenge(id, changes),
    changes: challengeChanges,
    conflicts: conflictingChallengeFields,
    wasSaved: wasChallengeSaved,
    succeeded: challengeMessages.updated,
    failed: challengeMessages.updateFailed,
    ...options,
  });

interface EditProps {
  id: Id;
  steps: ReactNode;
  title: string;
  challenge: Challenge;
}

function EditChallenge({ id, steps, title, challenge }: EditProps) {
  const notify = useNotify();
  const challengeClass = challengeClassOf(challenge.challenge_class);
  const draft = useChallengeDraft(`challenge-edit-${String(id)}`, challengeFormValues(challenge));
  const { handleSaved, formProps } = useChallengePage(draft, challengeClass);
  const [known, setKnown] = useState(challenge);
  // Until the admin types, the form follows later readings, because it may have been opened from
  // the cache.
  if (challenge !== known) {
    setKnown(challenge);
    if (!draft.isDirty) draft.reopen(challengeFormValues(challenge));
  }
  const { run, isBusy, refusal, conflicts } = useUpdateChallenge(id, {
    onSuccess: handleSaved,
    onConflict: (fresh) => draft.reopen(challengeFormValues(fresh)),
  });
  return (
    <ChallengeFormScreen
      title={title}
      id={challenge.id}
      name={formatText(challenge.name)}
      challengeClass={challengeClass}
      steps={steps}
      form={{
        ...formProps,
        mode: 'edit',
        isBusy,
        refusal,
        conflicts,
        onSubmit: (values) => {
          if (challengeChanges(draft.opened, values)) void run(draft.opened, values);
          else notify.info(challengeMessages.unchanged);
        },
      }}
    />
  );
}

export function EvaluationPage({ id, title }: RouteProps) {
  const reading = useChallenge(id);
  const steps = listSteps({
    id,
    what: 'challenge',
    lists: [hrefs.evaluations, hrefs.skillChecks],
    hrefOf: hrefs.challenge,
  });
  // Once the form is shown, a failed refresh doesn't remove it.
  if (reading.data)
    return <EditChallenge id={id} steps={steps} title={title} challenge={reading.data} />;
  return (
    <ChallengeFormScreen
      title={title}
      challengeClass="challenge"
      load={toChallengeLoad(reading)}
      steps={steps}
    />
  );
}
