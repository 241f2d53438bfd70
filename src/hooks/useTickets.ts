import type { Page } from '../api/page';
import { listTickets } from '../api/support';
import type { Ticket } from '../api/types';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** All tickets, open and closed. */
export const useTickets = (): Reading<Page<Ticket>> => useReading(keys.support.tickets(), listTickets);
