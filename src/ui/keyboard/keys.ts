import { hrefs } from '~/routes';

export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

const go = (letter: string, does: string, href: string) =>
  ({ keys: ['G', letter], does, href }) as const satisfies KeyHelp & { href: string };

export const destinations = [
  go('D', 'Dashboard', hrefs.dashboard),
  go('M', 'MT5 Users', hrefs.mt5Users),
  go('U', 'Users', hrefs.users),
  go('A', 'All Users', hrefs.allUsers),
  go('T', 'Trading', hrefs.trading),
  go('C', 'Competitions', hrefs.competitions),
  go('P', 'Payouts', hrefs.payouts),
  go('S', 'Support', hrefs.support),
  go('O', 'Content', hrefs.content),
  go('N', 'Notifications', hrefs.notifications),
  go('E', 'Evaluations', hrefs.evaluations),
  go('K', 'Skill Checks', hrefs.skillChecks),
  go('H', 'Help', hrefs.help),
];

export const destinationAt = (href: string) =>
  destinations.find((destination) => destination.href === href);

export const afterEachOther = ([first, second]: readonly [string, string]): string =>
  `Keys: ${first}, then ${second}`;

const help = (keys: string, does: string): KeyHelp => ({ keys: keys.split(' '), does });
const showKeys = help('?', 'Show the keys');

export const consoleKeyHelp = {
  palette: help('Ctrl K', 'Find anything: commands and records (Cmd K on a Mac)'),
  search: help('/', 'Go to the search box'),
  leaveSearch: help('Esc', 'Move from the search box to the rows'),
  nextRow: help('J', 'Next row'),
  previousRow: help('K', 'Previous row'),
  openRow: help('Enter', 'Open the row'),
  selectRow: help('X', 'Select or unselect the row'),
  aboutPerson: help('P', 'About the person in the row'),
  nextRecord: help(']', 'Next record of the list'),
  previousRecord: help('[', 'Previous record of the list'),
  showKeys,
} satisfies Record<string, KeyHelp>;

export const payoutReviewKeys: readonly KeyHelp[] = [
  help('A', 'Approve (Enter confirms)'),
  help('R', 'Reject (Enter confirms)'),
  help('Enter', 'Confirm your choice, unless a check is Blocked or Not checked'),
  help('Esc', 'Undo your choice, or leave'),
  help('N', 'Add a note to your choice'),
  help('J', 'Next payout'),
  help('K', 'Previous payout'),
  help('L', 'Continue after an error'),
  showKeys,
];

const documentDecisions = [
  help('A', 'Verify the document'),
  help('R', 'Reject the document'),
  help('Enter', 'Confirm'),
];
const documentSteps = [
  help('J', 'Next document'),
  help('K', 'Previous document'),
  help('E', 'Enlarge the image'),
  showKeys,
];

export const kycReviewKeys: readonly KeyHelp[] = [
  ...documentDecisions,
  help('Esc', 'Cancel'),
  ...documentSteps,
];

export const kycQueueKeys: readonly KeyHelp[] = [
  ...documentDecisions,
  help('Esc', 'Cancel, or leave the review'),
  help('S', 'Skip the document'),
  ...documentSteps,
];
