import type { PageRequest } from '../fixtures/pages';

interface Query {
  get(name: 'page' | 'page_size'): unknown;
}

/** The requested page. In the generated types these are numbers, but in the URL they are text. */
export function pageOf(query: Query, defaultSize: number): Required<PageRequest> {
  return {
    page: Number(query.get('page') ?? 1),
    pageSize: Number(query.get('page_size') ?? defaultSize),
  };
}

interface TransactionQuery {
  get(name: 'status' | 'date_after' | 'date_before'): string | null;
  get(name: 'amount_min' | 'amount_max'): unknown;
}

interface FilterableTransaction {
  status: string;
  created_at: string;
  price_amount?: number | string | null;
}

/** The filters that payouts and wallet history share. Amounts and days are inclusive (R112). */
export function matchesTransactionQuery(
  query: TransactionQuery,
): (row: FilterableTransaction) => boolean {
  const status = query.get('status');
  const after = query.get('date_after') ?? '0000-01-01';
  const before = query.get('date_before') ?? '9999-12-31';
  const min = Number(query.get('amount_min') ?? 0);
  const max = Number(query.get('amount_max') ?? Infinity);
  return (row) => {
    const day = row.created_at.slice(0, 10);
    const amount = Number(row.price_amount ?? 0);
    return (
      (status === null || row.status === status) &&
      day >= after &&
      day <= before &&
      amount >= min &&
      amount <= max
    );
  };
}

interface SearchableAccount {
  login: number | string;
  name?: string | null;
  email?: string | null;
}

/** R25: finds a part of a login, name or email, in any case. */
export function matchesSearch(search: string | null): (row: SearchableAccount) => boolean {
  const wanted = (search ?? '').toLowerCase();
  return ({ login, name, email }) =>
    [login, name, email].some((text) =>
      String(text ?? '')
        .toLowerCase()
        .includes(wanted),
    );
}
