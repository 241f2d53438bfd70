import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { readTicketTab, type TicketTab } from '../../domain/support/tickets';
import { hrefs } from '../../paths';
import { useAddress } from '../address/useAddress';

export interface SupportPlace {
  tab: TicketTab;
  /** The ticket that the address names. */
  ticketId: string | undefined;
  /** Shows another tab of the list. The open chat stays. */
  showTab: (tab: TicketTab) => void;
}

const wide = '(min-width: 900px)';

function watchWidth(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether list and chat are shown side by side. */
const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);

/**
 * Tab and ticket, kept in the address, so that Back, reload and a shared link restore them. If the address names no ticket, the one that
 * `first` returns replaces the address (section 2). After that a changed list doesn't change the chat (promise 3). On a narrow screen the
 * list comes first (R174).
 */
export function useSupportPlace(first: (tab: TicketTab) => string | undefined): SupportPlace {
  const [, navigate] = useLocation();
  const { params, setParams } = useAddress();
  const tab = readTicketTab(params.get('tab'));
  const ticketId = params.get('ticket') || undefined;
  const isWide = useIsWide();
  const wanted = ticketId === undefined && isWide ? first(tab) : undefined;
  useEffect(() => {
    if (wanted !== undefined) setParams((next) => next.set('ticket', wanted), { replace: true });
  }, [setParams, wanted]);
  return {
    tab,
    ticketId: ticketId ?? wanted,
    showTab: (next) => {
      if (next !== tab) navigate(hrefs.support({ tab: next, ticket: ticketId }));
    },
  };
}
