import type { Ticket } from '../../../api/types';
import type { ColumnHead } from '../../../ui/table/columns';
import { ticketSortKeys, type TicketTab } from './tickets';
import type { CsvField } from '../../../lib/csv';
import type { ListTools } from '../../../lib/load';
import { writeSorted } from '../../../lib/sorting';
import { hrefs, type PathId } from '../../../paths';

export type TicketColumnId = keyof typeof ticketSortKeys;

/**
 * Section 2: the columns in the given order. A ticket is called by its subject, so that column
 * stays. Widths: ticketList.css.
 */
export const ticketColumns: readonly (ColumnHead<Ticket> & { id: TicketColumnId })[] = [
  { id: 'id', header: 'ID', className: 'ticket-id', placeholder: 40, sort: ticketSortKeys.id },
  {
    id: 'subject',
    card: 'name',
    header: 'Subject',
    className: 'ticket-subject',
    placeholder: 180,
    sort: ticketSortKeys.subject,
  },
  {
    id: 'date',
    header: 'Date',
    className: 'ticket-date',
    placeholder: 96,
    sort: ticketSortKeys.date,
  },
  {
    id: 'status',
    header: 'Status',
    className: 'ticket-status',
    placeholder: 56,
    sort: ticketSortKeys.status,
  },
];

/** What the file of an export has of each ticket. */
export const ticketFields: readonly CsvField<Ticket>[] = [
  { header: 'ID', value: (row) => row.ticket_id },
  { header: 'Subject', value: ({ subject }) => subject },
  { header: 'Creator', value: (row) => row.creator_name },
  { header: 'Date', column: 'date', value: (row) => row.created_at },
  { header: 'Status', column: 'status', value: ({ status }) => status },
];

interface TicketsShown {
  tab: TicketTab;
  /** The ticket that is opened. Without it the list. */
  ticket?: PathId;
  search: string;
  tools: Pick<ListTools, 'sorting' | 'layout'>;
}

/** An address that stays in the list as it is shown. */
export const ticketsHref = ({ tools: { sorting, layout }, ...place }: TicketsShown): string =>
  hrefs.support({
    ...place,
    sort: writeSorted(sorting),
    columns: layout.isInAddress ? layout.columns : undefined,
  });
