import { destinationKeys } from './destinations';
import { patterns } from '../../paths';

/** The keys that lead to an address. */
export const keysTo = (href: string): readonly [string, string] | undefined =>
  Object.entries(destinationKeys).find(
    ([name]) => patterns[name as keyof typeof destinationKeys] === href,
  )?.[1].keys;
