import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, ChallengeUpdate, Id } from '../../../api/types';
import {
  challengeChanges,
  challengeFormValues,
  conflictingChallengeFields,
  wasChallengeSaved,
} from './form';
import type { ChallengeFormField, ChallengeFormValues } from './fields';
import { challengeClassOf } from '../model';
import { formatText } from '../../../lib/text';
import { useChallenge, toChallengeLoad } from '../queries';
import { useRecordUpdate, type RecordUpdateOptions } from '../../../mutation/useRecordUpdate';
import { cacheKeys, isChallengeList } from '../../cacheKeys';
import { getChallenge, updateChallenge } from '../api';
import { draftProps, useChallengeDraft } from './useChallengeDraft';
import { challengeMessages } from '../messages';
import { hrefs, patterns } from '../../../paths';
import { ChallengeFormScreen } from './ChallengeFormScreen';
import { pathId } from '../../../api/reading/pathId';
import type { RouteProps } from '../../../api/reading/routeProps';
import { listSteps } from '../../../list/steps';
import { useNotify } from '../../../mutation/useNotify';

/**
 * Saves the fields of a challenge or skill check that differ from the values that the form was
 * opened with.
 */
export function useUpdateChallenge(
  id: Id,
  options: RecordUpdateOptions<Challenge, ChallengeFormField>,
) {
  return useRecordUpdate<ChallengeFormValues, Challenge, ChallengeUpdate, ChallengeFormField>({
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
}

interface EditProps {
  id: Id;
  steps: ReactNode;
  title: string;
  challenge: Challenge;
}

function EditChallenge({ id, steps, title, challenge }: EditProps) {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const draft = useChallengeDraft(`challenge-edit-${String(id)}`, challengeFormValues(challenge));
  const [known, setKnown] = useState(challenge);
  // Until the admin types something, the form shows later readings: it may have been opened with
  // old data from the cache.
  if (challenge !== known) {
    setKnown(challenge);
    if (!draft.isDirty) draft.reopen(challengeFormValues(challenge));
  }
  const [conflicts, setConflicts] = useState<readonly ChallengeFormField[]>();
  const challengeClass = challengeClassOf(challenge.challenge_class);
  const listHref = hrefs.challenges(challengeClass);
  const { run, isBusy, refusal } = useUpdateChallenge(id, {
    onSuccess: () => {
      if (draft.finish()) navigate(listHref);
    },
    onConflict: ({ fresh, fields }) => {
      draft.reopen(challengeFormValues(fresh));
      setConflicts(fields);
    },
  });
  const form = {
    mode: 'edit',
    ...draftProps(draft),
    isBusy,
    refusal,
    conflicts,
    listHref,
    onSubmit: (values: ChallengeFormValues) => {
      if (challengeChanges(draft.opened, values)) void run(draft.opened, values);
      else notify.info(challengeMessages.unchanged);
    },
    onInvalid: () => notify.formError(challengeMessages.rulesBroken, 'warning'),
  } as const;
  return (
    <ChallengeFormScreen
      title={title}
      id={challenge.id}
      name={formatText(challenge.name)}
      challengeClass={challengeClass}
      load={{ status: 'ready', data: undefined }}
      steps={steps}
      form={form}
    />
  );
}

/**
 * Section 2: the edit page of both lists. Changes are compared with the challenge as it was when
 * the form was opened, until a save reveals a newer version on the server.
 */
export function EvaluationPage({ params, title }: RouteProps) {
  const [id] = useState(() => pathId(params['id']));
  const reading = useChallenge(id);
  const steps = listSteps({
    id,
    what: 'challenge',
    lists: [patterns.evaluations, patterns.skillChecks],
    hrefOf: hrefs.challenge,
  });
  // Once the form is shown, a refresh that fails doesn't remove it.
  if (reading.data)
    return <EditChallenge id={id} steps={steps} title={title} challenge={reading.data} />;
  return (
    <ChallengeFormScreen
      title={title}
      challengeClass="challenge"
      load={toChallengeLoad(reading)}
      steps={steps}
      form={undefined}
    />
  );
}
