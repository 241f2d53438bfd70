/** Names in the browser's storage that the boot script reads before the bundle is there. */
export const storedNames = {
  session: 'admin.session',
  /** The prefix of each value that all admins of this browser share. */
  localPrefix: 'admin.local.',
  /** The prefix of each value that signing out removes. */
  ownPrefix: 'admin.own.',
  keyPreference: 'keys',
  /** What `config.json` said last. */
  firm: 'firm',
} as const;
