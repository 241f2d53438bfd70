import { describe, expect, it } from 'vitest';
import {
  countQueue,
  decidedPart,
  firstOpenPlace,
  nextOpenPlace,
  queuePerson,
  queueVerdictBadges,
  readKycQueue,
  withResult,
  type KycQueue,
  type QueueResult,
} from '~/features/kyc/queue/queue';
import { placeText, readPlace } from '~/list/review/review';

const person = (id: string) => ({ id, name: `User ${id}`, hasPendingPayout: false });
const queueOf = (...results: (QueueResult | undefined)[]): KycQueue =>
  results.map((result, index) => ({
    person: person(String(index)),
    type: 'id',
    ...(result && { result }),
  }));

describe('where a review goes on', () => {
  it.each<[what: string, queue: KycQueue, place: number, next: number]>([
    ['to the next document', queueOf('approved', undefined, undefined), 0, 1],
    [
      'past those with a result',
      queueOf('approved', 'rejected', 'unknown', 'refused', 'elsewhere', undefined),
      0,
      5,
    ],
    [
      'to one that was skipped, after going back past it',
      queueOf('approved', 'skipped', undefined),
      0,
      1,
    ],
    ['never back by itself', queueOf(undefined, 'approved'), 1, 2],
    ['after the last one, to where the next is awaited', queueOf('approved'), 0, 1],
  ])('%s', (_what, queue, place, next) => expect(nextOpenPlace(queue, place)).toBe(next));

  it('starts at the first document without a result', () => {
    expect(firstOpenPlace(queueOf('approved', 'skipped', undefined, undefined))).toBe(2);
    expect(firstOpenPlace(queueOf('approved', 'skipped'))).toBe(2);
    expect(firstOpenPlace([])).toBe(0);
  });
});

describe('the place in the address', () => {
  it.each([
    ['1', 0],
    ['3', 2],
    ['4', 3],
    ['5', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['', undefined],
    [null, undefined],
    ['summary', 'summary'],
  ])('%s of three documents is %s', (raw, place) => expect(readPlace(raw, 3)).toBe(place));
  it('is counted from 1', () =>
    expect([placeText(0), placeText('summary')]).toEqual(['1', 'summary']));
});

describe('results', () => {
  it('belong to one document of one person, and can be taken back', () => {
    const queue: KycQueue = [
      { person: person('1'), type: 'id' },
      { person: person('1'), type: 'address1' },
      { person: person('2'), type: 'id' },
    ];
    const decided = withResult(queue, '1', 'id', 'unknown');
    expect(decided.map(({ result }) => result)).toEqual(['unknown', undefined, undefined]);
    expect(withResult(decided, '1', 'id', undefined).map(({ result }) => result)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are counted, and each is counted once', () => {
    const queue = queueOf(
      'approved',
      'approved',
      'rejected',
      'elsewhere',
      'refused',
      'unknown',
      'skipped',
      undefined,
      undefined,
    );
    expect(countQueue(queue)).toEqual({
      approved: 2,
      rejected: 1,
      elsewhere: 1,
      refused: 1,
      unknown: 1,
      skipped: 1,
      notReached: 2,
    });
    expect(new Set(Object.values(queueVerdictBadges).map(({ label }) => label)).size).toBe(7);
    // What failed, is unknown or was skipped is still to be decided.
    expect(decidedPart(queue)).toBe(4 / 9);
    expect(decidedPart([])).toBe(1);
  });
});

describe('what is kept', () => {
  it('is read as it was written', () => {
    const queue = queueOf('approved', undefined, 'skipped');
    expect(readKycQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
  });

  it.each([[undefined], [null], ['x'], [{}]])('%j is no queue', (raw) =>
    expect(readKycQueue(raw)).toBeUndefined(),
  );

  it('loses what can’t be read', () => {
    const good = { person: person('1'), type: 'id' };
    expect(
      readKycQueue([
        null,
        1,
        {},
        { person: { id: 7 }, type: 'id' },
        { ...good, type: 'passport' },
        { ...good, result: 'yes' },
      ]),
    ).toEqual([good]);
  });

  it('a row without an id is nobody', () => {
    expect(queuePerson({ id: 7, full_name: 'Ada' }, true)).toEqual({
      id: '7',
      name: 'Ada',
      hasPendingPayout: true,
    });
    expect(
      [null, undefined, {}, { id: '' }, { id: NaN }].map((row) => queuePerson(row, false)),
    ).toEqual(Array(5).fill(undefined));
    expect(queuePerson({ id: '8', full_name: 5 }, false)?.name).toBe('');
  });
});
