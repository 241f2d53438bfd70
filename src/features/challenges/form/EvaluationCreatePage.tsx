import type { RouteProps } from '../../../api/reading/routeProps';
import { ChallengeCreate } from './ChallengeCreate';

export function EvaluationCreatePage({ title }: RouteProps) {
  return <ChallengeCreate challengeClass="challenge" title={title} />;
}
