import { listTradingAccounts, type TradingAccountList, type TradingAccountPageQuery } from '../api/mt5';
import { keys } from './keys';
import { useListReading, type ListReading } from './reading';

/** One page of trading accounts; rows of another page, phase or search stand in while it loads. */
export const useTradingAccounts = (query: TradingAccountPageQuery): ListReading<TradingAccountList> => useListReading(keys.mt5.accounts(query), () => listTradingAccounts(query));
