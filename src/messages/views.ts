/** What is said of a list's views. */
export const viewMessages = {
  saved: 'View saved',
  deleted: 'View deleted',
  restored: 'View restored',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const;
