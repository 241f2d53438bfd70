import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandGroups, findCommands, type Command, type CommandGroup } from '../../../src/domain/shell/commands';
import { seed } from '../../propertyRuns';

const command = (group: CommandGroup, label: string, detail?: string, words?: string): Command => ({
  id: `${group} ${label}`,
  group,
  label,
  detail,
  words,
});

const commands = [
  command('console', 'Sign out', undefined, 'log out leave'),
  command('record', 'Amara Okafor', 'amara.okafor@example.com', 'user 1042'),
  command('record', 'Paula Sutton', 'pay@example.com', 'user 7'),
  command('go', 'Payouts', undefined, 'open screen'),
  command('go', 'Support'),
  command('screen', 'Export the payouts'),
];
const labels = (query: string, most = 50) => findCommands(commands, query, most).map(({ label }) => label);

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

  it('returns at most `most` commands', () => expect(labels('', 2)).toEqual(['Export the payouts', 'Payouts']));

  it('returns only given commands, each at most once, for any query', () => {
    const groups = fc.constantFrom(...(Object.keys(commandGroups) as CommandGroup[]));
    const some = fc.array(fc.record({ group: groups, label: fc.string(), detail: fc.option(fc.string(), { nil: undefined }) }));
    fc.assert(
      fc.property(some, fc.string(), (drawn, query) => {
        const given = drawn.map((one, index) => ({ ...one, id: String(index) }));
        const found = findCommands(given, query, 50);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(given).toContain(one);
      }),
      { seed, numRuns: 500 },
    );
  });
});
