import { useState } from 'react';
import { walletHistory } from '../../api/payoutSource';
import type { Transaction, UserDetail } from '../../api/types';
import { loadable } from '../../components/loadable';
import { limits } from '../../domain/limits';
import { noTransactionFilters, transactionQuery } from '../../domain/transactionFilters';
import { isPayout } from '../../domain/transactions';
import { useNow } from '../../hooks/useNow';
import { useUser } from '../../hooks/useUser';
import { useWallet } from '../../hooks/useWallet';
import { useWalletTransactions } from '../../hooks/useWalletTransactions';
import { walletMessages } from '../../messages/wallet';
import { UserWalletScreen } from '../../screens/users/UserWalletScreen';
import { DecidePayout } from '../payouts/DecidePayout';
import type { RouteProps } from '../routeProps';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';
import { usePageRecovery } from '../usePageRecovery';
import { useUserId } from './useUserId';

const TransactionDialog = loadable(() => import('../../screens/payouts/TransactionDialog').then((module) => module.TransactionDialog));

/** How often it is looked whether another day has begun, in milliseconds. */
const clockMs = 60_000;

/** A wallet's own history may leave out whose it is. */
const withOwner = (transaction: Transaction, user: UserDetail | undefined): Transaction => ({ ...transaction, user: transaction.user ?? user });

/** Filters and page live in the address and act on the server. The user is read for the heading only: the wallet's own failures say enough. */
export function UserWalletRoute({ params }: RouteProps) {
  const id = useUserId({ params });
  const { filters, page, pageSize, setFilters, clearFilters, setPage } = useListSearch(noTransactionFilters, limits.pageSize.walletHistory, { keepsPage: false });
  const now = useNow(clockMs);
  const user = useUser(id);
  const wallet = useWallet(id);
  const query = { ...transactionQuery(filters, now), page, pageSize };
  const history = useWalletTransactions(id, query);
  const [opened, setOpened] = useState<Transaction>();
  const isRecovering = usePageRecovery({ ...history, page, pageSize, setPage });
  useFailureToast(wallet.error, walletMessages.loadFailed);
  useFailureToast(isRecovering ? undefined : history.error, walletMessages.historyFailed);
  const close = () => {
    setOpened(undefined);
  };
  return (
    <>
      <UserWalletScreen
        id={id}
        user={user.data}
        wallet={toLoad(wallet)}
        history={isRecovering ? { status: 'loading' } : toLoad(history)}
        filters={filters}
        page={page}
        pageSize={pageSize}
        onFiltersChange={(wanted) => {
          setFilters(wanted, false);
        }}
        onClearFilters={clearFilters}
        onPageChange={setPage}
        onOpen={setOpened}
      />
      {opened && !isPayout(opened) && <TransactionDialog transaction={opened} onClose={close} />}
      {opened && isPayout(opened) && <DecidePayout payout={withOwner(opened, user.data)} source={walletHistory(id, query)} userId={id} onClose={close} />}
    </>
  );
}
