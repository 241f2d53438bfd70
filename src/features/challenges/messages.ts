import { serverOnly, serverOr, silent } from '../../api/messages';

/** Sections 5 and 8, challenges, and R28. */
export const challengeMessages = {
  /** The screen itself shows the failure, also on a single challenge's page (R148). */
  loadFailed: silent,
  rulesBroken: 'Please fix validation errors',
  created: 'Challenge creation successful',
  createFailed: serverOnly,
  /** An edit without changes is not sent. */
  unchanged: 'Nothing has changed',
  updated: 'Challenge updated successfully',
  updateFailed: serverOr('Error while updating challenge'),
  /** Someone else changed the same fields after this form was opened. */
  changedMeanwhile:
    'This challenge was changed by someone else in the meantime. Nothing was saved.',
} as const;
