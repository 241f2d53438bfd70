import { useMemo } from 'react';
import {
  parseFunding,
  parseTotal,
  fundedAmounts,
  type FundedAmounts,
  type Funding,
} from './funding';
import { listOf } from '../../../lib/records';
import type { Id } from '../../../api/types';
import { createEntryStore } from '../../../lib/storage/entryStore';
import { useStored, useIsKept, newLocalId } from '../../../lib/storage/store';

/**
 * Kept in this browser for everybody who uses it, because it belongs to no admin. Each funding is a
 * separate entry, so that fundings in two tabs add up.
 */
const store = createEntryStore<Funding>({
  name: 'funded-amounts',
  version: 2,
  parse: parseFunding,
  parseOld: (raw) => listOf(raw, parseTotal),
  idOf: ({ id }) => id,
});

export interface FundedWallets {
  amounts: FundedAmounts;
  /** False while they are in this tab's memory only: the browser's storage is full or denied. */
  isKept: boolean;
  fund: (login: Id, amount: string) => void;
  clear: (login: Id) => void;
  clearAll: () => void;
}

const clear = (isMeant: (funding: Funding) => boolean) => {
  for (const funding of store.read()) if (isMeant(funding)) store.remove(funding.id);
};

export function useFundedWallets(): FundedWallets {
  const fundings = useStored(store);
  return {
    amounts: useMemo(() => fundedAmounts(fundings), [fundings]),
    isKept: useIsKept(store),
    fund: (login, amount) => store.put({ id: newLocalId(), login: String(login), amount }),
    clear: (login) => clear((funding) => funding.login === String(login)),
    clearAll: () => store.replaceAll([]),
  };
}
