import { isRecord } from '../values/records';

/** 'listed': as the server lists them. */
export const reviewOrders = ['listed', 'oldest', 'largest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** In which order the payouts of a run come. */
export interface Arrangement {
  order: ReviewOrder;
  /** A person's payouts follow each other. */
  isByPerson: boolean;
}

export const asListed: Arrangement = { order: 'listed', isByPerson: false };

/** The arrangement out of storage. */
export function readArrangement(raw: unknown): Arrangement {
  if (!isRecord(raw)) return asListed;
  return { order: reviewOrders.find((order) => order === raw['order']) ?? 'listed', isByPerson: raw['isByPerson'] === true };
}
