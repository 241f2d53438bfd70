import { useState } from 'react';
import type { Mt5User } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { mt5UserQuery, noMt5UserFilters, type Mt5UserFilters } from '../../domain/markets/filters';
import { fundedAmount } from '../../domain/markets/funding';
import { readId } from '../../domain/values/ids';
import { limits } from '../../domain/values/limits';
import { useFundedWallets } from '../../hooks/markets/fundedWallets';
import { mt5UsersSource } from '../../hooks/markets/markets';
import { mt5Messages } from '../../messages/markets';
import { Mt5UsersScreen } from '../../screens/markets/Mt5UsersScreen';
import { mt5UserFields } from '../../screens/markets/mt5UsersTable';
import { useList, type Wanted } from '../list/useList';
import { useScreenCommands } from '../shell/screenCommands';
import { useNotify } from '../telling/useNotify';
import type { FirstRead } from '../address/routeProps';

const FundWalletDialog = loadableOverlay(() => import('../../screens/markets/FundWalletDialog').then((module) => module.FundWalletDialog));

const source = ({ filters, ...page }: Wanted<Mt5UserFilters>) => mt5UsersSource({ ...mt5UserQuery(filters), ...page });

export const firstRead: FirstRead = ({ page }) => page && mt5UsersSource(page);

export function Mt5UsersRoute() {
  const { props, refresh, isRefreshing } = useList({
    noFilters: noMt5UserFilters,
    pageSize: limits.pageSize.mt5Users,
    filtersActOn: 'server',
    words: { one: 'MT5 user', many: 'MT5 users' },
    keyOf: ({ login }) => readId(login),
    fields: mt5UserFields,
    source,
    failed: mt5Messages.usersFailed,
  });
  const wallets = useFundedWallets();
  const [funding, setFunding] = useState<Mt5User>();
  const notify = useNotify();
  useScreenCommands([
    { label: 'Refresh', run: refresh },
    { label: 'Export MT5 users as CSV', run: props.tools.exporting.onExport },
  ]);
  const close = () => setFunding(undefined);
  return (
    <>
      <Mt5UsersScreen
        {...props}
        funded={wallets.amounts}
        isKept={wallets.isKept}
        isRefreshing={isRefreshing}
        onFund={setFunding}
        onClear={({ login }) => wallets.clear(login)}
        onClearAll={wallets.clearAll}
        onRefresh={refresh}
      />
      {funding && (
        <FundWalletDialog
          user={funding}
          simulated={fundedAmount(wallets.amounts, funding.login)}
          onFund={(amount) => {
            wallets.fund(funding.login, amount);
            notify.success(mt5Messages.funded);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
