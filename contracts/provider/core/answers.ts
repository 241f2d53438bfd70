/** What a handler returns: the status and the JSON body of its HTTP answer. */
export interface Answer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

export const created = (body: unknown): Answer => ({ status: 201, body });

/** Several calls answer only with a sentence about what was done (R9). */
export const done = (message: string): Answer => ok({ message });

/** Which page a list request asks for. */
export interface PageQuery {
  page: number;
  page_size: number;
}

/**
 * The plain list envelope of R2. Links are paths without an origin: behind a proxy this service
 * doesn't know its public address.
 */
export function pageEnvelope<Row>(
  url: URL,
  { page, page_size: size }: PageQuery,
  count: number,
  results: Row[],
) {
  const link = (wanted: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(wanted));
    return `${url.pathname}?${query}`;
  };
  const lastPage = Math.max(1, Math.ceil(count / size));
  return {
    count,
    next: page < lastPage ? link(page + 1) : null,
    previous: page > 1 ? link(Math.min(page - 1, lastPage)) : null,
    results,
  };
}

/** The same envelope for a list without pages. */
export const unpagedEnvelope = <Row>(results: Row[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
