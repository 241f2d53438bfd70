import { usePositions } from '../../hooks/usePositions';
import { mt5Messages } from '../../messages/mt5';
import { PositionsScreen } from '../../screens/markets/PositionsScreen';
import { pathId } from '../pathId';
import type { RouteProps } from '../routeProps';
import { useScreenCommands } from '../screenCommands';
import { useFailureToast } from '../useFailureToast';
import { toPositionsLoad } from './toPositionsLoad';

export function Mt5PositionsRoute({ params }: RouteProps) {
  const login = pathId(params['login']);
  const positions = usePositions(login);
  useFailureToast(positions.error, mt5Messages.positionsFailed);
  useScreenCommands([{ label: 'Refresh', run: positions.retry }]);
  return <PositionsScreen login={login} load={toPositionsLoad(positions)} isRefreshing={positions.isValidating && positions.data !== undefined} onRefresh={positions.retry} />;
}
