import { NotFoundScreen } from '../../screens/shell/NotFoundScreen';

export function NotFoundRoute() {
  return <NotFoundScreen />;
}
