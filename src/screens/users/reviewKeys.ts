import type { KeyHelp } from '../../components/overlays/KeysDialog';

/** The keys of the focused review. */
export const reviewKeys: readonly KeyHelp[] = [
  { keys: ['A'], does: 'Verify the document' },
  { keys: ['R'], does: 'Reject the document' },
  { keys: ['Enter'], does: 'Confirm' },
  { keys: ['Esc'], does: 'Cancel' },
  { keys: ['J'], does: 'Next document' },
  { keys: ['K'], does: 'Previous document' },
  { keys: ['E'], does: 'Enlarge the image' },
  { keys: ['?'], does: 'Show the keys' },
];
