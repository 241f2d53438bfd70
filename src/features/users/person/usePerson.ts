import { useState } from 'react';
import type { Payout, Ticket, Transaction, User } from '~/api/types';
import { isSameEmail, ticketsOf, type Person } from './person';
import { isSameId, readId } from '~/lib/records';
import { isPayoutList, isTicketList, isUserList } from '~/features/cacheKeys';
import { useReading, useCachedRows, toLoad } from '~/api/reading/reading';
import { accountsSource } from '~/features/trading/api';
import { useWallet, transactionsSource } from '~/features/payouts/api';
import { userSource, usersSource } from '../api';
import { useKyc } from '~/features/kyc/api';
import { loaded, type Load } from '~/lib/load';
import { filledText, formatText } from '~/lib/text';
import { ticketsSource } from '~/features/support/api';
import type { PersonPanelProps, PersonRecords } from './PersonPanel';

const mostPayouts = 5;

/** Rows that other screens have read, as they were when the panel opened. */
function useSeen(person: Person) {
  const users = useCachedRows<User>(isUserList);
  const payouts = useCachedRows<Payout>(isPayoutList);
  const tickets = useCachedRows<Ticket>(isTicketList);
  const [seen] = useState(() => ({
    user: users().find((row) =>
      person.id === undefined ? isSameEmail(row.email, person.email) : isSameId(row.id, person.id),
    ),
    payouts: [...new Map(payouts().map((row) => [readId(row.id), row])).values()],
    tickets: ticketsOf(person.name, tickets()),
  }));
  return seen;
}

const ready = <Data>(data: Data): Load<Data> => ({ status: 'ready', data });

function useWho({ id, email }: Person, seen: User | undefined): Load<User | null> {
  const detail = useReading(seen || id === undefined ? null : userSource(id));
  const isLookedUp = !seen && id === undefined && email !== undefined;
  const newest = useReading(isLookedUp ? usersSource({ page: 1, pageSize: 1000 }) : null);
  if (seen) return ready(seen);
  if (id !== undefined) return toLoad(detail);
  if (!isLookedUp) return ready(null);
  const { data } = newest;
  const found =
    data === undefined
      ? undefined
      : (data.results.find((user) => isSameEmail(user.email, email)) ?? null);
  return toLoad({ ...newest, data: found });
}

function useLastPayouts(userId: string | undefined): Load<readonly Transaction[]> {
  const history = useReading(
    userId === undefined
      ? null
      : transactionsSource(userId, { type: 'debit', page: 1, pageSize: mostPayouts }),
  );
  return toLoad({ ...history, data: history.data?.results });
}

function useAccountsOf(email: string | undefined): PersonRecords['accounts'] {
  const accounts = useReading(
    email === undefined ? null : accountsSource({ search: email, page: 1, pageSize: 100 }),
  );
  const data = accounts.data?.results.filter((row) => isSameEmail(row.email, email));
  return email === undefined ? undefined : toLoad({ ...accounts, data });
}

export function useUserRecords(userId: string, { full_name, email }: User): PersonRecords {
  const tickets = useReading(ticketsSource);
  return {
    userId,
    payouts: { isWhole: true, load: useLastPayouts(userId) },
    accounts: useAccountsOf(filledText(email)),
    tickets: toLoad({
      ...tickets,
      data: tickets.data && ticketsOf(formatText(full_name), tickets.data.results),
    }),
  };
}

/**
 * Each part fails on its own. Makes at most four calls: if one is needed to identify the person,
 * only payouts that were read before are shown.
 */
export function usePerson(
  person: Person,
): Omit<PersonPanelProps, 'person' | 'takesFocus' | 'onClose'> {
  const seen = useSeen(person);
  const who = useWho(person, seen.user);
  const found = loaded(who);
  const userId = person.id ?? readId(found?.id);
  const email = person.email ?? found?.email;
  const kyc = toLoad(useKyc(userId));
  const wallet = toLoad(useWallet(userId));
  const isWhole = seen.user !== undefined;
  const history = useLastPayouts(isWhole ? userId : undefined);
  const accounts = useAccountsOf(email);
  const seenPayouts = seen.payouts
    .filter((row) => isSameId(row.user?.id, userId))
    .slice(0, mostPayouts);
  return {
    userId,
    user: who,
    ...(userId === undefined
      ? { kyc: undefined, wallet: undefined, payouts: undefined }
      : { kyc, wallet, payouts: { isWhole, load: isWhole ? history : ready(seenPayouts) } }),
    accounts,
    tickets: ready(seen.tickets),
  };
}
