import { Redirect } from 'wouter';
import { hrefs } from '~/routes';

export function DashboardAliasPage() {
  return <Redirect to={hrefs.dashboard} replace />;
}
