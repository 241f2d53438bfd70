import { loadable } from '../../components/loadable';

/** Why a decision failed, beside its buttons. Its code comes when it is needed. */
export const DecisionRefusal = loadable(() => import('../../components/feedback/RefusalNotice').then((module) => module.RefusalNotice), {
  isOptional: true,
});
