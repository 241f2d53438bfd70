/** The whole list on one page. */
export const pageWith = (...results: readonly unknown[]): Response =>
  Response.json({ count: results.length, results });

/** A decision was made. */
export const answered = (): Response => Response.json({ message: 'Done.' });
