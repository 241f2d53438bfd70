import { useState } from 'react';
import type { Mt5User } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { mt5UserQuery, noMt5UserFilters, type Mt5UserFilters } from '../../domain/markets/filters';
import { fundedAmount } from '../../domain/markets/funding';
import { limits } from '../../domain/values/limits';
import { useFundedWallets } from '../../hooks/markets/fundedWallets';
import { mt5UsersSource, useMt5Users } from '../../hooks/markets/markets';
import { mt5Messages } from '../../messages/markets';
import { Mt5UsersScreen } from '../../screens/markets/Mt5UsersScreen';
import { useList, type Wanted } from '../list/useList';
import { useScreenCommands } from '../shell/screenCommands';
import { useNotify } from '../telling/useNotify';
import type { FirstRead } from '../address/routeProps';

const FundWalletDialog = loadableOverlay(() => import('../../screens/markets/FundWalletDialog').then((module) => module.FundWalletDialog));

const useRows = ({ filters, ...page }: Wanted<Mt5UserFilters>) => useMt5Users({ ...mt5UserQuery(filters), ...page });

export const firstRead: FirstRead = ({ page }) => page && mt5UsersSource(page);

export function Mt5UsersRoute() {
  const { props, refresh, isRefreshing } = useList({
    noFilters: noMt5UserFilters,
    pageSize: limits.pageSize.mt5Users,
    filtersActOn: 'server',
    useRows,
    failed: mt5Messages.usersFailed,
  });
  const wallets = useFundedWallets();
  const [funding, setFunding] = useState<Mt5User>();
  const notify = useNotify();
  useScreenCommands([{ label: 'Refresh', run: refresh }]);
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
