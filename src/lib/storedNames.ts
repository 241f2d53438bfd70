/** Read before the bundle is there. */
export const storedNames = {
  session: 'admin.session',
  /** Of all admins of this browser. */
  localPrefix: 'admin.local.',
  /** Signing out removes them. */
  ownPrefix: 'admin.own.',
  keyPreference: 'keys',
  firm: 'firm',
} as const;
