import { expect } from 'vitest';
import { interaction } from './interaction';
import { onlyRow, type Template } from './matchers';
import type { ProviderStates, StateName } from './states/providerStates';

type Filters = Record<string, string | number>;

interface ListCall<Name extends StateName> {
  /** A state in which the list has exactly `total` rows. */
  given: readonly [Name, ProviderStates[Name]['params']];
  total: number;
  /** The rows in words: 'payouts'. */
  name: string;
  path: Template;
  row: Template;
  /** What is always sent. */
  always?: Record<string, string>;
  /** The envelope around the rows of one page. */
  answer: (results: Template, count: number) => Template;
  run: (
    query: { page: number; pageSize: number } & Filters,
  ) => Promise<{ results: readonly unknown[] }>;
}

/**
 * The last page has one row, so a backend that ignores `page` or `page_size` returns another number
 * of rows. Examples of the first page would pass: they also match if every row is returned. A page
 * past the end is empty: the console then goes to the last page, by the count (R111).
 */
export function holdsPages<Name extends StateName>({
  given,
  total,
  name,
  path,
  row,
  always,
  answer,
  run,
}: ListCall<Name>): void {
  const pageSize = total - 1;
  interaction(
    {
      given,
      uponReceiving: `a request for the second page of ${name}, ${pageSize} to a page`,
      request: {
        method: 'GET',
        path,
        query: { ...always, page: '2', page_size: String(pageSize) },
      },
      answer: { status: 200, body: answer(onlyRow(row), total) },
    },
    async () => expect((await run({ page: 2, pageSize })).results).toHaveLength(1),
  );
  interaction(
    {
      given,
      uponReceiving: `a request for a page of ${name} past the end`,
      request: {
        method: 'GET',
        path,
        query: { ...always, page: '3', page_size: String(pageSize) },
      },
      answer: { status: 200, body: answer([], total) },
    },
    async () => expect((await run({ page: 3, pageSize })).results).toEqual([]),
  );
}

/**
 * Both ends of a filter are included, and its days are UTC's (R112). Of these payouts, the two in
 * the middle are of the day that is asked for. In a zone to the east or west of UTC, three would be.
 */
export function holdsBounds({
  name,
  path,
  row,
  run,
}: Pick<ListCall<StateName>, 'name' | 'path' | 'row' | 'run'>): void {
  const [day, id] = ['2026-03-12', 1042];
  const times = [
    '2026-03-11T23:59:58Z',
    '2026-03-11T23:59:59Z',
    '2026-03-12T00:00:00Z',
    '2026-03-12T23:59:59Z',
    '2026-03-13T00:00:00Z',
    '2026-03-13T00:00:01Z',
  ];
  interaction(
    {
      given: ['a user requested payouts at these times', { id, times }],
      uponReceiving: `a request for ${name} of one day and one amount`,
      request: {
        method: 'GET',
        path,
        query: {
          date_after: day,
          date_before: day,
          amount_min: '250',
          amount_max: '250',
          page: '1',
          page_size: '10',
        },
      },
      answer: { status: 200, body: { count: 2, results: [row, row] } },
    },
    async () => {
      const filters = { date_after: day, date_before: day, amount_min: 250, amount_max: 250 };
      const found = await run({ page: 1, pageSize: 10, ...filters });
      expect(found.results).toHaveLength(2);
    },
  );
}

/**
 * One interaction a filter, each with a value that no row has: a backend that ignores the filter
 * returns rows.
 */
export function holdsFilters<Name extends StateName>(
  { given, name, path, answer, run }: ListCall<Name>,
  filters: Record<string, Filters>,
): void {
  for (const [words, filter] of Object.entries(filters)) {
    const sent = Object.fromEntries(
      Object.entries(filter).map(([parameter, value]) => [parameter, String(value)]),
    );
    interaction(
      {
        given,
        uponReceiving: `a request for ${name} ${words}`,
        request: { method: 'GET', path, query: { ...sent, page: '1', page_size: '10' } },
        answer: { status: 200, body: answer([], 0) },
      },
      async () => expect((await run({ page: 1, pageSize: 10, ...filter })).results).toEqual([]),
    );
  }
}
