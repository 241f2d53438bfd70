import { parseFundedAmounts, withFunding, withoutFunding, type FundedAmounts } from '../../domain/mt5Funding';
import type { Id } from '../../api/types';
import { createLocalStore, useIsKept, useLocalStore } from './localStore';

const none: FundedAmounts = [];

/** R29: kept in this browser for whoever uses it; it is nobody's data. */
const store = createLocalStore<FundedAmounts>({ name: 'funded-amounts', version: 1, parse: parseFundedAmounts, fallback: () => none });

export interface FundedWallets {
  amounts: FundedAmounts;
  /** False while they are in this tab's memory only: the browser's storage is full or denied. */
  isKept: boolean;
  /** Adds a decimal text to an account's simulated amount. */
  fund: (login: Id, amount: string) => void;
  clear: (login: Id) => void;
  clearAll: () => void;
}

/** Fund Wallet, simulated (sections 2 and 7): no call is made, now or later. */
export function useFundedWallets(): FundedWallets {
  const [amounts, set] = useLocalStore(store);
  const isKept = useIsKept(store);
  return {
    amounts,
    isKept,
    fund: (login, amount) => { set((now) => withFunding(now, login, amount)); },
    clear: (login) => { set((now) => withoutFunding(now, login)); },
    clearAll: () => { set(none); },
  };
}
