import { useState } from 'react';
import { walletHistory, useWallet, transactionsSource } from '../api';
import type { Transaction } from '~/api/types';
import { loadable } from '~/ui/loadable';
import { readId } from '~/lib/records';
import { limits } from '~/lib/limits';
import {
  noTransactionFilters,
  transactionQuery,
  type TransactionFilters,
  isPayout,
} from '../model';
import { useNow } from '~/ui/time/useNow';
import { useUser } from '~/features/users/api';
import { walletMessages } from '../messages';
import { hrefs, type RouteProps } from '~/routes';
import { UserWalletScreen, historyFields } from './UserWalletScreen';
import { useList, type Wanted } from '~/list/useList';
import { userSteps } from '~/list/steps';
import { toLoad } from '~/api/reading/reading';
import { useFailureToast } from '~/mutation/useNotify';

const DecidePayout = loadable(() => import('../decision/DecidePayout'), 'DecidePayout');
const TransactionDialog = loadable(() => import('../decision/PayoutDialog'), 'TransactionDialog');

function UserWallet({ id }: { id: string }) {
  const now = useNow(60_000);
  // If the user can't be read, nothing is said, because the wallet's own failure is enough.
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
    words: { one: 'transaction', many: 'transactions' },
    source: (wanted: Wanted<TransactionFilters>) => transactionsSource(id, queryOf(wanted)),
    failed: walletMessages.historyFailed,
    fields: historyFields,
  });
  const [opened, setOpened] = useState<Transaction>();
  // Only the wallet's 403 is silent.
  useFailureToast(wallet.error?.status === 403 ? {} : wallet, walletMessages.loadFailed);
  const close = () => setOpened(undefined);
  return (
    <>
      <UserWalletScreen
        {...props}
        id={id}
        user={user.data}
        wallet={toLoad(wallet)}
        steps={userSteps(id, hrefs.userWallet)}
        onOpen={setOpened}
      />
      {opened && !isPayout(opened) && <TransactionDialog transaction={opened} onClose={close} />}
      {opened && isPayout(opened) && (
        <DecidePayout
          key={readId(opened.id)}
          // Rows of a wallet's history may lack the user.
          payout={{ ...opened, user: opened.user ?? user.data }}
          source={walletHistory(id, queryOf(props))}
          userId={id}
          onClose={close}
        />
      )}
    </>
  );
}

/** The rows of one user never stand in for another's (promise 3). */
export function UserWalletPage({ id }: RouteProps) {
  return <UserWallet key={id} id={id} />;
}
