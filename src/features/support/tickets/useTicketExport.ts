import { listTickets } from '../api';
import type { Ticket } from '../../../api/types';
import { searchTickets, ticketId, ticketsIn } from './tickets';
import type { ExportView } from '../../../lib/load';
import { serverOnly } from '../../../api/failureMessages';
import { ticketFields } from './ticketColumns';
import { useListExport } from '../../../list/useListExport';
import type { SupportPlace } from './useSupportPlace';

export const ticketWords = { one: 'ticket', many: 'tickets' };

/** The export of a tab's tickets that match the search. */
export const useTicketExport = ({ tab, search, layout }: SupportPlace): ExportView =>
  useListExport<Ticket>({
    name: 'tickets',
    words: ticketWords,
    fields: ticketFields,
    columns: layout.columns,
    // One call returns all tickets, of both tabs (R117).
    read: (_page, signal) => listTickets(signal),
    keyOf: ticketId,
    find: (all) => searchTickets(ticketsIn(tab, all), search),
    failed: serverOnly,
  });
