export type AmountBucket = '0-100' | '100-500' | '500+';

/** Both ends are included (R112). */
export interface AmountRange {
  amount_min: number;
  amount_max?: number;
}

/** Section 9's buckets; the last one has no upper end. */
export const amountBuckets: Record<AmountBucket, AmountRange> = {
  '0-100': { amount_min: 0, amount_max: 100 },
  '100-500': { amount_min: 100, amount_max: 500 },
  '500+': { amount_min: 500 },
};

const isBucket = (text: string): text is AmountBucket => Object.hasOwn(amountBuckets, text);

/** The range of a bucket; undefined for a text that is none. */
export const amountBucketRange = (bucket: string): AmountRange | undefined => (isBucket(bucket) ? amountBuckets[bucket] : undefined);
