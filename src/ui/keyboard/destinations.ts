export interface KeyHelp {
  /** To be pressed one after the other. */
  keys: readonly string[];
  does: string;
}

const go = (letter: string, does: string) =>
  ({ keys: ['G', letter], does }) as const satisfies KeyHelp;

/** The pages that G and a letter lead to, by the names of their routes. */
export const destinationKeys = {
  dashboard: go('D', 'Dashboard'),
  mt5Users: go('M', 'MT5 Users'),
  users: go('U', 'Users'),
  allUsers: go('A', 'All Users'),
  trading: go('T', 'Trading'),
  competitions: go('C', 'Competitions'),
  payouts: go('P', 'Payouts'),
  support: go('S', 'Support'),
  content: go('O', 'Content'),
  notifications: go('N', 'Notifications'),
  evaluations: go('E', 'Evaluations'),
  skillChecks: go('K', 'Skill Checks'),
  help: go('H', 'Help'),
};

/** What a tooltip says of two keys. */
export const afterEachOther = ([first, second]: readonly [string, string]): string =>
  `Keys: ${first}, then ${second}`;
