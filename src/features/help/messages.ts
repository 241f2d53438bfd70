import { defaultIdleMinutes } from '~/features/auth/idle';
import { destinations, consoleKeyHelp, kycQueueKeys, payoutReviewKeys } from '~/ui/keyboard/keys';
import { limits } from '~/lib/limits';
import { countOf } from '~/lib/numbers';
import { terms } from './terms';
import type { HelpChapter, HelpTopic } from './HelpScreen';
import { checkLimitsOf, type Firm } from '~/lib/firm';

const seconds = (ms: number) => countOf(ms / 1000, 'second');
const minutes = (count: number) =>
  count % 60 === 0 ? countOf(count / 60, 'hour') : countOf(count, 'minute');

const dashboard: HelpTopic = {
  id: 'dashboard',
  title: 'Dashboard',
  text: 'What needs attention, the latest activity and the running competitions.',
  points: {
    'Needs attention':
      'Pending payouts, open tickets and an unfinished review. Each leads to its list.',
    'Counts in the navigation':
      'Pending payouts and open tickets. ' +
      `They are updated every ${seconds(limits.polling.everyMs)} while a tab of the console is visible.`,
  },
};

const payouts = ({ checks }: Firm): HelpTopic => ({
  id: 'payouts',
  title: 'Payouts',
  text: 'Approve or reject payouts. Only a pending one can be decided, and a decision can’t be undone.',
  points: {
    'One payout':
      'Open its row: checks, KYC status, wallet and earlier payouts are beside Approve and Reject.',
    Checks:
      '9 rules, each with its result: Blocked, Caution, OK or Not checked. ' +
      'Not checked: its data could not be loaded. ' +
      `Approve waits until each check has a result, at most ${seconds(checkLimitsOf(checks).waitSeconds * 1000)}.`,
    Blocked:
      'KYC is not approved; or the address is also used by another user, is not valid on its network, or has a hidden or unusual character. ' +
      'In a review, such a payout is approved with ‘Approve anyway’.',
    'Review pending':
      'All pending payouts in three lanes: Clear, Flagged and Not checked. ' +
      'Select the payouts to review, then start. They open one by one, and each decision is sent immediately.',
    Journal: 'Every decision that was made in this browser, with its checks and note.',
  },
});

const otherScreens: readonly HelpTopic[] = [
  {
    id: 'users',
    title: 'Users',
    text: 'Find, check, add and delete users.',
    points: {
      'All Users':
        'All users, with filters. A row’s menu has Edit Details, View KYC and Delete User.',
      Deleting: 'It can’t be undone. A user who has transactions can’t be deleted.',
      Wallet: 'A user’s balance, payout sums and transactions.',
    },
  },
  {
    id: 'kyc',
    title: 'KYC review',
    text: 'Verify or reject a person’s identity document and up to two address proofs.',
    points: {
      'Check against profile':
        'The profile is shown beside each document. Verify it only if they match.',
      'Review identities':
        'Finds pending documents, starting with people who have pending payouts. You can stop and continue later.',
      'Status of a person':
        'Rejected if any document is rejected, approved if all are approved, else pending.',
    },
  },
  {
    id: 'support',
    title: 'Support',
    text: 'Answer and close tickets. The first open ticket is selected when the screen opens.',
    points: {
      Sending:
        'A message that was not sent stays at the end of the conversation with the reason. Retry or delete it.',
      'Saved replies':
        'Type / in an empty message box to insert one. {name} and {ticket} are filled in.',
      'Close and next':
        'Closes the ticket and opens the next one. It asks first if the trader has no answer.',
    },
  },
  {
    id: 'challenges',
    title: 'Evaluations and skill checks',
    text: 'The challenges that traders buy, with their rules.',
    points: {
      Creating:
        'The form starts with common values. Errors are shown under their fields when you save.',
      Editing:
        'If someone else has changed it since, both versions are shown before anything is overwritten.',
    },
  },
  {
    id: 'competitions',
    title: 'Competitions',
    text: 'Create a competition, follow its leaderboard, and end it, which can’t be undone.',
  },
  {
    id: 'accounts',
    title: 'MT5 users and trading accounts',
    text: 'The trading accounts with balance, equity and open positions. They can’t be changed here.',
    points: { 'Fund Wallet': 'Simulated: it is saved in this browser only.' },
  },
  {
    id: 'local',
    title: 'Content and notifications',
    text: 'FAQ, rules and notifications are simulated: they are saved in this browser only, and nothing is sent.',
  },
];

const otherChapters: readonly HelpChapter[] = [
  {
    title: 'Lists',
    topics: [
      {
        id: 'lists',
        title: 'Working with a list',
        text: 'All lists work alike.',
        points: {
          Filters:
            'On some lists they apply to the current page only; a note beside them says so. ' +
            'A list of up to five pages is loaded in full.',
          'All pages': 'Reads every page. Search, filters, counts and sorting then cover all rows.',
          'Selected rows':
            'Tick the box before a name, or press X. With Shift, all rows between two ticks. They stay selected on other pages.',
          'New rows':
            'The list refreshes when you return to the tab. Press ‘n new · show’ to see new rows.',
          'Export CSV':
            'Saves all matching rows of all pages. If a page can’t be read, no file is saved.',
        },
      },
      {
        id: 'outcomes',
        title: 'When something fails',
        text: 'Nothing is reported as done before the server has confirmed it.',
        points: {
          Failed: 'The server refused the change. Nothing was changed.',
          Unconfirmed:
            'The connection ended before the answer. Check whether the change was made before you try again.',
          'Copy details': 'Copies what support needs to find the failure, without personal data.',
          Offline:
            'Loaded data stays visible. Changes are possible again once the connection is back.',
        },
      },
    ],
  },
  {
    title: 'Terms',
    topics: [
      {
        id: 'terms',
        title: 'The firm’s terms',
        text: 'What the words on the screens mean.',
        points: {
          Challenge:
            'A test on a simulated account. A trader who keeps its rules and reaches its target gets a funded account.',
          'Skill check': 'A short challenge that tests a single ability.',
          Phase: terms.phase,
          'Profit target': terms.profitTarget,
          Eligible: terms.fundedEligible,
          Funded: terms.funded,
          'Profit split': terms.profitSplit,
          Drawdown:
            'How far an account has fallen, in percent. ‘Daily loss’ limits one day, ‘total loss’ the whole challenge.',
          'Consistency rule': terms.consistency,
          Equity: terms.equity,
          'P&L': 'Profit and loss of an account: its equity less its balance.',
          KYC: 'Know your customer: checking that a person is who they say they are.',
          Network:
            'The blockchain on which a payout is sent. An address belongs to one kind of network.',
        },
      },
    ],
  },
];

const keyChapter: HelpChapter = {
  title: 'Keys',
  topics: [
    {
      id: 'keys',
      title: 'On every screen',
      text: 'Single-key shortcuts can be switched off in the list that ? shows. Ctrl K always works.',
      keys: Object.values(consoleKeyHelp),
    },
    {
      id: 'keys-go',
      title: 'Go to a screen',
      text: 'Press G, then the letter. If you wait, a panel lists the letters.',
      keys: destinations,
    },
    {
      id: 'keys-payouts',
      title: 'Reviewing payouts',
      text: 'While a review of pending payouts is open.',
      keys: payoutReviewKeys,
    },
    {
      id: 'keys-identities',
      title: 'Reviewing identities',
      text: 'While a document is open.',
      keys: kycQueueKeys,
    },
  ],
};

/** What the console keeps in the browser, and for how long (promise 10). */
const keptInBrowser = ({ idleMinutes = defaultIdleMinutes }: Firm): HelpChapter => ({
  title: 'Saved in this browser',
  topics: [
    {
      id: 'saved',
      title: 'What is saved in this browser',
      text: 'No admin who signs in here can see another admin’s data.',
      points: {
        'Until you sign out':
          'Your session, drafts of forms and messages, the journal of decisions, and unfinished reviews. ' +
          'Signing out asks first if the journal has decisions that were not exported.',
        'Also after signing out':
          'Your saved replies in Support, and the views and columns of your lists. ' +
          'They are there again when you sign in, and hidden from other admins.',
        'For everyone on this computer':
          'The color mode, whether single-key shortcuts are on, and what was entered in Content, Notifications and Fund Wallet.',
        'After inactivity':
          idleMinutes === 0
            ? 'You stay signed in until you sign out.'
            : `You are signed out after ${minutes(idleMinutes)} of inactivity. ` +
              'You are warned first, and your drafts are saved.',
      },
    },
  ],
});

export const helpChapters = (firm: Firm): readonly HelpChapter[] => [
  { title: 'Screens', topics: [dashboard, payouts(firm), ...otherScreens] },
  ...otherChapters,
  keyChapter,
  keptInBrowser(firm),
];
