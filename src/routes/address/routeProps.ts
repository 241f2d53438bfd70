import type { PageQuery } from '../../api/http/page';
import type { Source } from '../../hooks/cache/ahead';

/**
 * What a screen reads first, as its address tells. A route exports it as `firstRead`: it is read while the screen's code is being drawn.
 * `id` is that of the path; `page` is undefined if the address says more than the page.
 */
export type FirstRead = (at: { id: string; page: PageQuery | undefined }) => Source | undefined;

/** What the router gives every route. */
export interface RouteProps {
  params: Record<string, string | undefined>;
  title: string;
}
