import { dash } from './text';

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A count with thousands separators; a dash where the wire gave no number (R5). */
export const formatCount = (value: unknown): string => (typeof value === 'number' && Number.isFinite(value) ? counts.format(value) : dash);
