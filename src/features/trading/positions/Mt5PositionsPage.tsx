import { useHolder, usePositions, toPositionsLoad } from '../api';
import { mt5Messages } from '../messages';
import { positionFields, PositionsScreen } from './PositionsScreen';
import { useRowsExport } from '~/list/useRowsExport';
import type { RouteProps } from '~/routes';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { useFailureToast } from '~/mutation/useNotify';

export function Mt5PositionsPage({ id: login }: RouteProps) {
  const positions = usePositions(login);
  const holder = useHolder(login);
  useFailureToast(positions, mt5Messages.positionsFailed);
  const exportRows = useRowsExport(
    'positions',
    { one: 'position', many: 'positions' },
    positionFields,
  );
  useScreenCommands([{ label: 'Refresh', run: positions.retry }]);
  return (
    <PositionsScreen
      login={login}
      holder={holder}
      load={toPositionsLoad(positions)}
      isRefreshing={positions.isValidating && positions.data !== undefined}
      onRefresh={positions.retry}
      onExport={exportRows}
    />
  );
}
