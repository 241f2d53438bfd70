const counted = (count: number) =>
  count === 1 ? '1 reply' : `${count.toLocaleString('en-US')} replies`;

/** The admin's replies. */
export const replyMessages = {
  none: 'No replies yet',
  noneText: 'A reply is a text that you send often. In a message, / at the start opens them.',
  noneOffered: "No replies yet. Add one with 'Edit replies', below the message.",
  ends: 'They are kept in this browser, also when you sign out. Export them to use them in another one.',
  found: counted,
  saved: 'Reply saved',
  deleted: 'Reply deleted',
  restored: 'Reply restored',
  exported: 'Replies exported',
  imported: ({ added, changed }: { added: number; changed: number }) =>
    `${counted(added)} added, ${changed.toLocaleString('en-US')} changed`,
  unreadableFile: 'This file could not be read.',
  notImported: (problem: string) => `Nothing was imported. ${problem}`,
} as const;
