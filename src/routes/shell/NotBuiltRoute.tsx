import { NotBuiltScreen } from '../../screens/shell/NotBuiltScreen';
import type { RouteProps } from '../routeProps';

export function NotBuiltRoute({ title }: RouteProps) {
  return <NotBuiltScreen title={title} />;
}
