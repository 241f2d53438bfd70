export type CommandGroup = 'screen' | 'go' | 'record' | 'console';

/** An entry of the command palette. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Shown after the label. */
  detail?: string;
  /** Other words that find it. */
  words?: string;
  /** The keys that run the same command. */
  keys?: readonly string[];
}

/** The headings of the groups, in the order of the groups. */
export const commandGroups: Record<CommandGroup, string> = {
  screen: 'On this screen',
  go: 'Go to',
  record: 'Loaded records',
  console: 'Console',
};
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

/** How well a command matches the words; 0 if it doesn't. If `isLoose`, letters that merely occur in the right order also count. */
function rank(command: Command, tokens: readonly string[], isLoose: boolean): number {
  const scores = tokens.map((token) => tokenScore(command, token));
  return scores.some((score) => score < (isLoose ? 1 : 2)) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/**
 * Returns the commands that match every word of the query, best first, at most `most`. Equal matches keep the order of
 * their groups. An empty query returns all commands except the loaded records.
 */
export function findCommands<C extends Command>(commands: readonly C[], query: string, most: number): C[] {
  const tokens = query.toLowerCase().split(/\s+/).filter(Boolean);
  const byGroup = (a: C, b: C) => groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group);
  if (tokens.length === 0)
    return commands
      .filter(({ group }) => group !== 'record')
      .sort(byGroup)
      .slice(0, most);
  const ranked = (isLoose: boolean) =>
    commands.map((command) => ({ command, score: rank(command, tokens, isLoose) })).filter(({ score }) => score > 0);
  const exact = ranked(false);
  return (exact.length > 0 ? exact : ranked(true))
    .sort((a, b) => b.score - a.score || byGroup(a.command, b.command))
    .slice(0, most)
    .map(({ command }) => command);
}
