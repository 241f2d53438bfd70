import { usePositions } from '../../hooks/markets/markets';
import { mt5Messages } from '../../messages/markets';
import { positionFields } from '../../screens/markets/positionsTable';
import { PositionsScreen } from '../../screens/markets/PositionsScreen';
import { pathId } from '../address/pathId';
import { useRowsExport } from '../list/useRowsExport';
import type { RouteProps } from '../address/routeProps';
import { useScreenCommands } from '../shell/screenCommands';
import { useFailureToast } from '../telling/useFailureToast';
import { toPositionsLoad } from './toPositionsLoad';

export function Mt5PositionsRoute({ params }: RouteProps) {
  const login = pathId(params['login']);
  const positions = usePositions(login);
  useFailureToast(positions, mt5Messages.positionsFailed);
  const exportRows = useRowsExport('positions', { one: 'position', many: 'positions' }, positionFields);
  useScreenCommands([{ label: 'Refresh', run: positions.retry }]);
  return (
    <PositionsScreen
      login={login}
      load={toPositionsLoad(positions)}
      isRefreshing={positions.isValidating && positions.data !== undefined}
      onRefresh={positions.retry}
      onExport={exportRows}
    />
  );
}
