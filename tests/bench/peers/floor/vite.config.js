import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';

/** One build for each page, so that none carries another's script: users, payouts or support. */
const page = process.env.FLOOR_PAGE ?? 'users';

export default {
  plugins: [react()],
  resolve: { alias: { 'floor-page': fileURLToPath(new URL(`src/${page}.jsx`, import.meta.url)) } },
  build: { modulePreload: { polyfill: false } },
};
