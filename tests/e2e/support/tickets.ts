import type { Page } from '@playwright/test';
import type { Ticket, TicketMessage, TicketMessagePage, TicketPage } from '~/api/types';
import type { Backend } from './backend';
import { expect } from './test';

/**
 * The API has no calls for what traders do. The backend offers them to tests
 * (contracts/provider/faults).
 */
async function actAsTrader<T>(backend: Backend, path: string, body: unknown): Promise<T> {
  const response = await fetch(`${backend.origin}/__faults/tickets${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`A trader's ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

export interface OpenedTicket {
  id: string;
  subject: string;
}

/** A ticket that no other test uses, with its trader's messages. */
export async function openTicket(backend: Backend, ...texts: string[]): Promise<OpenedTicket> {
  const subject = `Ticket ${Math.random().toString(36).slice(2, 10)}`;
  const { ticket_id: id } = await actAsTrader<Pick<Ticket, 'ticket_id'>>(backend, '', { subject });
  for (const text of texts) await writeAsTrader(backend, String(id), text);
  return { id: String(id), subject };
}

export const writeAsTrader = (backend: Backend, id: string, text: string) =>
  actAsTrader<TicketMessage>(backend, `/${id}/messages`, { text });

/** The server's messages of a ticket, oldest first. */
export async function messagesOf(backend: Backend, id: string): Promise<string[]> {
  return (await backend.send<TicketMessagePage>('GET', `/admin/ticket/${id}/messages`)).results.map(
    ({ text }) => text,
  );
}

export async function statusOf(backend: Backend, id: string): Promise<string | undefined> {
  return (await backend.send<TicketPage>('GET', '/admin/ticket')).results.find(
    ({ ticket_id: one }) => String(one) === id,
  )?.status;
}

/** The chat as an admin sees and uses it. */
export const chatOn = (page: Page) => ({
  title: page.getByRole('region', { name: 'Chat' }).getByRole('heading', { level: 2 }),
  log: page.getByRole('log', { name: 'Conversation' }),
  box: page.getByRole('textbox', { name: 'Message' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  close: page
    .getByRole('region', { name: 'Chat' })
    .getByRole('button', { name: 'Close', exact: true }),
});

export async function openChat(
  page: Page,
  { id, subject }: OpenedTicket,
): Promise<ReturnType<typeof chatOn>> {
  await page.goto(`/support?ticket=${id}`);
  const chat = chatOn(page);
  await expect(chat.title).toHaveText(subject);
  return chat;
}
