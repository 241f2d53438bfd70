/** Names in the browser's storage that the boot script reads before the bundle is there. */
export const storedNames = {
  session: 'admin.session',
  /** All admins of this browser share these values. */
  localPrefix: 'admin.local.',
  /** Signing out removes these values. */
  ownPrefix: 'admin.own.',
  keyPreference: 'keys',
  /** What `config.json` said last. */
  firm: 'firm',
} as const;
