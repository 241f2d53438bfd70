import { localDay } from '../dates';
import { saveFile } from './saveFile';

/** Saves a CSV file. The local day is added to its name: 'payouts-2026-03-14.csv'. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(`${name}-${localDay(new Date().toISOString())}.csv`, csv, 'text/csv;charset=utf-8');
