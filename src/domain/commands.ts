export type CommandGroup = 'screen' | 'go' | 'record' | 'console';

/** What the command palette offers. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Said after the label. */
  detail?: string;
  /** Other words by which it is found. */
  words?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
}

/** Groups in their order, with their headings. */
export const commandGroups: Record<CommandGroup, string> = { screen: 'On this screen', go: 'Go to', record: 'Loaded records', console: 'Console' };
const groupOrder = Object.keys(commandGroups);

const beginsWord = (text: string, token: string) => text.split(/[\s@.,/_-]+/).some((word) => word.startsWith(token));

function isSubsequence(text: string, token: string): boolean {
  let from = 0;
  for (const letter of token) {
    from = text.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

function tokenScore({ label, detail = '', words = '' }: Command, token: string): number {
  const name = label.toLowerCase();
  if (name.startsWith(token)) return 8;
  if (beginsWord(name, token)) return 6;
  if (name.includes(token)) return 4;
  const rest = `${detail} ${words}`.toLowerCase();
  if (beginsWord(rest, token)) return 3;
  if (rest.includes(token)) return 2;
  return token.length > 1 && isSubsequence(name, token) ? 1 : 0;
}

/** How well a command answers the words; 0 not at all. Letters merely in order count only where nothing holds the words (`isLoose`). */
function rank(command: Command, tokens: readonly string[], isLoose: boolean): number {
  const scores = tokens.map((token) => tokenScore(command, token));
  return scores.some((score) => score < (isLoose ? 1 : 2)) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/**
 * The commands that hold every word of a query, best first, at most so many; those that are equally good in the order of their groups and as given. An
 * empty query finds all but the loaded records.
 */
export function findCommands<C extends Command>(commands: readonly C[], query: string, most: number): C[] {
  const tokens = query.toLowerCase().split(/\s+/).filter(Boolean);
  const byGroup = (a: C, b: C) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group);
  if (tokens.length === 0) return commands.filter(({ group }) => group !== 'record').sort(byGroup).slice(0, most);
  const ranked = (isLoose: boolean) => commands.map((command) => ({ command, score: rank(command, tokens, isLoose) })).filter(({ score }) => score > 0);
  const exact = ranked(false);
  return (exact.length > 0 ? exact : ranked(true))
    .sort((a, b) => b.score - a.score || byGroup(a.command, b.command))
    .slice(0, most)
    .map(({ command }) => command);
}
