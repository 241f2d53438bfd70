import { isRecord } from '../../../lib/records';

/** 'listed' is the server's order. */
export const reviewOrders = ['listed', 'oldest', 'largest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** The order of a run's payouts. */
export interface Arrangement {
  order: ReviewOrder;
  /** The payouts of one person come one after the other. */
  isByPerson: boolean;
}

export const asListed: Arrangement = { order: 'listed', isByPerson: false };

/** Reads a stored arrangement. */
export function readArrangement(raw: unknown): Arrangement {
  if (!isRecord(raw)) return asListed;
  return {
    order: reviewOrders.find((order) => order === raw['order']) ?? 'listed',
    isByPerson: raw['isByPerson'] === true,
  };
}
