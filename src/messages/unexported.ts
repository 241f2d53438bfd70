/** Asked before a sign-out that removes entries which no file has. */
export const unexportedMessages = {
  consequence: (count: number) => `Signing out removes ${count === 1 ? 'it' : 'them'} from this browser.`,
  exportAndSignOut: 'Export and sign out',
  signOut: 'Sign out',
} as const;
