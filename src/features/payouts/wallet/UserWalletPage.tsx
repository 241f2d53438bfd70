import { useState } from 'react';
import { walletHistory } from '../api';
import type { Transaction, UserDetail } from '../../../api/types';
import { loadableOverlay } from '../../../ui/loadable';
import { readId } from '../../../lib/ids';
import { limits } from '../../../lib/limits';
import { noTransactionFilters, transactionQuery, type TransactionFilters } from './filters';
import { isPayout } from './transactions';
import { useNow } from '../../../ui/time/useNow';
import { useUser } from '../../users/queries';
import { useWallet } from './useWallet';
import { transactionsSource } from './useWalletTransactions';
import { walletMessages } from './messages';
import { hrefs } from '../../../paths';
import { UserWalletScreen } from './UserWalletScreen';
import { historyFields } from './historyTable';
import { pathId, type RouteProps } from '../../../api/reading/routeProps';
import { useList, type Wanted } from '../../../list/useList';
import { DecidePayout } from '../decision/payoutDecision';
import { userSteps } from '../../../list/steps';
import { toLoad } from '../../../api/reading/reading';
import { useFailureToast } from '../../../mutation/useNotify';

const TransactionDialog = loadableOverlay(() =>
  import('./TransactionDialog').then((module) => module.TransactionDialog),
);

/** How often we check whether a new day has begun, in milliseconds. */
const clockMs = 60_000;

/** Rows of a wallet's history may lack the user. */
const withOwner = (transaction: Transaction, user: UserDetail | undefined): Transaction => ({
  ...transaction,
  user: transaction.user ?? user,
});

/**
 * The server applies the filters and the page. If the user can't be read, nothing is said: the
 * wallet's own failure is enough.
 */
function UserWallet({ id }: { id: string }) {
  const now = useNow(clockMs);
  const user = useUser(id);
  const wallet = useWallet(id);
  const queryOf = ({ filters, page, pageSize }: Wanted<TransactionFilters>) => ({
    ...transactionQuery(filters, now),
    page,
    pageSize,
  });
  const { props } = useList({
    noFilters: noTransactionFilters,
    pageSize: limits.pageSize.walletHistory,
    filtersActOn: 'server',
    words: { one: 'transaction', many: 'transactions' },
    fields: historyFields,
    source: (wanted: Wanted<TransactionFilters>) => transactionsSource(id, queryOf(wanted)),
    failed: walletMessages.historyFailed,
  });
  const [opened, setOpened] = useState<Transaction>();
  // Of all readings, only the wallet's 403 says nothing.
  useFailureToast(
    wallet.error?.status === 403 ? { ...wallet, error: undefined } : wallet,
    walletMessages.loadFailed,
  );
  const close = () => setOpened(undefined);
  return (
    <>
      <UserWalletScreen
        {...props}
        id={id}
        user={user.data}
        wallet={toLoad(wallet)}
        steps={userSteps(id, hrefs.userWallet)}
        openedId={readId(opened?.id)}
        onOpen={setOpened}
      />
      {opened && !isPayout(opened) && <TransactionDialog transaction={opened} onClose={close} />}
      {opened && isPayout(opened) && (
        <DecidePayout
          key={readId(opened.id)}
          payout={withOwner(opened, user.data)}
          source={walletHistory(id, queryOf(props))}
          userId={id}
          isBeside
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * Filters and page act on the server. The user is read for the heading only: the wallet's own
 * failures say enough. The rows of one user never stand in for another's (promise 3), so each has a
 * list of their own.
 */
export function UserWalletPage({ params }: RouteProps) {
  const id = pathId(params['id']);
  return <UserWallet key={id} id={id} />;
}
