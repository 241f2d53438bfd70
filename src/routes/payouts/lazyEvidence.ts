import { loadable } from '../../components/loadable';

/** What speaks for and against a payout. */
export const PayoutEvidence = loadable(() => import('../../screens/payouts/PayoutEvidence').then((module) => module.PayoutEvidence));
