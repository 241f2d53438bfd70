import { describe, expect, it } from 'vitest';
import {
  checkedCount,
  newScan,
  readKycScan,
  searchedPart,
  withAnswers,
  withListed,
  type CheckedPerson,
} from '~/features/kyc/queue/queue';

const one = (id: number, hasPendingPayout = false) => ({
  id: String(id),
  name: `User ${id}`,
  hasPendingPayout,
});
const people = (from: number, to: number, hasPendingPayout = false) =>
  Array.from({ length: to - from + 1 }, (_, index) => one(from + index, hasPendingPayout));

describe('the order of the search', () => {
  it.each([
    ['an empty page', { people: [], received: 0, count: 500 }],
    ['as many rows as there are', { people: people(7, 12), received: 6, count: 12 }],
  ])('ends a list with %s', (_what, page) => {
    const first = withListed(newScan, { people: people(1, 6), received: 6, count: 12 });
    expect(withListed(first, page)).toMatchObject({
      stage: 'users',
      page: 1,
      pageSize: 100,
      received: 0,
    });
  });
});

describe('what is found', () => {
  const listed = withListed(newScan, { people: people(1, 60), received: 60, count: 60 });

  it('is queued in the order of the list, a person’s documents together', () => {
    const answers: CheckedPerson[] = [
      { person: one(1), pending: ['id', 'address1'] },
      { person: one(2), pending: [] },
      { person: one(3), pending: ['address2'] },
    ];
    const scan = withAnswers(listed, answers);
    expect(scan.queue.map(({ person, type }) => `${person.id} ${type}`)).toEqual([
      '1 id',
      '1 address1',
      '3 address2',
    ]);
    expect(checkedCount(scan)).toBe(3);
    // Read twice, for example after a reload: nothing comes twice.
    expect(withAnswers({ ...listed, queue: scan.queue }, answers).queue).toEqual(scan.queue);
  });
});

it.each([
  [0, 0, 0],
  [100, 0, 0],
  [100, 60, 0.6],
  [100, 100, 1],
  [0, 60, 0],
  [50, 60, 1],
])('with %i users, of whom %i were looked at, %d of the search is done', (total, looked, part) =>
  expect(searchedPart({ ...newScan, total, known: people(1, looked).map(({ id }) => id) })).toBe(
    part,
  ),
);

describe('stopping', () => {
  const listed = withListed(newScan, { people: people(1, 6), received: 6, count: 60 });

  it('is kept with everything else', () => {
    const scan = withAnswers({ ...listed, isStopped: true }, [
      { person: one(1), pending: undefined },
    ]);
    expect(readKycScan(JSON.parse(JSON.stringify(scan)))).toEqual(scan);
  });

  it.each([
    [null],
    [1],
    [{}],
    [{ ...newScan, stage: 'toString' }],
    [{ ...newScan, page: -1 }],
    [{ ...newScan, known: 5 }],
    [{ ...newScan, total: '7' }],
  ])('%j is no search', (raw) => expect(readKycScan(raw)).toBeUndefined());
});
