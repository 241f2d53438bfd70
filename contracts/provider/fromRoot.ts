import { fileURLToPath } from 'node:url';

/**
 * The path of a file of the repository. The compiled backend has what it reads in the same folders,
 * and this code as deep in them (.deploy/compileBackend.mjs).
 */
export const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));
