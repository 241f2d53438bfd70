import type { RouteProps } from '../routeProps';
import { ChallengeCreate } from './ChallengeCreate';

export function EvaluationCreateRoute({ title }: RouteProps) {
  return <ChallengeCreate challengeClass="challenge" title={title} />;
}
