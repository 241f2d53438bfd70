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
 * A switch of the toolbar, whose label says what is chosen. Labels are short: all of them fit
 * beside the sidebar of a window of 1,024 pixels.
 */
const choice = (name: string, icon: Icon, titles: Record<string, string>) => ({
  description: name,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  direction: choice('Direction', 'transfer', { ltr: 'LTR', rtl: 'RTL' }),
  brand: choice(
    'Brand',
    'paintbrush',
    Object.fromEntries(Object.entries(brands).map(([key, { title }]) => [key, title])),
  ),
  timeZone: choice('Time zone', 'time', zones),
  text: choice('Text size', 'zoom', { normal: '100 %', double: '200 %' }),
  colors: choice('Colors', 'eye', { own: 'Own', forced: 'Forced' }),
  network: choice('Network', 'lightning', { fast: 'Fast', slow: 'Slow' }),
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
