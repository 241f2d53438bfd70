import type { RecordGroup } from './commands';
import { formatCount } from '../../lib/numbers';

/** One record of each kind. */
export const recordNames: Record<RecordGroup, string> = {
  user: 'User',
  payout: 'Payout',
  account: 'Trading account',
  ticket: 'Ticket',
  challenge: 'Challenge',
  competition: 'Competition',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the palette says of the lists in which it finds records. */
export const findMessages = {
  reading: (many: string, { collected, count }: { collected: number; count: number }) =>
    count === 0
      ? `Reading ${many}`
      : `Reading ${many} ${formatCount(collected)} of ${formatCount(count)}`,
  waiting: (many: readonly string[]) => `Not read yet: ${many.join(', ')}`,
  failed: (many: string) => `${capital(many)} could not be read`,
  incomplete: (many: string) =>
    `The list kept changing while it was read, so ${many} may be missing`,
  searching: (many: string) => `Searching ${many}`,
} as const;
