import { groupBy } from '~/lib/groupBy';
import { foldText, searchWords, trimText } from '~/lib/text';

export type RecordGroup = 'user' | 'payout' | 'account' | 'ticket' | 'challenge' | 'competition';

export type CommandGroup = RecordGroup | 'recent' | 'screen' | 'remote' | 'go' | 'console' | 'help';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  detail?: string | undefined;
  words?: string | undefined;
  keys?: readonly string[] | undefined;
}

export const commandGroups: Record<CommandGroup, string> = {
  recent: 'Opened recently',
  screen: 'On this screen',
  remote: 'On other screens',
  go: 'Go to',
  user: 'Users',
  payout: 'Payouts',
  account: 'Trading accounts',
  ticket: 'Tickets',
  challenge: 'Challenges',
  competition: 'Competitions',
  console: 'Console',
  help: 'Help',
};
const groupOrder = Object.keys(commandGroups) as CommandGroup[];

/** Listed only when searched for, because there are too many. */
const onlySearched: ReadonlySet<CommandGroup> = new Set([
  'remote',
  'user',
  'payout',
  'account',
  'ticket',
  'challenge',
  'competition',
  'help',
]);

const separators = /[\s@.,/_-]+/;

interface Texts {
  name: string;
  nameWords: readonly string[];
  rest: string;
  restWords: readonly string[];
}

const known = new WeakMap<Command, Texts>();

function textsOf(command: Command): Texts {
  const before = known.get(command);
  if (before) return before;
  const { label, detail = '', words = '' } = command;
  const name = foldText(label);
  const rest = foldText(`${detail} ${words}`);
  const texts = { name, nameWords: name.split(separators), rest, restWords: rest.split(/\s+/) };
  known.set(command, texts);
  return texts;
}

function isSubsequence(text: string, token: string): boolean {
  let from = 0;
  for (const letter of token) {
    from = text.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

function tokenScore({ name, nameWords, rest, restWords }: Texts, token: string): number {
  if (name.includes(token)) {
    if (name === token) return 9;
    if (name.startsWith(token)) return 8;
    return nameWords.some((word) => word.startsWith(token)) ? 6 : 4;
  }
  if (!rest.includes(token)) return token.length > 1 && isSubsequence(name, token) ? 1 : 0;
  // Matches a whole id or email. A user's own name still ranks above a name in a ticket's detail.
  if (/[\d@]/.test(token) && restWords.includes(token)) return 7;
  return rest.split(separators).some((word) => word.startsWith(token)) ? 3 : 2;
}

/** If `isLoose`, letters in the right order are enough. */
function rank(command: Command, tokens: readonly string[], isLoose: boolean): number {
  const texts = textsOf(command);
  let sum = 0;
  for (const token of tokens) {
    const score = tokenScore(texts, token);
    if (score < (isLoose ? 1 : 2)) return 0;
    sum += score;
  }
  return sum;
}

export interface FoundGroup<C> {
  group: CommandGroup;
  found: readonly C[];
}

/**
 * Grouped, the best first, at most `most` in each group. An empty query returns everything but
 * records and help. A query leaves out recent records, because it finds the records themselves.
 */
export function findCommands<C extends Command>(
  commands: readonly C[],
  query: string,
  most: number,
): FoundGroup<C>[] {
  const tokens = searchWords(query);
  const place = ({ group }: C) => groupOrder.indexOf(group);
  const grouped = (found: readonly C[]) => [...groupBy(found, ({ group }) => group)];
  if (tokens.length === 0)
    return grouped(
      commands
        .filter(({ group }) => !onlySearched.has(group))
        .sort((one, other) => place(one) - place(other)),
    ).map(([group, found]) => ({ group, found }));
  const rankAll = (isLoose: boolean) =>
    commands
      .filter(({ group }) => group !== 'recent' && !(isLoose && onlySearched.has(group)))
      .map((command) => ({ command, score: rank(command, tokens, isLoose) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || place(a.command) - place(b.command))
      .map(({ command }) => command);
  const exact = rankAll(false);
  return grouped(exact.length > 0 ? exact : rankAll(true)).map(([group, found]) => ({
    group,
    found: found.slice(0, most),
  }));
}

/** For a name or an email, a payout, account or ticket is only a record of the person. */
export const isOfPerson = ({ group }: Command, query: string): boolean =>
  (query.includes('@') || !/\d/.test(query)) && ['payout', 'account', 'ticket'].includes(group);

/** The longest word, because the server searches for one part of a name. */
export const serverWord = (query: string): string =>
  trimText(query)
    .normalize('NFC')
    .split(/\s+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
