import type { RouteProps } from '../address/routeProps';
import { ChallengeCreate } from './ChallengeCreate';

export function EvaluationCreateRoute({ title }: RouteProps) {
  return <ChallengeCreate challengeClass="challenge" title={title} />;
}
