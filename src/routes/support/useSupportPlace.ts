import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readTicketTab, type TicketTab } from '../../domain/tickets';
import { hrefs } from '../../paths';

export interface SupportPlace {
  tab: TicketTab;
  /** The ticket that the address names. */
  ticketId: string | undefined;
  /** Lists another tab; the open chat stays. */
  showTab: (tab: TicketTab) => void;
}

const wide = '(min-width: 900px)';

function watchWidth(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether list and chat stand side by side. */
const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);

/**
 * Tab and ticket, kept in the address, so that Back, reload and a shared link restore them. Without a ticket the one that `first` finds in the tab
 * takes the place of the entry (section 2): from then on a list that changes doesn't change the chat (promise 3). On a narrow screen the list comes
 * first (R174).
 */
export function useSupportPlace(first: (tab: TicketTab) => string | undefined): SupportPlace {
  const [, navigate] = useLocation();
  // Only to be called again when it changes: the router decodes it, after which an encoded '%' of an id can't be told from a plain one (R6).
  useSearch();
  const params = new URLSearchParams(location.search);
  const tab = readTicketTab(params.get('tab'));
  const ticketId = params.get('ticket') || undefined;
  const isWide = useIsWide();
  const wanted = ticketId === undefined && isWide ? first(tab) : undefined;
  useEffect(() => {
    // Tickets that come while the admin is leaving must not take them back.
    if (wanted !== undefined && location.pathname === hrefs.support({})) navigate(hrefs.support({ tab, ticket: wanted }), { replace: true });
  }, [navigate, tab, wanted]);
  return {
    tab,
    ticketId: ticketId ?? wanted,
    showTab: (next) => {
      if (next !== tab) navigate(hrefs.support({ tab: next, ticket: ticketId }));
    },
  };
}
