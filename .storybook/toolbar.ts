import type { Preview } from '@storybook/react-vite';
import { brands } from '../stories/app/brands';

// The keys have no slash, because Storybook drops address values that contain one.
export const zones = {
  UTC: 'UTC',
  Lisbon: 'Europe/Lisbon',
  NewYork: 'America/New_York',
  Kolkata: 'Asia/Kolkata',
  Auckland: 'Pacific/Auckland',
} as const;
export type ZoneName = keyof typeof zones;
export const zoneNames = Object.keys(zones) as ZoneName[];

type Icon = NonNullable<
  NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']
>;
/**
 * A switch of the toolbar: an icon whose tooltip is its name. Beside the sidebar, a narrow window
 * has no room for labels, which say what is chosen.
 */
const choice = (
  name: string,
  icon: Icon,
  titles: Record<string, string>,
  { hasLabel = false } = {},
) => ({
  description: name,
  toolbar: {
    icon,
    dynamicTitle: hasLabel,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark' }, { hasLabel: true }),
  direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  brand: choice(
    'Brand',
    'paintbrush',
    Object.fromEntries(Object.entries(brands).map(([key, { title }]) => [key, title])),
  ),
  timeZone: choice('Time zone', 'time', zones),
  text: choice('Text size', 'zoom', { normal: 'Text 100 %', double: 'Text 200 %' }),
  colors: choice('Colors', 'eye', { own: 'Own colors', forced: 'Forced colors' }),
  network: choice('Network', 'lightning', { fast: 'Fast network', slow: 'Slow network' }),
};

/** The manager's address has what differs from these. */
export const initialGlobals = {
  brand: 'console',
  theme: 'light',
  direction: 'ltr',
  timeZone: 'UTC',
  text: 'normal',
  colors: 'own',
  network: 'fast',
};
