import { useEffect, useRef, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useReading, type Reading, inBackground } from '~/api/reading/reading';
import type { Id, Page, Ticket, TicketMessage } from '~/api/types';
import { onVisibilityChange } from '~/lib/browser/visibility';
import { isSameId } from '~/lib/records';
import { limits } from '~/lib/limits';
import { useConfirm } from '~/mutation/confirm';
import { useMutation, type MutationOptions } from '~/mutation/useMutation';
import { closeTicket, listTickets, ticketsSource } from '../api';
import { isAnyUnsent } from '../chat/outbox';
import { onTicketChange, readUnfinished, whenSent, type Unfinished } from '../chat/useOutbox';
import { closingConsequence, supportMessages } from '../messages';
import { ticketCan } from './model';

/**
 * Reads the tickets again 45 s after they were last read for whatever reason. A message that was
 * sent is added.
 */
export function useTickets(): Reading<Page<Ticket>> {
  const { cache, mutate } = useSWRConfig();
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  useEffect(
    () =>
      onTicketChange((id, sent) =>
        inBackground(
          // Changing a list that is still loading would drop its response.
          sent && cache.get(unstable_serialize(ticketsSource.key))?.data
            ? mutate<Page<Ticket>>(
                ticketsSource.key,
                (page) =>
                  withChange(page, id, ({ messages }) => ({
                    messages: messages && [...messages, sent],
                  })),
                { revalidate: false },
              )
            : mutate(ticketsSource.key),
        ),
      ),
    [cache, mutate],
  );
  const reading = useReading(ticketsSource);
  const isWaiting =
    !isHidden && reading.data !== undefined && !reading.error && !reading.isValidating;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => inBackground(mutate(ticketsSource.key)), limits.polling.everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, mutate]);
  return reading;
}

const withChange = (
  page: Page<Ticket> | undefined,
  id: Id,
  change: (ticket: Ticket) => Partial<Ticket>,
) =>
  page && {
    ...page,
    results: page.results.map((ticket) =>
      isSameId(ticket.ticket_id, id) ? { ...ticket, ...change(ticket) } : ticket,
    ),
  };

async function findClosed(id: Id): Promise<true | undefined> {
  const ticket = (await listTickets()).results.find((one) => isSameId(one.ticket_id, id));
  if (!ticket) throw new Error('The list does not have the ticket');
  return ticket.status === 'closed' ? true : undefined;
}

export class UnfinishedTicket extends Error {
  override readonly name = 'UnfinishedTicket';

  constructor(readonly unfinished: Unfinished) {
    super('The ticket is unfinished');
  }
}

interface Closing {
  id: Id;
  messages?: readonly TicketMessage[] | undefined;
  isConfirmed?: boolean;
  isForNext?: boolean;
}

export const closingLock = (id: Id): string => `ticket ${String(id)}`;

export function useCloseTicket(
  options: Pick<MutationOptions<[Closing], true, undefined>, 'onSuccess' | 'onConflict'> = {},
) {
  const { mutate } = useSWRConfig();
  const { key } = ticketsSource;
  return useMutation<[Closing], true>({
    about: ({ id }) => closingLock(id),
    before: async ({ id, messages, isConfirmed = false }) => {
      const ticketId = String(id);
      await whenSent(ticketId);
      const unfinished = readUnfinished(ticketId, messages);
      if (!isConfirmed && (unfinished.isUnanswered || isAnyUnsent(unfinished)))
        throw new UnfinishedTicket(unfinished);
    },
    send: ({ id }) => closeTicket(id).then(() => true as const),
    findResult: ({ id }) => findClosed(id),
    updateCache: (_closed, { id }) =>
      mutate<Page<Ticket>>(key, (page) => withChange(page, id, () => ({ status: 'closed' })), {
        revalidate: false,
      }),
    // Even after a failure, because another admin may have closed it first.
    invalidates: () => [key],
    succeeded: (_closed, { id }) => supportMessages.closed(String(id)),
    failed: ({ id }) => supportMessages.closeFailed(String(id)),
    ...options,
  });
}

/** Asks before an unfinished ticket is closed (R176). A closed one stays in view (R46). */
export function useCloseSelectedTicket(
  id: string | undefined,
  ticket: Ticket | undefined,
  onNext: (closedId: string) => void,
) {
  const confirm = useConfirm();
  const goOn = useRef(onNext);
  useEffect(() => {
    goOn.current = onNext;
  });
  const canClose = ticketCan.close(ticket);
  // A question is about the ticket that is shown (promise 3). It is withdrawn when another ticket
  // is opened or once the ticket is closed.
  const asking = useRef<{ id: string | undefined; takeBack?: () => void }>({ id: undefined });
  useEffect(() => {
    const seen: typeof asking.current = { id: canClose ? id : undefined };
    asking.current = seen;
    return () => {
      asking.current = { id: undefined };
      seen.takeBack?.();
    };
  }, [id, canClose]);
  const ask = (closing: Closing, { pending, failed, ...unfinished }: Unfinished) => {
    const ticketId = String(closing.id);
    if (asking.current.id !== ticketId) return;
    asking.current.takeBack = confirm({
      title: 'Close Ticket',
      question: supportMessages.confirmClose(ticketId),
      consequence: closingConsequence({ ...unfinished, unsent: pending + failed }),
      confirmLabel: 'Close Ticket',
      busyLabel: 'Closing…',
      onConfirm: () => run({ ...closing, isConfirmed: true }),
    });
  };
  const { run, isBusyWith } = useCloseTicket({
    onSuccess: (_closed, closing) => {
      if (closing.isForNext) goOn.current(String(closing.id));
    },
    onConflict: (cause, closing) => {
      if (!(cause instanceof UnfinishedTicket)) return false;
      ask(closing, cause.unfinished);
      return true;
    },
  });
  const start = (isForNext: boolean) =>
    canClose && ticket
      ? () => void run({ id: ticket.ticket_id, messages: ticket.messages, isForNext })
      : undefined;
  return {
    close: start(false),
    closeAndNext: start(true),
    isBusy: id !== undefined && isBusyWith(closingLock(id)),
  };
}
