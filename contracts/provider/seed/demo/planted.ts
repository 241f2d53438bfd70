/**
 * What is wrong with a user's papers or payouts, on purpose. Everybody else has nothing that a
 * check could find.
 */
export type Risk =
  | 'sharedAddress'
  | 'changedAddress'
  | 'badChecksum'
  | 'otherNetwork'
  | 'kycPending'
  | 'kycRejected'
  | 'moreThanProfit'
  | 'rateOff'
  | 'twoPending'
  | 'noAddressProof'
  | 'firstPayout';

/** Each of these users has one pending payout with this risk. The README has the same table. */
export const plantedRisks: Readonly<Record<number, Risk>> = {
  21: 'sharedAddress',
  22: 'changedAddress',
  23: 'badChecksum',
  24: 'otherNetwork',
  25: 'kycPending',
  26: 'kycRejected',
  27: 'moreThanProfit',
  28: 'rateOff',
  29: 'twoPending',
  30: 'noAddressProof',
  31: 'firstPayout',
};

/** Whose address user 21 gives as their own. They have no pending payout themselves. */
export const sharedWith = 20;

export type Flaw = 'name' | 'birth' | 'expired' | 'address' | 'old' | 'damaged';

/** Each of these users has pending papers of which one does not match. */
export const plantedFlaws: Readonly<Record<number, Flaw>> = {
  41: 'name',
  42: 'birth',
  43: 'expired',
  44: 'address',
  45: 'old',
  46: 'damaged',
};

/** Users with a part of their own. */
export const cast = {
  /**
   * The admin who signs in also trades, and has a pending payout and a pending identity. Nobody
   * decides on their own (R236).
   */
  admin: 1,
  /** Has a wallet history of several pages. */
  veteran: 3,
  /** Has a wallet that gets a 403. */
  restricted: 14,
  /** Has nothing at all yet. */
  newcomer: 12,
} as const;

/** They are paid again and again, and have a pending payout with nothing wrong. */
const cleanPayees: readonly number[] = [cast.veteran, 15, 16, 17, 18, 19];

/** Whether the user's part needs a pending payout. Other users have one by chance. */
export const hasPlannedPayout = (id: number): boolean =>
  plantedRisks[id] !== undefined ||
  cleanPayees.includes(id) ||
  id === cast.admin ||
  id === cast.restricted;
