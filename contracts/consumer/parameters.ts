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
 * of rows. Examples of the first page would pass: they also match if every row is returned.
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
