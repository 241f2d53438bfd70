import { loadable } from '../../../ui/loadable';

/** What speaks for and against a payout. */
export const PayoutEvidence = loadable(() =>
  import('./PayoutEvidence').then((module) => module.PayoutEvidence),
);
