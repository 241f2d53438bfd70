// Which checks the changed files have to do with: for npm run check and npm test -- --changed.
import { git } from '../run/process.mjs';

/** The versions of tools and libraries, and how tests are run: every check depends on them. */
const everything = /^(package(-lock)?\.json|\.npmrc|vitest\.config\.ts)$/;
/** What the built console and the backend behind it are made of. */
const application =
  /^(index\.html|src\/|vite\.config\.ts|openapi\/|contracts\/provider\/|\.setup\/build\/)/;

/** `touchedBy` of a check that is run only if it is asked for, or everything is. */
export const NOTHING = /^$/;

/** Files that differ from a commit, new ones too, as paths from the root. */
export const filesSince = (base) =>
  `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter(Boolean);

/**
 * Whether a check has to do with changed files. One without `touchedBy` chooses its tests itself.
 * @param {{ touchedBy?: RegExp }} check
 * @param {string[]} files paths from the root
 */
export const isTouched = ({ touchedBy }, files) =>
  !touchedBy ||
  (touchedBy !== NOTHING && files.some((file) => everything.test(file) || touchedBy.test(file)));

/**
 * Whether end-to-end tests may have other results. They import nothing of the application, so their
 * runner can't tell.
 */
export const isApplicationTouched = (files) =>
  files.some((file) => everything.test(file) || application.test(file));
