import { describe, expect, it } from 'vitest';
import { isSameEmail, isSameName, parsePerson, ticketsOf } from '~/features/users/person/person';
import { buildTicket } from '../../../fixtures/support';

describe('parsePerson', () => {
  it.each([
    ['{"name":"Amara","id":44}', { name: 'Amara', id: '44', email: undefined }],
    [
      '{"name":"Amara","email":"a@example.com"}',
      { name: 'Amara', id: undefined, email: 'a@example.com' },
    ],
    ['{"name":null,"email":"  "}', { name: '—', id: undefined, email: undefined }],
    ['[]', undefined],
    ['{', undefined],
    [undefined, undefined],
  ])('of %j is %j', (raw, person) => expect(parsePerson(raw)).toEqual(person));
});

describe('who is the same', () => {
  it.each([
    ['A@Example.com ', 'a@example.com', true],
    ['a@example.com', 'b@example.com', false],
    ['', '', false],
    [undefined, undefined, false],
    [null, null, false],
  ])('emails %j and %j: %j', (one, other, is) => expect(isSameEmail(one, other)).toBe(is));

  it.each([
    ['José Núñez', 'jose nunez', true],
    ['José Núñez', 'José', false],
    [null, null, false],
  ])('names %j and %j: %j', (one, other, is) => expect(isSameName(one, other)).toBe(is));
});

it('finds the tickets under a name, each once, in whatever lists they were read', () => {
  const [own, other] = [
    buildTicket({ ticket_id: 7301, creator_name: 'Amara Okafor' }),
    buildTicket({ ticket_id: 7302, creator_name: 'Jonas Lindqvist' }),
  ];
  const again = { ...own };
  expect(ticketsOf('Amara Okafor', [own, other, again])).toEqual([own]);
});
