import { routes, type RouteName } from '~/routes';
import type { Backend } from './backend';
import { listChallenges } from './challenges';

/** The screens behind the sign-in: every route except the sign-in and the alias. */
export type ScreenName = Exclude<RouteName, 'login' | 'dashboardAlias'>;

// Object.keys widens to string, but the keys are the routes' names.
export const screenNames = (Object.keys(routes) as RouteName[]).filter(
  (name): name is ScreenName => name !== 'login' && name !== 'dashboardAlias',
);

/** An address of a screen, for a record that exists. */
export async function screenPath(name: ScreenName, backend: Backend): Promise<string> {
  const pattern = routes[name].path;
  if (!pattern.includes(':')) return pattern;
  const put = (id: string | number) => pattern.replace(/:\w+/, encodeURIComponent(String(id)));
  if (name === 'mt5Positions')
    return put((await backend.listTradingAccounts()).result.results[0]?.login ?? 0);
  if (name === 'competition')
    return put((await backend.listCompetitions()).results.results[0]?.id ?? 0);
  if (name === 'evaluation')
    return put((await listChallenges(backend, 'challenge')).results[0]?.id ?? 0);
  return put((await backend.userAt(0)).id);
}
