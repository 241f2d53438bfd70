import { useMemo } from 'react';
import { parseFunding, fundedAmounts, type Funding } from './funding';
import type { Id } from '~/api/types';
import { createEntryStore } from '~/lib/storage/entryStore';
import { useStored, useIsKept, newLocalId } from '~/lib/storage/store';

/** It belongs to no admin. Each funding is an entry, so that fundings in two tabs add up. */
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
