import { useEffect, useState } from 'react';
import type { TradingAccountList } from '../../features/trading/api';
import { serverWord } from './commands';
import { limits } from '../../lib/limits';
import { accountsSource } from '../../features/trading/queries';
import { useReading, type Reading } from '../../api/reading/reading';

/**
 * So many accounts are asked for: the server finds one word, and this browser those of them that
 * have the others too.
 */
const mostFound = 100;

export interface AccountSearch extends Reading<TradingAccountList> {
  /** The server is asked, or will be when the admin stops typing. */
  isSearching: boolean;
}

/**
 * Trading accounts that the server finds for a query, 300 ms after its last key. Answers are kept
 * by their query, so an older answer is never shown for a newer query.
 */
export function useAccountSearch(query: string): AccountSearch {
  const word = serverWord(query);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), limits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [word]);
  const isAsked = word !== '' && asked === word;
  const reading = useReading(
    isAsked ? accountsSource({ search: word, page: 1, pageSize: mostFound }) : null,
  );
  return { ...reading, isSearching: word !== '' && (!isAsked || reading.isLoading) };
}
