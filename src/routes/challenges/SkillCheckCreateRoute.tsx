import type { RouteProps } from '../address/routeProps';
import { ChallengeCreate } from './ChallengeCreate';

export function SkillCheckCreateRoute({ title }: RouteProps) {
  return <ChallengeCreate challengeClass="skill_check" title={title} />;
}
