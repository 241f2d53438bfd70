import { useState } from 'react';
import type { Mt5User } from '../../api/types';
import { limits } from '../../domain/limits';
import { mt5UserQuery, noMt5UserFilters } from '../../domain/mt5Filters';
import { fundedAmount } from '../../domain/mt5Funding';
import { useFundedWallets } from '../../hooks/local/fundedAmounts';
import { useMt5Users } from '../../hooks/useMt5Users';
import { loadableOverlay } from '../../components/loadable';
import { mt5Messages } from '../../messages/mt5';
import { Mt5UsersScreen } from '../../screens/markets/Mt5UsersScreen';
import { useScreenCommands } from '../screenCommands';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useNotify } from '../useNotify';
import { usePageRecovery } from '../usePageRecovery';
import { useServerList } from './useServerList';

const FundWalletDialog = loadableOverlay(() => import('../../screens/markets/FundWalletDialog').then((module) => module.FundWalletDialog));

export function Mt5UsersRoute() {
  const { asked, isTyping, ...list } = useServerList(noMt5UserFilters, limits.pageSize.mt5Users);
  const { page, pageSize } = list;
  const reading = useMt5Users({ ...mt5UserQuery(asked.filters), page: asked.page, pageSize });
  const users = { ...reading, isPlaceholder: reading.isPlaceholder || isTyping };
  const wallets = useFundedWallets();
  const [funding, setFunding] = useState<Mt5User>();
  const notify = useNotify();
  const isRecovering = usePageRecovery({ ...users, page, pageSize, setPage: list.setPage });
  useFailureToast(isRecovering ? undefined : users.error, mt5Messages.usersFailed);
  useScreenCommands([{ label: 'Refresh', run: reading.retry }]);
  const close = () => { setFunding(undefined); };
  return (
    <>
      <Mt5UsersScreen
        load={isRecovering ? { status: 'loading' } : toLoad(users)}
        filters={list.filters}
        page={page}
        pageSize={pageSize}
        funded={wallets.amounts}
        isKept={wallets.isKept}
        isRefreshing={reading.isValidating && reading.data !== undefined && !reading.isPlaceholder}
        onFiltersChange={list.setFilters}
        onClearFilters={list.clearFilters}
        onPageChange={list.setPage}
        onFund={setFunding}
        onClear={({ login }) => { wallets.clear(login); }}
        onClearAll={wallets.clearAll}
        onRefresh={reading.retry}
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
