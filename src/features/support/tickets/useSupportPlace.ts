import { useEffect } from 'react';
import { useMedia } from '../../../ui/layout/wideScreen';
import { readTicketTab, ticketId as ticketKey, type TicketTab } from './tickets';
import type { ListTools } from '../../../lib/load';
import type { View } from '../../../lib/views';
import { useSelection } from '../../../list/listMemory';
import { putParam } from '../../../list/useAddress';
import { useListAddress } from '../../../list/useListAddress';
import { readSorting, type ListSearch } from '../../../list/useListSearch';

export interface SupportPlace
  extends
    Pick<ListSearch<never>, 'sorted' | 'sortBy'>,
    Pick<ListTools, 'layout' | 'views' | 'selecting'> {
  tab: TicketTab;
  /** The ticket that the address names. */
  ticketId: string | undefined;
  /** What is searched for in the list. */
  search: string;
  /** Shows another tab of the list. The open chat stays. */
  showTab: (tab: TicketTab) => void;
  /** Shows another open ticket. */
  showOpenTicket: (id: string) => void;
  setSearch: (search: string) => void;
}

const builtIn: readonly View[] = [
  { id: 'open', name: 'Open tickets', query: 'tab=open', isBuiltIn: true },
];
const filters = ['tab', 'search'];

/** Here list and chat are side by side. */
const sideBySide = '(min-width: 900px)';

/**
 * Tab, ticket and search, kept in the address, so that Back, reload and a shared link restore them.
 * If the address names no ticket, the one that `first` returns replaces the address (section 2).
 * After that a changed list doesn't change the chat (promise 3). On a narrow screen the list comes
 * first.
 */
export function useSupportPlace(first: (tab: TicketTab) => string | undefined): SupportPlace {
  const { address, layout, views } = useListAddress({ list: 'tickets', builtIn, filters });
  const { params, setParams } = address;
  const tab = readTicketTab(params.get('tab'));
  const ticketId = params.get('ticket') || undefined;
  const search = params.get('search') ?? '';
  const isSideBySide = useMedia(sideBySide);
  const wanted = ticketId === undefined && isSideBySide ? first(tab) : undefined;
  useEffect(() => {
    if (wanted !== undefined) setParams((next) => next.set('ticket', wanted), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is new on every render; only the ticket matters
  }, [wanted]);
  return {
    tab,
    ticketId: ticketId ?? wanted,
    search,
    layout,
    views,
    selecting: useSelection({ path: address.path, keyOf: ticketKey }),
    ...readSorting(address),
    showTab: (next) => {
      if (next === tab) return;
      setParams((to) => {
        putParam(to, 'tab', next === 'closed' && next);
        to.sort();
      });
    },
    showOpenTicket: (id) =>
      setParams((next) => {
        next.delete('tab');
        next.set('ticket', id);
      }),
    setSearch: (text) => setParams((next) => putParam(next, 'search', text), { replace: true }),
  };
}
