import type { Ticket, TicketMessage } from '../../api/types';
import type { Load } from '../../domain/load';

/** The ticket whose chat is open. */
export type TicketSelection =
  | { status: 'none' }
  | { status: 'loading' }
  /** The address names a ticket that isn't in the list. */
  | { status: 'missing'; id: string }
  | { status: 'ready'; id: string; ticket: Ticket };

/** The messages of the selected ticket. */
export type ChatLoad =
  | Exclude<Load<unknown>, { status: 'ready' }>
  /** A 404: there is no such ticket any more. */
  | { status: 'missing'; onRetry: () => void }
  /** `onRetry`: the latest reading failed, so that newer messages may be missing. */
  | { status: 'ready'; messages: readonly TicketMessage[]; onRetry?: () => void };
