import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ChallengeClass } from '../../api/types';
import { newChallenge } from '../../domain/challengeChanges';
import type { ChallengeFormValues } from '../../domain/challengeFields';
import { challengeCopyValues, challengeDefaults } from '../../domain/challengeForm';
import { useChallenge } from '../../hooks/useChallenge';
import { useChallengeCreation } from '../../hooks/useChallengeCreation';
import { challengeMessages } from '../../messages/challenges';
import { hrefs } from '../../paths';
import { ChallengeFormScreen } from '../../screens/challenges/ChallengeFormScreen';
import { tellFailure, type Refusal } from '../tellFailure';
import { useAddress } from '../useAddress';
import { useNotify } from '../useNotify';
import { toChallengeLoad } from './toChallengeLoad';
import { useChallengeEntry } from './useChallengeEntry';

interface Kind {
  challengeClass: ChallengeClass;
  title: string;
}

const draftNames: Record<ChallengeClass, string> = { challenge: 'challenge-create', skill_check: 'skill-check-create' };

function NewChallenge({ challengeClass, title, start, source }: Kind & { start: ChallengeFormValues; source: string }) {
  const notify = useNotify();
  const [, navigate] = useLocation();
  const entry = useChallengeEntry(draftNames[challengeClass], start, source);
  const { create, isBusy } = useChallengeCreation();
  const [failure, setFailure] = useState<Refusal>();
  const listHref = hrefs.challenges(challengeClass);
  const submit = async (values: ChallengeFormValues) => {
    setFailure(undefined);
    try {
      if (!(await create(newChallenge(values, challengeClass)))) return;
      notify.success(challengeMessages.created);
      if (entry.finish()) navigate(listHref);
    } catch (cause) {
      setFailure(tellFailure(notify, challengeMessages.createFailed, cause, challengeMessages.createUnknown));
    }
  };
  const form = {
    mode: 'create',
    opened: entry.opened,
    initial: entry.initial,
    isRestored: entry.isRestored,
    isBusy,
    failure,
    listHref,
    onChange: entry.change,
    onSubmit: (values: ChallengeFormValues) => void submit(values),
    onInvalid: () => { notify.formError(challengeMessages.rulesBroken, 'warning'); },
    onStartOver: entry.startOver,
  } as const;
  return <ChallengeFormScreen title={title} challengeClass={challengeClass} load={{ status: 'ready', data: undefined }} form={form} />;
}

/** Section 2: creating a challenge of either class; with `copy` in the address it starts with the values of that one (R149). */
export function ChallengeCreate({ challengeClass, title }: Kind) {
  const source = useAddress().params.get('copy') ?? '';
  const copied = useChallenge(source || undefined);
  const [start, setStart] = useState(source ? undefined : challengeDefaults);
  // As it is when it arrives: a later refresh must not change what is being filled in.
  if (!start && copied.data) setStart(challengeCopyValues(copied.data));
  if (start) return <NewChallenge challengeClass={challengeClass} title={title} start={start} source={source} />;
  return <ChallengeFormScreen title={title} challengeClass={challengeClass} load={toChallengeLoad(copied)} form={undefined} />;
}
