import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commandGroups,
  findCommands,
  type Command,
  serverWord,
  type CommandGroup,
  type FoundGroup,
} from '~/app/palette/commands';
import { runs } from '../../propertyRuns';

const command = (group: CommandGroup, label: string, detail?: string, words?: string): Command => ({
  id: `${group} ${label}`,
  group,
  label,
  detail,
  words,
});

const commands = [
  command('console', 'Sign out', undefined, 'log out leave'),
  command('user', 'Amara Okafor', 'amara.okafor@example.com', 'user 1042'),
  command('user', 'Paula Sutton', 'pay@example.com', 'user 7'),
  command('go', 'Payouts', undefined, 'open screen'),
  command('go', 'Support'),
  command('screen', 'Export the payouts'),
];
const flat = <C extends Command>(groups: readonly FoundGroup<C>[]) =>
  groups.flatMap(({ found }) => found);
const labels = (query: string, most = 50) =>
  flat(findCommands(commands, query, most)).map(({ label }) => label);

describe('findCommands', () => {
  it.each([
    ['', ['Export the payouts', 'Payouts', 'Support', 'Sign out']],
    ['   ', ['Export the payouts', 'Payouts', 'Support', 'Sign out']],
    ['pay', ['Payouts', 'Export the payouts', 'Paula Sutton']],
    ['PAY OUT', ['Payouts', 'Export the payouts']],
    ['amara', ['Amara Okafor']],
    ['okafor@', ['Amara Okafor']],
    ['1042', ['Amara Okafor']],
    ['log out', ['Sign out']],
    ['sut', ['Paula Sutton']],
    ['spt', ['Support']],
    ['open', ['Payouts']],
    ['nothing like it', []],
  ])('finds for %j: %j', (query, expected) => expect(labels(query)).toEqual(expected));

  it('returns at most `most` matches of a group', () => {
    const many = Array.from({ length: 9 }, (_, id) => command('user', `Ana ${String(id)}`));
    expect(flat(findCommands([...many, command('ticket', 'Ana')], 'ana', 3))).toHaveLength(4);
  });

  const records = [
    command('ticket', 'Payout of José Núñez', 'José Núñez · open', 'Ticket 44'),
    command('user', 'José Núñez', 'jose@example.com', 'User 144'),
    command('user', 'Josephine Nunes', 'j.nunes@example.com', 'User 44'),
    command('payout', '$12.50 to José Núñez', 'pending', 'Payout 9 TX-2026-0042 TQ5cVx7yqk'),
    command('competition', 'Núñez Cup'),
    command('recent', 'José Núñez', 'User'),
  ];
  const groupsOf = (query: string) =>
    findCommands(records, query, 8).map(({ group, found }) => [
      group,
      ...found.map(({ label }) => label),
    ]);

  it.each([
    // Accents and the order of the words are forgiven; each group has its best match first, and the
    // best group comes first.
    [
      'nunez jose',
      [
        ['user', 'José Núñez'],
        ['payout', '$12.50 to José Núñez'],
        ['ticket', 'Payout of José Núñez'],
      ],
    ],
    [
      'JOSÉ',
      [
        ['user', 'José Núñez', 'Josephine Nunes'],
        ['payout', '$12.50 to José Núñez'],
        ['ticket', 'Payout of José Núñez'],
      ],
    ],
    ['cup', [['competition', 'Núñez Cup']]],
    // A whole id counts more than a part of one.
    [
      '44',
      [
        ['user', 'Josephine Nunes', 'José Núñez'],
        ['ticket', 'Payout of José Núñez'],
      ],
    ],
    ['tx-2026-0042', [['payout', '$12.50 to José Núñez']]],
    ['tq5c', [['payout', '$12.50 to José Núñez']]],
    ['jose@example.com', [['user', 'José Núñez']]],
    // Letters in the right order find commands, not one of thousands of records.
    ['jnz', []],
    ['', [['recent', 'José Núñez']]],
  ])('finds records for %j', (query, expected) => expect(groupsOf(query)).toEqual(expected));

  it('returns only given commands, each at most once, for any query', () => {
    const groups = fc.constantFrom(...(Object.keys(commandGroups) as CommandGroup[]));
    const some = fc.array(
      fc.record({
        group: groups,
        label: fc.string(),
        detail: fc.option(fc.string(), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(some, fc.string(), (drawn, query) => {
        const given = drawn.map((one, index) => ({ ...one, id: String(index) }));
        const found = flat(findCommands(given, query, 50));
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(given).toContain(one);
      }),
      runs,
    );
  });
});

describe('serverWord', () => {
  it.each([
    ['', ''],
    ['  amara ', 'amara'],
    ['li okafor', 'okafor'],
    ['Núñez José', 'Núñez'],
  ])('of %j is %j', (query, word) => expect(serverWord(query)).toBe(word));
});
