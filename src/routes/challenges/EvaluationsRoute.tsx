import { ChallengeList } from './ChallengeList';

export function EvaluationsRoute() {
  return <ChallengeList challengeClass="challenge" />;
}
