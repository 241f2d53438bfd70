import type { RouteProps } from '../../../api/reading/routeProps';
import { ChallengeCreate } from './ChallengeCreate';

export function SkillCheckCreatePage({ title }: RouteProps) {
  return <ChallengeCreate challengeClass="skill_check" title={title} />;
}
