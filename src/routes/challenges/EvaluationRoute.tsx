import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Challenge, Id } from '../../api/types';
import { challengeChanges } from '../../domain/challengeChanges';
import type { ChallengeFormValues } from '../../domain/challengeFields';
import { challengeFormValues } from '../../domain/challengeForm';
import { challengeClassOf } from '../../domain/challenges';
import { formatText } from '../../domain/text';
import { useChallenge } from '../../hooks/useChallenge';
import { isChallengeConflict, useChallengeUpdate, type ChallengeConflict } from '../../hooks/useChallengeUpdate';
import { challengeMessages } from '../../messages/challenges';
import { hrefs } from '../../paths';
import { ChallengeFormScreen } from '../../screens/challenges/ChallengeFormScreen';
import { pathId } from '../pathId';
import type { RouteProps } from '../routeProps';
import { tellFailure, type Refusal } from '../tellFailure';
import { useNotify } from '../useNotify';
import { toChallengeLoad } from './toChallengeLoad';
import { useChallengeEntry } from './useChallengeEntry';

interface EditProps {
  id: Id;
  title: string;
  challenge: Challenge;
}

function EditChallenge({ id, title, challenge }: EditProps) {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const entry = useChallengeEntry(`challenge-edit-${String(id)}`, challengeFormValues(challenge));
  const { update, isBusy } = useChallengeUpdate(id);
  const [failure, setFailure] = useState<Refusal>();
  const [known, setKnown] = useState(challenge);
  // While nothing was typed, the form follows what is read later: it may have been opened with what was known from before.
  if (challenge !== known) {
    setKnown(challenge);
    if (!entry.isDirty) entry.reopen(challengeFormValues(challenge));
  }
  const [conflicts, setConflicts] = useState<ChallengeConflict['fields']>();
  const challengeClass = challengeClassOf(challenge.challenge_class);
  const listHref = hrefs.challenges(challengeClass);
  const submit = async (values: ChallengeFormValues) => {
    setFailure(undefined);
    if (!challengeChanges(entry.opened, values)) {
      notify.info(challengeMessages.unchanged);
      return;
    }
    try {
      if (!(await update(entry.opened, values))) return;
      notify.success(challengeMessages.updated);
      if (entry.finish()) navigate(listHref);
    } catch (cause) {
      if (isChallengeConflict(cause)) {
        entry.reopen(challengeFormValues(cause.fresh));
        setConflicts(cause.fields);
      } else setFailure(tellFailure(notify, challengeMessages.updateFailed, cause, challengeMessages.updateUnknown));
    }
  };
  const form = {
    mode: 'edit',
    opened: entry.opened,
    initial: entry.initial,
    isRestored: entry.isRestored,
    isBusy,
    failure,
    conflicts,
    listHref,
    onChange: entry.change,
    onSubmit: (values: ChallengeFormValues) => void submit(values),
    onInvalid: () => { notify.formError(challengeMessages.rulesBroken, 'warning'); },
    onStartOver: entry.startOver,
  } as const;
  return <ChallengeFormScreen title={title} name={formatText(challenge.name)} challengeClass={challengeClass} load={{ status: 'ready', data: undefined }} form={form} />;
}

/** Section 2: the edit target of both lists. What is typed is measured against the challenge as it was then, until saving turns out that the server's is another. */
export function EvaluationRoute({ params, title }: RouteProps) {
  const [id] = useState(() => pathId(params['id']));
  const reading = useChallenge(id);
  // Once it is there, a later refresh that fails takes no form away.
  if (reading.data) return <EditChallenge id={id} title={title} challenge={reading.data} />;
  return <ChallengeFormScreen title={title} challengeClass="challenge" load={toChallengeLoad(reading)} form={undefined} />;
}
