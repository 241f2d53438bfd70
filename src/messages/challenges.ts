import { serverOr, type FailurePolicy } from './policy';

const silent: FailurePolicy = { kind: 'silent' };
const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/** Sections 5 and 8, challenges, and R28. */
export const challengeMessages = {
  /** R18: the screen itself says it, also that of a single challenge (R148). */
  loadFailed: silent,
  rulesBroken: 'Please fix validation errors',
  created: 'Challenge creation successful',
  createFailed: serverOnly,
  /** Promise 1: a lost answer may have followed a creation; nothing is sent again by itself. */
  createUnknown: 'No answer was received, so it is unknown whether the challenge was created. Look at the list before you send it again.',
  /** An edit that changes nothing is not sent (R9). */
  unchanged: 'Nothing has changed',
  updated: 'Challenge updated successfully',
  updateFailed: serverOr('Error while updating challenge'),
  updateUnknown: 'No answer was received, so it is unknown whether the changes were saved. Saving again first reads what the server has now.',
  /** Someone else changed the same fields after this form was opened. */
  changedMeanwhile: 'This challenge was changed by someone else in the meantime. Nothing was saved.',
} as const;
