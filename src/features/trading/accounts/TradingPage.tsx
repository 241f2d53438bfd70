import { useState } from 'react';
import type { TradingAccount } from '~/api/types';
import { noTradingFilters, tradingQuery, type TradingFilters } from '../model';
import { readId } from '~/lib/records';
import { limits } from '~/lib/limits';
import { dash, formatText } from '~/lib/text';
import { accountsSource, usePositions, toPositionsLoad } from '../api';
import { mt5Messages } from '../messages';
import { TradingScreen, tradingFields } from './TradingScreen';
import { putParam, useAddress } from '~/list/useAddress';
import { useList, type Wanted } from '~/list/useList';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import type { FirstRead } from '~/api/reading/reading';
import { useFailureToast } from '~/mutation/useNotify';

const source = ({ filters, ...page }: Wanted<TradingFilters>) =>
  accountsSource({ ...tradingQuery(filters), ...page });

export const firstRead: FirstRead = ({ page }) => page && accountsSource(page);

export function TradingPage() {
  const list = useList({
    noFilters: noTradingFilters,
    pageSize: limits.pageSize.tradingAccounts,
    words: { one: 'trading account', many: 'trading accounts' },
    keyOf: ({ login }) => readId(login),
    source,
    failed: mt5Messages.accountsFailed,
    fields: tradingFields,
  });
  const { params, setParams } = useAddress();
  const login = params.get('account') || undefined;
  const select = (next: string | undefined) => {
    if (next !== login) setParams((address) => putParam(address, 'account', next));
  };
  const positions = usePositions(login);
  useFailureToast(positions, mt5Messages.positionsFailed);
  const [opened, setOpened] = useState<TradingAccount>();
  const account = [...(list.data?.results ?? []), opened].find(
    (row) => login !== undefined && readId(row?.login) === login,
  );
  const refresh = () => {
    list.refresh();
    if (login !== undefined) positions.retry();
  };
  useScreenCommands([{ label: 'Refresh', run: refresh }]);
  return (
    <TradingScreen
      {...list.props}
      selected={
        login === undefined ? undefined : { login, account, positions: toPositionsLoad(positions) }
      }
      isRefreshing={list.isRefreshing}
      onSelect={(chosen) => {
        if (formatText(chosen.login) === dash) return;
        setOpened(chosen);
        select(readId(chosen.login));
      }}
      onClose={() => select(undefined)}
      onRefresh={refresh}
    />
  );
}
