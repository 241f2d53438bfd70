import { readFirmConfig, type ReadFirm } from '~/app/firmConfig';
import mark from '~/ui/theme/icon.svg?url';

const read = (config: object): ReadFirm => readFirmConfig(JSON.stringify(config), location.origin);

/** The brands of the toolbar: what three firms could have in their `config.json` (R370). */
export const brands: Record<string, { title: string; read: ReadFirm }> = {
  console: { title: 'Console', read: read({}) },
  northwind: {
    title: 'Northwind',
    read: read({ name: 'Northwind Funding', logo: mark, accent: '#0f6b5c' }),
  },
  meridian: {
    title: 'Meridian',
    read: read({ name: 'Meridian Capital', environment: 'STAGING', accent: '#a3195b' }),
  },
};

/** The brand that is chosen in the toolbar. */
export const brandOf = (globals: Record<string, unknown>): ReadFirm =>
  (brands[String(globals['brand'])] ?? { read: read({}) }).read;
