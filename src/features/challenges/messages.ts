import { serverOnly, silent } from '~/api/messages';

export const challengeMessages = {
  /** The screen itself shows the failure, also on a single challenge's page (R148). */
  loadFailed: silent,
  rulesBroken: 'Please fix validation errors',
  created: 'Challenge creation successful',
  createFailed: serverOnly,
  unchanged: 'Nothing has changed',
  updated: 'Challenge updated successfully',
  updateFailed: 'Error while updating challenge',
} as const;
