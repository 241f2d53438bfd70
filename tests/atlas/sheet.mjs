// The before-and-after sheet: every screen's main state and what somebody who judges the console's
// look asks for besides.
import { existsSync, readFileSync } from 'node:fs';
import { SetupError } from '../../.setup/run/process.mjs';

/** Stories besides the main states, by title and export. They need no place in the atlas. */
export const besides = [
  'Flows/Sign in: WrongCredentials',
  'Flows/Dashboard: Offline',
  'Screens/Dashboard/DashboardScreen: LoadFailed',
  'Screens/Users/AllUsersScreen: Loading',
  'Screens/Users/AllUsersScreen: LoadFailed',
  'Screens/Users/AllUsersScreen: Empty',
  'Screens/Users/AllUsersScreen: FilteredEmpty',
  'Screens/Users/AddUserDialog: ActionFailed',
  'Screens/Users/KycReviewScreen: Enlarged',
  'Screens/Users/KycReviewScreen: BrokenImage',
  'Screens/Markets/TradingScreen: Selected',
  'Screens/Challenges/ChallengeDialog: TwoStep',
  'Screens/Challenges/ChallengeFormScreen create: InvalidAll',
  'Flows/Challenge create: CopyOfAnother',
  'Screens/Competitions/CompetitionScreen: EndedEarly',
  'Screens/Competitions/CompetitionScreen: AtItsEnd',
  'Screens/Competitions/CreateCompetitionDialog: PrizeRows',
  'Screens/Payouts/PayoutsScreen: Empty',
  'Screens/Payouts/PayoutDialog: Pending',
  'Screens/Payouts/PayoutDialog: ActionFailed',
  'Screens/Payouts/PayoutLanesScreen: Populated',
  'Screens/Payouts/PayoutReviewScreen: Populated',
  'Screens/Payouts/PayoutReviewScreen: Stopped',
  'Screens/Payouts/ReviewSummaryScreen: Populated',
  'Screens/Payouts/DecisionJournalScreen: Populated',
  'Screens/Support/SupportScreen: Closing',
  'Components/Feedback/Toaster: SuccessesOfARun',
];

/**
 * The stories of the sheet: each route's main state in the atlas' order, then those besides.
 * @template {{ title: string, exportName: string, id: string }} Story
 * @param {{ routes: readonly { cells: readonly { state: string, story?: Story }[] }[] }} atlas
 * @param {readonly Story[]} index all stories
 * @param {readonly string[]} [wanted]
 */
export function sheetStories({ routes }, index, wanted = besides) {
  const main = routes.flatMap(({ cells }) =>
    cells.flatMap(({ state, story }) => (state === 'Populated' && story ? [story] : [])),
  );
  const others = wanted.map((label) => {
    const story = index.find(({ title, exportName }) => `${title}: ${exportName}` === label);
    if (!story) throw new SetupError(`There is no story '${label}' (tests/atlas/sheet.mjs).`);
    return story;
  });
  return [...new Map([...main, ...others].map((story) => [story.id, story])).values()];
}

/**
 * What changed and why. Without words of its own, a page keeps those that the last page about the
 * same commit had.
 * @param {string} last the file of the last page's result
 * @param {{ note: string, since: string }} asked
 * @returns {string}
 */
export function noteOf(last, { note, since }) {
  if (note || !since || !existsSync(last)) return note;
  const result = JSON.parse(readFileSync(last, 'utf8'));
  return result.since === since ? (result.note ?? '') : '';
}
