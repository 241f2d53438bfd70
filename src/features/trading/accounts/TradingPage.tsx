import { useState } from 'react';
import type { TradingAccount } from '../../../api/types';
import { noTradingFilters, tradingQuery, type TradingFilters } from '../model';
import { readId } from '../../../lib/ids';
import { limits } from '../../../lib/limits';
import { dash, formatText } from '../../../lib/text';
import { accountsSource, usePositions, toPositionsLoad } from '../api';
import { mt5Messages } from '../messages';
import { TradingScreen, tradingFields } from './TradingScreen';
import { putParam, useAddress } from '../../../list/useAddress';
import { useList, type Wanted } from '../../../list/useList';
import { useScreenCommands } from '../../../ui/keyboard/screenCommands';
import type { FirstRead } from '../../../api/reading/routeProps';
import { useListExport } from '../../../list/useListExport';
import { useSelection } from '../../../list/listMemory';
import { useFailureToast } from '../../../mutation/useNotify';

const source = ({ filters, ...page }: Wanted<TradingFilters>) =>
  accountsSource({ ...tradingQuery(filters), ...page });

function useSelectedLogin() {
  const { params, setParams } = useAddress();
  const selected = params.get('account') || undefined;
  const select = (login: string | undefined) => {
    if (login !== selected) setParams((next) => putParam(next, 'account', login));
  };
  return [selected, select] as const;
}

export const firstRead: FirstRead = ({ page }) => page && accountsSource(page);

export function TradingPage() {
  const list = useList({
    noFilters: noTradingFilters,
    pageSize: limits.pageSize.tradingAccounts,
    words: { one: 'trading account', many: 'trading accounts' },
    keyOf: ({ login }) => readId(login),
    source,
    failed: mt5Messages.accountsFailed,
  });
  const exporting = useListExport({ ...list.all, fields: tradingFields });
  const selecting = useSelection(list.all);
  const [login, select] = useSelectedLogin();
  const positions = usePositions(login);
  useFailureToast(positions, mt5Messages.positionsFailed);
  // The selected account stays selected when the list goes to another page.
  const [opened, setOpened] = useState<TradingAccount>();
  const account = [...(list.data?.results ?? []), opened].find(
    (row) => login !== undefined && readId(row?.login) === login,
  );
  const refresh = () => {
    list.refresh();
    if (login !== undefined) positions.retry();
  };
  useScreenCommands([
    { label: 'Refresh', run: refresh },
    { label: 'Export trading accounts as CSV', run: exporting.onExport },
  ]);
  return (
    <TradingScreen
      {...list.props}
      tools={{ ...list.tools, exporting, selecting }}
      selected={
        login === undefined ? undefined : { login, account, positions: toPositionsLoad(positions) }
      }
      isRefreshing={list.isRefreshing}
      onSelect={(chosen) => {
        // The positions of a row without a login can't be requested.
        if (formatText(chosen.login) === dash) return;
        setOpened(chosen);
        select(readId(chosen.login));
      }}
      onClose={() => select(undefined)}
      onRefresh={refresh}
    />
  );
}
