/** Why a chosen file can't be imported. */
export const fileProblems = {
  unreadable: 'This file could not be read.',
  tooLarge: 'This file is larger than 1 MB, the limit for an import.',
  otherVersion: (version: number) => `Only version ${version} of this file can be imported.`,
} as const;
