import { Redirect } from 'wouter';
import { hrefs } from '../../paths';

/** '/dashboard' is an alias that replaces itself with '/'. */
export function DashboardAliasPage() {
  return <Redirect to={hrefs.dashboard} replace />;
}
