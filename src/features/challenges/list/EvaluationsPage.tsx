import { ChallengeList } from './ChallengeList';

export function EvaluationsPage() {
  return <ChallengeList challengeClass="challenge" />;
}
