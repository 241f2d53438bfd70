/** What is typed for a ticket and not sent yet. */
export interface ChatDraft {
  ticketId: string;
  text: string;
}

export type ChatDrafts = readonly ChatDraft[];

export const draftFor = (drafts: ChatDrafts, ticketId: string): string => drafts.find((draft) => draft.ticketId === ticketId)?.text ?? '';

/** The drafts with a ticket's text; an empty text is no draft. */
export function withDraft(drafts: ChatDrafts, ticketId: string, text: string): ChatDrafts {
  const others = drafts.filter((draft) => draft.ticketId !== ticketId);
  return text === '' ? others : [...others, { ticketId, text }];
}

function isDraft(raw: unknown): raw is ChatDraft {
  return typeof raw === 'object' && raw !== null && 'ticketId' in raw && typeof raw.ticketId === 'string' && 'text' in raw && typeof raw.text === 'string';
}

/** What was stored, without what can't be read. */
export const parseDrafts = (raw: unknown): ChatDrafts | undefined => (Array.isArray(raw) ? raw.filter(isDraft) : undefined);
