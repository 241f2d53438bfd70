import { Redirect } from 'wouter';
import { hrefs } from '../../paths';

export function DashboardAliasPage() {
  return <Redirect to={hrefs.dashboard} replace />;
}
