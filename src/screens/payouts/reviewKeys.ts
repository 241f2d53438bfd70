import type { KeyHelp } from '../../components/overlays/KeysDialog';

/** The keys of a review run. */
export const reviewKeys: readonly KeyHelp[] = [
  { keys: ['A'], does: 'Approve: asks for Enter' },
  { keys: ['R'], does: 'Reject: asks for Enter' },
  { keys: ['Enter'], does: 'Confirm what was chosen' },
  { keys: ['Esc'], does: 'Take the choice back, or leave the review' },
  { keys: ['J'], does: 'Next payout' },
  { keys: ['K'], does: 'Previous payout' },
  { keys: ['L'], does: 'Go on after something unexpected' },
  { keys: ['?'], does: 'Show the keys' },
];
