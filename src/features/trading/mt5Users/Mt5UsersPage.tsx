import { useMemo, useState } from 'react';
import type { Id, Mt5User } from '~/api/types';
import { loadable } from '~/ui/loadable';
import { mt5UserQuery, noMt5UserFilters, type Mt5UserFilters } from '../model';
import { fundedAmount, fundedAmounts, parseFunding, type Funding } from './funding';
import { readId } from '~/lib/records';
import { limits } from '~/lib/limits';
import { createEntryStore } from '~/lib/storage/entryStore';
import { newLocalId, useIsKept, useStored } from '~/lib/storage/store';
import { mt5UsersSource } from '../api';
import { mt5Messages } from '../messages';
import { Mt5UsersScreen, mt5UserFields } from './Mt5UsersScreen';
import { useList, type Wanted } from '~/list/useList';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { useNotify } from '~/mutation/useNotify';
import type { FirstRead } from '~/api/reading/reading';

/** Belongs to no admin. Each funding is an entry, so that fundings in two tabs add up. */
const store = createEntryStore<Funding>({
  name: 'funded-amounts',
  version: 2,
  parse: parseFunding,
  idOf: ({ id }) => id,
});

const clear = (login: Id) => {
  for (const funding of store.read()) if (funding.login === String(login)) store.remove(funding.id);
};

export function useFundedWallets() {
  const fundings = useStored(store);
  return {
    amounts: useMemo(() => fundedAmounts(fundings), [fundings]),
    isKept: useIsKept(store),
    fund: (login: Id, amount: string) =>
      store.put({ id: newLocalId(), login: String(login), amount }),
    clear,
    clearAll: () => store.replaceAll([]),
  };
}

const FundWalletDialog = loadable(() => import('./FundWalletDialog'), 'FundWalletDialog');

const source = ({ filters, ...page }: Wanted<Mt5UserFilters>) =>
  mt5UsersSource({ ...mt5UserQuery(filters), ...page });

export const firstRead: FirstRead = ({ page }) => page && mt5UsersSource(page);

export function Mt5UsersPage() {
  const { props, refresh, isRefreshing } = useList({
    noFilters: noMt5UserFilters,
    pageSize: limits.pageSize.mt5Users,
    words: { one: 'MT5 user', many: 'MT5 users' },
    keyOf: ({ login }) => readId(login),
    source,
    failed: mt5Messages.usersFailed,
    fields: mt5UserFields,
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
