import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, Id } from '../../../api/types';
import { challengeChanges } from './changes';
import type { ChallengeFormField, ChallengeFormValues } from './fields';
import { challengeFormValues } from './form';
import { challengeClassOf } from '../labels';
import { formatText } from '../../../lib/text';
import { useChallenge } from '../queries';
import { useUpdateChallenge } from '../mutations';
import { challengeMessages } from '../messages';
import { hrefs, patterns } from '../../../paths';
import { ChallengeFormScreen } from './ChallengeFormScreen';
import { pathId, type RouteProps } from '../../../api/reading/routeProps';
import { listSteps } from '../../../list/steps';
import { useNotify } from '../../../mutation/useNotify';
import { toChallengeLoad } from './toChallengeLoad';
import { draftProps, useChallengeDraft } from './challengeDraft';

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
