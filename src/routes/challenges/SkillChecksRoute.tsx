import { ChallengeList } from './ChallengeList';

export function SkillChecksRoute() {
  return <ChallengeList challengeClass="skill_check" />;
}
