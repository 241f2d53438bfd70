import type { Tone } from '../../src/components/tables/Badge';

interface Link {
  to: string;
  label: string;
}

export interface Topic {
  title: string;
  text: readonly string[];
  links?: readonly Link[];
}

const story = (id: string) => `./?path=/story/${id}`;
const docs = (id: string) => `./?path=/docs/${id}`;

/** The way through a review. */
export const steps: readonly { title: string; text: string; link: Link }[] = [
  { title: '1. See what there is', text: 'The atlas lays out every route in every state, as pictures: loading, failed, forbidden, empty, with long texts and missing data.', link: { to: story('atlas--routes'), label: 'Open the atlas' } },
  { title: '2. See what changed', text: 'The comparison shows before, after and the difference of every state that isn’t as it was signed off, what changed most first.', link: { to: '#signing-off', label: 'How a sign-off works' } },
  { title: '3. Try it', text: 'Each picture leads to the living state. Click, type, tab through it, switch theme and width; flows run whole jobs by themselves.', link: { to: story('flows-payouts--approved'), label: 'Watch a payout being approved' } },
  { title: '4. Say it', text: 'Send the address of what you see with what you would change. It opens for everybody as it does for you.', link: { to: story('screens-payouts-payoutdialog--action-failed') + '&globals=theme:dark', label: 'An address to try' } },
];

/** In the order in which a reviewer needs them. */
export const topics: readonly Topic[] = [
  {
    title: 'Find a screen or state',
    text: [
      'The sidebar has four parts: Foundations (what everything is made of), Components (the parts), Screens (each in every state) and Flows (whole jobs from click to answer).',
      'Press / to search by name: ‘payout failed’ finds the states of payouts that failed. A state is called the same everywhere: Loading, LoadFailed, Forbidden, Empty, FilteredEmpty, Populated, LongText, Sparse, ActionPending, ActionFailed.',
    ],
    links: [{ to: story('atlas--routes'), label: 'By address: the atlas' }, { to: story('screens-users-allusersscreen--populated'), label: 'By name: All Users, populated' }],
  },
  {
    title: 'Theme, direction, width, time zone',
    text: [
      'Four switches stand in the toolbar above each story. Theme: light or dark. Direction: left to right or right to left. Viewport: phone, tablet, laptop, wide, 4K. Time zone: the one in which the clock is read.',
      'A story made for one width keeps it. The clock stands still at 15 March 2026, 12:00 UTC, so that ‘2 hours ago’ is 2 hours ago tomorrow too.',
    ],
    links: [{ to: story('screens-dashboard-dashboardscreen--populated') + '&globals=theme:dark', label: 'The dashboard in dark' }, { to: story('screens-dashboard-dashboardscreen--populated') + '&globals=direction:rtl', label: 'From right to left' }],
  },
  {
    title: 'Addresses that stay',
    text: [
      'The address bar names the story and what the toolbar is set to. Copy it into a ticket or a message: it is a permalink, also when this folder is published elsewhere.',
      '‘Alone, as wide as the window’ in the atlas opens a state without Storybook around it, for a projector or a real phone.',
    ],
  },
  {
    title: 'Signing off',
    text: [
      'The pictures in the atlas are those of the last sign-off. A developer runs ‘npm run atlas’ and sends you the page that it writes: every state that looks different, beside what it was. Differences in how a machine smooths fonts are left out.',
      'When all of them are meant, you say so, and ‘npm run atlas -- --accept’ makes them the new sign-off. What you haven’t agreed to stays on that page.',
    ],
  },
  {
    title: 'Foundations',
    text: ['Colours come in pairs with their contrast, in both themes: text has at least 4.5 to 1, marks and borders 3 to 1. A status is always a word, a shape and a colour. Type, space and motion have few steps each.'],
    links: [
      { to: story('foundations-colours--text'), label: 'Colours and their contrast' },
      { to: story('foundations-scales--type'), label: 'Type, space, density' },
      { to: story('foundations-status-vocabulary--tones'), label: 'Status vocabulary' },
      { to: story('foundations-motion--rules'), label: 'Motion' },
    ],
  },
  {
    title: 'Components',
    text: ['Each has a page with what it is for, what to do with it and what not, and controls to try other texts and states. Change a control, and the address keeps it.'],
    links: [{ to: docs('components-fields-button--docs'), label: 'Button' }, { to: docs('components-tables-datatable--docs'), label: 'DataTable' }, { to: docs('components-overlays-confirmdialog--docs'), label: 'ConfirmDialog' }],
  },
  {
    title: 'What helps in a review',
    text: [
      'Say which state, what you expected and why: ‘Payouts, ActionFailed, phone: the message is below the fold, staff will press again.’ A picture with an arrow is good; the address is better.',
      'Already seen to: every story is checked for accessibility in both themes, no text runs out of its place, and amounts aren’t shortened. Look at order, words and weight instead: what is read first, what is pressed by mistake, what a tired eye confuses.',
      'Sizes, spaces and colours come from the tokens. Name the token that you’d rather see; a new one is a decision for all screens.',
    ],
  },
];

export const words: readonly { word: string; means: string; tone?: Tone }[] = [
  { word: 'pending', means: 'waits for somebody: a diamond', tone: 'warn' },
  { word: 'approved', means: 'decided, on its way: a ring', tone: 'info' },
  { word: 'disbursed', means: 'done, and well: a disc', tone: 'ok' },
  { word: 'rejected', means: 'stopped: a square', tone: 'bad' },
  { word: 'Payout', means: 'a trader’s withdrawal request. Not: withdrawal, cash-out' },
  { word: 'Skill check', means: 'a challenge of its own class, with its own list' },
  { word: 'Trading account', means: 'where a trader trades; an MT5 user is its login' },
  { word: 'KYC', means: 'the identity check: an ID proof and up to two address proofs' },
];
