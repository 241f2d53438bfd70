import { useState } from 'react';
import type { Page } from '../../../api/http/page';
import type {
  KycRecord,
  Payout,
  Ticket,
  TradingAccount,
  Transaction,
  User,
  Wallet,
} from '../../../api/types';
import { isSameEmail, isSameName, type Person } from './person';
import { isSameId, readId } from '../../../lib/ids';
import { useCachedRows, useReading, type Reading } from '../../../api/reading/reading';
import { isPayoutList, isTicketList, isUserList } from '../../cacheKeys';
import { useKyc } from '../../kyc/useKyc';
import { accountsSource } from '../../trading/queries';
import { useWallet } from '../../payouts/wallet/useWallet';
import { transactionsSource } from '../../payouts/wallet/useWalletTransactions';
import { userSource, usersSource } from '../queries';

const mostPayouts = 5;

/** What is known about a person. A part is undefined if there is nothing to read it by. */
export interface PersonParts {
  userId: string | undefined;
  /**
   * Who it is. Undefined `data` with neither loading nor error: no user is known by this id or
   * email.
   */
  user: Reading<User>;
  kyc: Reading<KycRecord | null> | undefined;
  wallet: Reading<Wallet> | undefined;
  payouts: { isWhole: boolean; reading: Reading<readonly Transaction[]> } | undefined;
  accounts: Reading<readonly TradingAccount[]> | undefined;
  /** By name only, of the tickets that were read before. */
  tickets: readonly Ticket[];
}

const ready = <T>(data: T): Reading<T> => ({
  data,
  isLoading: false,
  isValidating: false,
  retry: () => undefined,
});

/**
 * Rows that other screens have read, as they were when the panel opened. Nothing is read for them.
 */
function useSeen(person: Person) {
  const users = useCachedRows<User>(isUserList);
  const payouts = useCachedRows<Payout>(isPayoutList);
  const tickets = useCachedRows<Ticket>(isTicketList);
  const [seen] = useState(() => ({
    user: users().find((row) =>
      person.id === undefined ? isSameEmail(row.email, person.email) : isSameId(row.id, person.id),
    ),
    payouts: [...new Map(payouts().map((row) => [readId(row.id), row])).values()],
    tickets: [...new Map(tickets().map((row) => [readId(row.ticket_id), row])).values()].filter(
      ({ creator_name }) => isSameName(creator_name, person.name),
    ),
  }));
  return seen;
}

/**
 * Who it is: from a list that was read before, or by the id, or by the email among the newest
 * thousand users.
 */
function useWho(person: Person, seen: User | undefined): Reading<User> {
  const detail = useReading(seen || person.id === undefined ? null : userSource(person.id));
  const isLookedUp = !seen && person.id === undefined && person.email !== undefined;
  const list = useReading(isLookedUp ? usersSource({ page: 1, pageSize: 1000 }) : null);
  if (seen) return ready(seen);
  if (person.id !== undefined) return detail;
  return {
    ...list,
    data: list.data?.results.find(({ email }) => isSameEmail(email, person.email)),
  };
}

/**
 * What is known about a person (R360). Each part is read and fails by itself, with four calls at
 * most: if a call is needed to know who it is, the last payouts are those that were read before.
 */
export function usePerson(person: Person): PersonParts {
  const seen = useSeen(person);
  const user = useWho(person, seen.user);
  const userId = person.id ?? readId(user.data?.id);
  const email = person.email ?? user.data?.email;
  const kyc = useKyc(userId);
  const wallet = useWallet(userId);
  const history = useReading(
    seen.user && userId !== undefined
      ? transactionsSource(userId, { type: 'debit', page: 1, pageSize: mostPayouts })
      : null,
  );
  const found = useReading(
    email === undefined ? null : accountsSource({ search: email, page: 1, pageSize: 100 }),
  );
  const ofUser = seen.payouts.filter((row) => isSameId(row.user?.id, userId)).slice(0, mostPayouts);
  const withRows = <Row>(
    reading: Reading<Page<Row>>,
    rows: (page: Page<Row>) => readonly Row[],
  ): Reading<readonly Row[]> => ({
    ...reading,
    data: reading.data && rows(reading.data),
  });
  return {
    userId,
    user,
    kyc: userId === undefined ? undefined : kyc,
    wallet: userId === undefined ? undefined : wallet,
    payouts:
      userId === undefined
        ? undefined
        : seen.user
          ? { isWhole: true, reading: withRows(history, ({ results }) => results) }
          : { isWhole: false, reading: ready(ofUser) },
    accounts:
      email === undefined
        ? undefined
        : withRows<TradingAccount>(found, ({ results }) =>
            results.filter((row) => isSameEmail(row.email, email)),
          ),
    tickets: seen.tickets,
  };
}
