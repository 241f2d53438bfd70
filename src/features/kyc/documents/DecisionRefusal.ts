import { loadable } from '../../../ui/loadable';
import type { Refusal } from '../../../lib/outcome';

export interface RefusedDecision {
  /**
   * Why the latest decision about the document failed. Undefined if there was none, or it was made.
   */
  refusal?: Refusal | undefined;
}

/** Why a decision failed, beside its buttons. Its code comes when it is needed. */
export const DecisionRefusal = loadable(
  () => import('./DecisionNotice').then((module) => module.DecisionNotice),
  { isOptional: true },
);
