import type { Preview } from '@storybook/react-vite';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { cacheOf } from '../src/hooks/cache/ahead';
import { forgetOwn } from '../src/hooks/stored/owned';
import '../src/theme/global.css';
import { widths } from '../stories/atlas/states';
import { brands } from '../stories/frame/brands';
import { isTest } from '../stories/isTest';
import { fixedNow } from '../tests/fixtures/time';
import { refuseWaiting } from '../tests/msw/overrides';
import { checkOtherTheme } from './bothThemes';
import { stopClock } from './clock';
import { DocsPage } from './DocsPage';
import { withBrand, withDocument, withLinksReported, withProviders } from './decorators';
import { mount } from './mount';
import { pollElsewhere, untilQuiet } from './requests';

// The keys have no slash, because Storybook drops address values that contain one.
const zones = {
  UTC: 'UTC',
  Lisbon: 'Europe/Lisbon',
  NewYork: 'America/New_York',
  Kolkata: 'Asia/Kolkata',
  Auckland: 'Pacific/Auckland',
} as const;
type ZoneName = keyof typeof zones;
const zoneNames = Object.keys(zones) as ZoneName[];

// Modules of stories create their formatters when they are loaded. So the zone must be known before, and is in the frame's address.
const globalsOf = (search: string) => new URLSearchParams(search).get('globals')?.split(';') ?? [];
const zone = zoneNames.find((name) => globalsOf(location.search).includes(`timeZone:${name}`)) ?? 'UTC';
stopClock(fixedNow, zones[zone]);

/** Reloads the frame with the time zone that was chosen in the toolbar, and keeps the other choices. */
function moveTo(wanted: unknown) {
  if (wanted === zone || !zoneNames.some((name) => name === wanted)) return;
  const address = new URL(location.href);
  const others = globalsOf(location.search).filter((one) => !one.startsWith('timeZone:'));
  address.searchParams.set('globals', [...others, `timeZone:${String(wanted)}`].join(';'));
  location.replace(address);
}

// The console's own pictures and styles, as Vite serves and builds them, and the index that the atlas reads. The files
// of the API lie under /files.
const isAsset = (url: string) => url.startsWith(location.origin) && /\/(src|assets|@fs)\/|\/index\.json$/.test(new URL(url).pathname);

configure({
  asyncUtilTimeout: 15_000,
  // The whole page would be mostly Storybook's own, and is cut off before the story.
  getElementError: (message) =>
    new Error(`${message ?? ''}\nThe page shows: ${document.body.innerText.slice(0, 2000)}\nat ${location.href}`),
});

// The code of a screen or dialog is loaded when it is first needed. Vite then builds it, which can take longer than a test waits.
const parts = import.meta.glob('../src/{app,components,routes,screens}/**/*.tsx');

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
      return mswLoader(context);
    },
  ],
  mount,
  tags: ['autodocs'],
  beforeAll: async () => {
    if (isTest) await Promise.all(Object.values(parts).map((load) => load()));
  },
  beforeEach: ({ globals, parameters }) => {
    moveTo(globals['timeZone']);
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
    if (isTest) await checkOtherTheme(context);
    if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
  },
  initialGlobals: { brand: 'console', theme: 'light', direction: 'ltr', timeZone: zone },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
      },
    },
    timeZone: {
      toolbar: { title: 'Time zone', icon: 'time', dynamicTitle: true, items: zoneNames.map((value) => ({ value, title: zones[value] })) },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    docs: { page: DocsPage },
    // A test needs only the violations. Listing what passed is for Storybook's panel, and doubles axe's time.
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
    options: { storySort: { order: ['Guide for designers', 'Atlas', 'Foundations', 'Components', 'Screens', 'Flows'] } },
  },
};

export default preview;
