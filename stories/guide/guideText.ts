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

/** The steps of a review. */
export const steps: readonly { title: string; text: string; link: Link }[] = [
  {
    title: '1. See what there is',
    text: 'The atlas shows every route in every state as a picture: loading, failed, forbidden, empty, long texts, missing data.',
    link: { to: story('atlas--routes'), label: 'Open the atlas' },
  },
  {
    title: '2. See what changed',
    text: 'The atlas shows each state that differs from the baseline, before and after.',
    link: { to: '#the-baseline', label: 'How the baseline works' },
  },
  {
    title: '3. Try it',
    text: 'Each picture opens the live state. Click, type, use Tab, switch theme and width. Flows run whole jobs automatically.',
    link: {
      to: story('screens-payouts-flows-payout-decision--approved'),
      label: 'Watch a payout being approved',
    },
  },
  {
    title: '4. Say it',
    text: 'Send the address of what you see, and say what you would change. Everybody who opens the address sees the same as you.',
    link: {
      to: story('screens-payouts-parts-decision-dialog--failed') + '&globals=theme:dark',
      label: 'An address to try',
    },
  },
];

/** In the order in which a reviewer needs them. */
export const topics: readonly Topic[] = [
  {
    title: 'Find a screen or state',
    text: [
      'The sidebar has three parts: Foundations (colors, type, spaces), Screens in the order of the navigation, and ' +
        'Components. Each group of screens has its Parts (dialogs, panels) and its Flows (whole jobs, from the first click ' +
        'to the result).',
      'The page of a flow says in words what it is for, who does it, and what happens step by step.',
      'Press Ctrl K (on a Mac: ⌘ K) to search by name: ‘payout failed’ finds the states of payouts that failed.',
      'States have the same names everywhere: Loading, Load Failed, Forbidden, Empty, No Match, Populated, Long Text, ' +
        'Broken Data, Busy, Failed, Phone. Dark is a switch of the toolbar. Screens have the names of the navigation; ' +
        'Docs of a screen shows all its states at once, and the flows that lead through it.',
    ],
    links: [
      {
        to: docs('screens-payouts-flows-payout-decision--docs'),
        label: 'In words: deciding a payout',
      },
    ],
  },
  {
    title: 'What the toolbar changes',
    text: [
      'The toolbar above each story has switches that say how they are set. Theme: light or dark. Direction: left to right or right to left. ' +
        'Brand: three firms. Viewport: phone, tablet, laptop, wide, 4K. Time zone: the zone in which times are shown.',
      'Text size doubles the text, as a browser’s setting does. Colors shows about what a contrast theme of the system does. ' +
        'Network lets each call of a flow take three seconds, so that you see what is shown while it runs.',
      'A story that was made for one width keeps that width.',
      'The clock is stopped at 15 March 2026, 12:00 UTC. So ‘2 hours ago’ still says ‘2 hours ago’ tomorrow.',
    ],
    links: [
      {
        to: story('screens-dashboard-dashboard--populated') + '&globals=theme:dark',
        label: 'The dashboard in dark',
      },
      {
        to: story('screens-dashboard-dashboard--populated') + '&globals=direction:rtl',
        label: 'From right to left',
      },
      {
        to: story('screens-dashboard-dashboard--populated') + '&globals=text:double',
        label: 'With text of 200 %',
      },
      {
        to: story('screens-dashboard-dashboard--populated') + '&globals=colors:forced',
        label: 'In forced colors',
      },
      {
        to:
          story('screens-payouts-flows-payouts--restored-from-the-address') +
          '&globals=network:slow',
        label: 'Payouts over a slow network',
      },
    ],
  },
  {
    title: 'Addresses that stay',
    text: [
      'The address bar contains the story and the toolbar’s settings: it is a permalink for a ticket or a message.',
      'The button beside the zoom in the toolbar opens a state without Storybook around it, for a projector or a real phone.',
    ],
  },
  {
    title: 'The baseline',
    text: [
      '‘npm run atlas’ draws every state, light and dark, wide and on a phone, and compares it with the baseline. The atlas of ' +
        'the published Storybook then shows each state that looks different, before and after beside each other.',
      'Write a comment where something should be otherwise; what has no comment is accepted. Download gives you a file with ' +
        'your name, which a developer adds. Until a designer has done so, the atlas says ‘baseline’, not ‘signed off’.',
    ],
  },
  {
    title: 'Foundations',
    text: [
      'Colors are shown in pairs with their contrast, in both themes. Text has at least 4.5 to 1, marks and borders 3 to 1.',
      'A status is always a word, a shape and a color. Type, space and motion have only a few steps each.',
    ],
    links: [
      {
        to: story('foundations-contrast--text'),
        label: 'Colors and their contrast, for three brands',
      },
      {
        to: story('foundations-tokens--all'),
        label: 'Every token, and all of them as a file for design tools',
      },
      { to: story('foundations-scales--type'), label: 'Type, space, density' },
      { to: story('foundations-status-vocabulary--tones'), label: 'Status vocabulary' },
      { to: story('foundations-motion--rules'), label: 'Motion' },
    ],
  },
  {
    title: 'Components',
    text: [
      'Each component has a page. Its controls let you try other texts and states, and the address keeps what you change.',
    ],
    links: [
      { to: docs('components-fields-button--docs'), label: 'Button' },
      { to: docs('components-tables-datatable--docs'), label: 'DataTable' },
    ],
  },
  {
    title: 'What helps in a review',
    text: [
      'Say which state you mean, what you expected and why. A picture with an arrow is good. The address is better.',
      'Tests already check that everything is accessible in both themes and that no text overflows. ' +
        'Look at order, words and weight instead: what is read first, what is pressed by mistake, what a tired person confuses.',
      'Sizes, spaces and colors come from the tokens: name the one that you would prefer.',
    ],
  },
];

export const words: readonly { word: string; means: string }[] = [
  { word: 'Payout', means: 'a trader’s withdrawal request. Do not say ‘withdrawal’ or ‘cash-out’' },
  {
    word: 'Trading account',
    means: 'the account in which a trader trades. An MT5 user is known by its login',
  },
  { word: 'KYC', means: 'the identity check: an ID proof and up to two address proofs' },
];
