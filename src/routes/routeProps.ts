/** What the router gives every route. */
export interface RouteProps {
  params: Record<string, string | undefined>;
  title: string;
}
