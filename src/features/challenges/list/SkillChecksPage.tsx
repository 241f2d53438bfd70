import { ChallengeList } from './ChallengeList';

export function SkillChecksPage() {
  return <ChallengeList challengeClass="skill_check" />;
}
