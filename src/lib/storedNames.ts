/** Here, because they are read before the bundle is loaded. */
export const storedNames = {
  session: 'admin.session',
  /** Prefix of what belongs to all admins who use this browser. */
  localPrefix: 'admin.local.',
  /** Prefix of what signing out removes. */
  ownPrefix: 'admin.own.',
  keyPreference: 'keys',
  firm: 'firm',
} as const;
