import type { PageQuery } from '../db/readPage';

/** The plain list envelope of R2. Links are paths on this origin: behind a proxy this service doesn't know its own address. */
export function pageEnvelope<Row>(url: URL, { page, page_size: size }: PageQuery, count: number, results: Row[]) {
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

/** The envelope of a list that comes whole. */
export const wholeList = <Row>(results: Row[]) => ({ count: results.length, next: null, previous: null, results });
