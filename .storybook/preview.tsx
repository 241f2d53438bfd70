import type { Preview } from '@storybook/react-vite';
import { getWorker, initialize, mswLoader } from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { stopComposedKeys } from '~/app/boot/composedKeys';
import { cacheOf } from '~/api/reading/prefetch';
import { forgetOwn } from '~/lib/storage/store';
import '~/ui/theme/global.css';
import { widths } from '../stories/atlas/states';
import { isTest } from '../stories/isTest';
import { fixedNow } from '../tests/fixtures/time';
import { refuseWaiting } from '../tests/msw/overrides';
import { checkColors, leaveColors } from './bothThemes';
import { checkScreen } from './checkScreen';
import { stopClock } from './clock';
import { withBrand, withDocument, withLinksReported, withProviders } from './decorators';
import { mount } from './mount';
import { pollElsewhere, slowNetwork, untilQuiet } from './requests';
import { globalTypes, initialGlobals, zoneNames, zones } from './toolbar';

// Modules of stories create their formatters when they are loaded. So the zone must be known
// before, and is in the frame's address.
const globalsOf = (search: string) => new URLSearchParams(search).get('globals')?.split(';') ?? [];
const zone =
  zoneNames.find((name) => globalsOf(location.search).includes(`timeZone:${name}`)) ?? 'UTC';
stopClock(fixedNow, zones[zone]);
stopComposedKeys();

const frame = location.href;

/**
 * Reloads the frame with the time zone that was chosen in the toolbar, and keeps the other choices.
 * In a flow, the location is the console's own: no file of the Storybook is there.
 */
function moveTo(wanted: unknown, storyId: string) {
  if (wanted === zone || !zoneNames.some((name) => name === wanted)) return;
  const address = new URL(frame);
  if (address.searchParams.get('viewMode') === 'story') address.searchParams.set('id', storyId);
  const others = globalsOf(location.search).filter((one) => !one.startsWith('timeZone:'));
  address.searchParams.set('globals', [...others, `timeZone:${String(wanted)}`].join(';'));
  location.replace(address);
}

// The console's own pictures and styles, as Vite serves and builds them, and the index and the
// pictures that the atlas reads. The files of the API lie under /files.
const ownFile = /\/(src|assets|@fs)\/|\/index\.json$|\/atlas\/(before\/)?[^/]+\.(png|json)$/;
const isAsset = (url: string) =>
  url.startsWith(location.origin) && ownFile.test(new URL(url).pathname);

configure({
  asyncUtilTimeout: 15_000,
  // The whole page would be mostly Storybook's own, and is cut off before the story.
  getElementError: (message) =>
    new Error(
      `${message ?? ''}\nThe page shows: ${document.body.innerText.slice(0, 2000)}\nat ${location.href}`,
    ),
});

let unhandled: string[] = [];
// A relative address, so that Storybook also works under a sub-path.
initialize({
  quiet: true,
  serviceWorker: { url: './mockServiceWorker.js' },
  onUnhandledRequest: ({ method, url }) => {
    if (!isAsset(url)) unhandled.push(`${method} ${url}`);
  },
});

/** Empties what the console stores. Storybook's own settings live in the same storage. */
function clearStorage() {
  sessionStorage.clear();
  const own = Object.keys(localStorage).filter((key) => !/storybook|^sb-/i.test(key));
  for (const key of own) localStorage.removeItem(key);
}

const preview: Preview = {
  decorators: [withBrand, withLinksReported, withProviders, withDocument],
  loaders: [
    async (context) => {
      await untilQuiet();
      const loaded = await mswLoader(context);
      if (context.globals['network'] === 'slow') getWorker().use(slowNetwork);
      return loaded;
    },
  ],
  mount,
  tags: ['autodocs'],
  beforeEach: (context) => {
    const { globals, id, parameters } = context;
    if (isTest) leaveColors(context);
    moveTo(globals['timeZone'], id);
    forgetOwn();
    clearStorage();
    // Removes the data that the previous story has read, because its admin was the same.
    cacheOf(undefined);
    unhandled = [];
    const giveBack = parameters['polls'] === true ? undefined : pollElsewhere();
    return async () => {
      giveBack?.();
      await refuseWaiting();
    };
  },
  afterEach: async (context) => {
    if (isTest) {
      await checkScreen(context);
      await checkColors(context);
    }
    if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
  },
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    // A test needs only the violations. Listing what passed is for Storybook's panel, and doubles
    // axe's time.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' } },
        laptop: { name: 'Laptop', styles: { width: '1366px', height: '768px' } },
        wide: { name: 'Wide', styles: { width: '1920px', height: '1080px' } },
        // The widths of the atlas.
        ...Object.fromEntries(
          widths.map(({ name, viewport, width, height }) => [
            viewport,
            { name: `Atlas, ${name}`, styles: { width: `${width}px`, height: `${height}px` } },
          ]),
        ),
        fourK: { name: '4K', styles: { width: '3840px', height: '2160px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guide for designers',
          'Atlas',
          'Foundations',
          ['Tokens'],
          'Screens',
          // As in the navigation; the screens before their parts and flows.
          [
            'Login',
            ['Login', 'Flows'],
            'Dashboard',
            ['Dashboard', 'Parts', 'Flows'],
            'MT5 Users',
            ['MT5 User Management', 'Open Positions', 'Parts', 'Flows'],
            'Users',
            [
              'User Management',
              'Identity queue',
              'All Users',
              'User Details',
              'User Wallet',
              'KYC Review',
              'KYC Focused Review',
              'Parts',
              'Flows',
            ],
            'Challenges',
            [
              'Evaluations',
              'Skill Checks',
              'Create New Challenge',
              'Edit Challenge',
              'Parts',
              'Flows',
            ],
            'Trading',
            ['Trading Accounts', 'Parts', 'Flows'],
            'Competitions',
            ['Competition Management', 'Competition', 'Parts', 'Flows'],
            'Payouts',
            ['Payouts', 'Review lanes', 'Review', 'Decision journal', 'Parts', 'Flows'],
            'Support',
            ['Support', 'Parts', 'Flows'],
            'Content',
            ['Content Management', 'Parts', 'Flows'],
            'Notifications',
            ['Notification System', 'Parts', 'Flows'],
            'Help',
            'Page not found',
          ],
          'Components',
        ],
      },
    },
  },
};

export default preview;
