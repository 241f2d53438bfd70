import { localDay } from '../../domain/dates';

export const csvType = 'text/csv;charset=utf-8';

/** A file's name with the local day in it: 'payouts-2026-03-14.csv'. */
export const csvName = (what: string): string => `${what}-${localDay(new Date().toISOString())}.csv`;
