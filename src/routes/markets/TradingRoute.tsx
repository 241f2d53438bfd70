import { useState } from 'react';
import type { TradingAccount } from '../../api/types';
import { readId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { noTradingFilters, tradingQuery } from '../../domain/mt5Filters';
import { dash, formatText } from '../../domain/text';
import { usePositions } from '../../hooks/usePositions';
import { useTradingAccounts } from '../../hooks/useTradingAccounts';
import { mt5Messages } from '../../messages/mt5';
import { TradingScreen } from '../../screens/markets/TradingScreen';
import { useScreenCommands } from '../screenCommands';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { usePageRecovery } from '../usePageRecovery';
import { toPositionsLoad } from './toPositionsLoad';
import { useSelectedLogin } from './useSelectedLogin';
import { useServerList } from './useServerList';

const isOf = (login: string | undefined) => (account: TradingAccount | undefined) => account !== undefined && login !== undefined && readId(account.login) === login;

export function TradingRoute() {
  const { asked, isTyping, ...list } = useServerList(noTradingFilters, limits.pageSize.tradingAccounts);
  const { page, pageSize } = list;
  const reading = useTradingAccounts({ ...tradingQuery(asked.filters), page: asked.page, pageSize });
  const accounts = { ...reading, isPlaceholder: reading.isPlaceholder || isTyping };
  const [login, select] = useSelectedLogin();
  const positions = usePositions(login);
  // What was selected stays known when the list goes on to another page.
  const [opened, setOpened] = useState<TradingAccount>();
  const account = [...(accounts.data?.results ?? []), opened].find(isOf(login));
  const isRecovering = usePageRecovery({ ...accounts, page, pageSize, setPage: list.setPage });
  useFailureToast(isRecovering ? undefined : accounts.error, mt5Messages.accountsFailed);
  useFailureToast(positions.error, mt5Messages.positionsFailed);
  const refresh = () => {
    reading.retry();
    if (login !== undefined) positions.retry();
  };
  useScreenCommands([{ label: 'Refresh', run: refresh }]);
  return (
    <TradingScreen
      load={isRecovering ? { status: 'loading' } : toLoad(accounts)}
      filters={list.filters}
      page={page}
      pageSize={pageSize}
      selected={login === undefined ? undefined : { login, account, positions: toPositionsLoad(positions) }}
      isRefreshing={reading.isValidating && reading.data !== undefined && !reading.isPlaceholder}
      onFiltersChange={list.setFilters}
      onClearFilters={list.clearFilters}
      onPageChange={list.setPage}
      onSelect={(chosen) => {
        // A row without a login (R5) has nothing to be asked for.
        if (formatText(chosen.login) === dash) return;
        setOpened(chosen);
        select(readId(chosen.login));
      }}
      onClose={() => { select(undefined); }}
      onRefresh={refresh}
    />
  );
}
