import { findRoute } from '~/routes';
import { isRecord } from '~/lib/records';

/** The list as it was left (R350). */
export interface CameFrom {
  address: string;
  scrollY: number;
}

/** Survives a reload; a link that is opened anew has none. */
interface EntryState {
  from?: CameFrom | undefined;
  isReturn?: boolean;
}

const entryState = (): EntryState => {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
};

/** Undefined if the page was opened by its own link. */
export const cameFrom = (): CameFrom | undefined => entryState().from;

export const isReturn = (): boolean => entryState().isReturn === true;

const hasId = (path: string) => findRoute(path).path.includes(':');

export const addressNow = (): string => location.pathname + location.search;

export const pathOf = (address: string) => new URL(address, location.origin).pathname;

/** Keeps where the admin came from, or notes the list that they are leaving. */
export function stateFor(path: string, state: unknown): unknown {
  const isSamePage = path === location.pathname;
  const from =
    isSamePage || hasId(location.pathname)
      ? cameFrom()
      : { address: addressNow(), scrollY: window.scrollY };
  if (!from || pathOf(from.address) === path) return state;
  return { from, ...(isRecord(state) && state) };
}

/** Undefined unless this page was reached from that list. */
export function backTo(list: string): { address: string; state: EntryState } | undefined {
  const from = cameFrom();
  return from && pathOf(from.address) === list
    ? { address: from.address, state: { isReturn: true } }
    : undefined;
}
