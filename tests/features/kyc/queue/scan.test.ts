import { describe, expect, it } from 'vitest';
import {
  type KycQueue,
  lookedAt,
  newScan,
  nextStep,
  readKycScan,
  scanStatus,
  searchedPart,
  withAnswers,
  withListed,
  type KycScan,
  type LookedAt,
} from '../../../../src/features/kyc/queue/queue';

const one = (id: number, hasPendingPayout = false) => ({
  id: String(id),
  name: `User ${id}`,
  hasPendingPayout,
});
const people = (from: number, to: number, hasPendingPayout = false) =>
  Array.from({ length: to - from + 1 }, (_, index) => one(from + index, hasPendingPayout));
const ids = (scan: Pick<KycScan, 'waiting'>) => scan.waiting.map(({ id }) => id);
const foundOf = (count: number): KycQueue =>
  people(1, count).map((person) => ({ person, type: 'id' }));
const none = (from: number, to: number): LookedAt[] =>
  people(from, to).map((person) => ({ person, pending: [] }));

describe('the order of the search', () => {
  it('begins with the pending payouts, then takes all users; everybody is looked at once', () => {
    expect(nextStep(newScan, 0)).toEqual({ kind: 'list', of: 'payouts', page: 1, pageSize: 100 });
    const listed = withListed(newScan, {
      people: [...people(7, 8, true), ...people(7, 7, true)],
      received: 3,
      count: 3,
    });
    expect([ids(listed), listed.stage, listed.total]).toEqual([['7', '8'], 'users', 0]);
    const { scan } = withAnswers(listed, [], none(7, 8));
    expect(nextStep(scan, 0)).toEqual({ kind: 'list', of: 'users', page: 1, pageSize: 100 });
    const users = withListed(scan, { people: people(6, 9), received: 4, count: 4, total: 4 });
    expect([ids(users), users.total, lookedAt(users)]).toEqual([['6', '9'], 4, 2]);
    const end = withAnswers(users, [], none(6, 9)).scan;
    expect([scanStatus(end, 0), nextStep(end, 0), lookedAt(end)]).toEqual(['done', undefined, 4]);
  });

  it('looks at four people at a time, before it reads the next page', () => {
    const listed = withListed(newScan, { people: people(1, 6), received: 6, count: 60 });
    expect(nextStep(listed, 0)).toEqual({ kind: 'look', people: people(1, 4) });
    const { scan } = withAnswers(listed, [], none(1, 4));
    expect(nextStep(scan, 0)).toEqual({ kind: 'look', people: people(5, 6) });
    // R221: the server gives six at a time.
    expect(nextStep(withAnswers(scan, [], none(5, 6)).scan, 0)).toEqual({
      kind: 'list',
      of: 'payouts',
      page: 2,
      pageSize: 6,
    });
  });

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
    const answers: LookedAt[] = [
      { person: one(1), pending: ['id', 'address1'] },
      { person: one(2), pending: [] },
      { person: one(3), pending: ['address2'] },
    ];
    const { scan, queue } = withAnswers(listed, [], answers);
    expect(queue.map(({ person, type }) => `${person.id} ${type}`)).toEqual([
      '1 id',
      '1 address1',
      '3 address2',
    ]);
    expect(lookedAt(scan)).toBe(3);
    // Read twice, for example after a reload: nothing comes twice.
    expect(withAnswers(listed, queue, answers).queue).toEqual(queue);
  });

  it('is enough with 50: who was read beyond that goes on waiting', () => {
    const answers = none(1, 4).map(({ person }) => ({ person, pending: ['id'] as const }));
    const { scan, queue } = withAnswers(listed, foundOf(60).slice(12), answers);
    expect(queue).toHaveLength(50);
    expect([lookedAt(scan), ids(scan).slice(0, 2)]).toEqual([2, ['3', '4']]);
    expect([scanStatus(scan, 49), scanStatus(scan, 50), nextStep(scan, 50)]).toEqual([
      'scanning',
      'full',
      undefined,
    ]);
    // The next fifty go on from there.
    expect(nextStep(scan, 0)).toMatchObject({
      kind: 'look',
      people: [{ id: '3' }, { id: '4' }, { id: '5' }, { id: '6' }],
    });
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
    const scan = withAnswers(
      { ...listed, isStopped: true },
      [],
      [{ person: one(1), pending: undefined }],
    ).scan;
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
