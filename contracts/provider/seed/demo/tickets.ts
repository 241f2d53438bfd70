import { accountsOf, type SeedSize } from './accounts';
import { type Conversation, conversations } from './conversations';
import { dayMs, Draw, hourMs } from './draw';
import { identityOf } from './identity';
import { fullNameOf, personOf } from './people';
import { walletOf } from './payouts';
import { sampleUser } from './sample';

interface Ticket {
  ticket_id: number;
  user_id: number;
  subject: string;
  status: 'open' | 'closed';
  creator_name: string;
  created_at: string;
}

interface Message {
  ticket_id: number;
  text: string;
  is_from_staff: boolean;
  created_at: string;
}

const count = 160;

const isAbout: Record<Conversation['about'], (id: number, size: SeedSize) => boolean> = {
  anybody: (id, size) => accountsOf(id, size).length > 0,
  payee: (id, size) =>
    walletOf(id, size)?.transactions.some(({ type }) => type === 'debit') === true,
  phase1: (id, size) => accountsOf(id, size)[0]?.step === 1,
  phase2: (id, size) => accountsOf(id, size)[0]?.step === 2,
  failed: (id, size) => accountsOf(id, size)[0]?.step === 0,
  rejected: (id, size) => identityOf(id, size)?.status === 'rejected',
};

/**
 * The tickets of about ten weeks, the oldest first. Most old ones are closed; the newest wait for
 * an answer.
 */
export function ticketsOf(size: SeedSize): { tickets: Ticket[]; messages: Message[] } {
  const tickets: Ticket[] = [];
  const messages: Message[] = [];
  for (let place = 0; place < count; place += 1) {
    const draw = new Draw('ticket', place);
    const age = 70 * dayMs * ((count - place - 1 + draw.next()) / count) ** 1.6 + 20 * 60_000;
    const conversation =
      conversations[(place * 7 + draw.whole(0, 1)) % conversations.length] ??
      draw.pick(conversations);
    const userId = sampleUser(draw, size, (id) => isAbout[conversation.about](id, size));
    const written = messagesOf(4001 + place, conversation, { userId, age, draw }, size);
    const isFinished = written.length === conversation.lines.length;
    messages.push(...written);
    tickets.push({
      ticket_id: 4001 + place,
      user_id: userId,
      subject: conversation.subject,
      status: isFinished && (age > 6 * dayMs || draw.isOneIn(2)) ? 'closed' : 'open',
      creator_name: fullNameOf(personOf(userId)),
      created_at: written[0]?.created_at ?? size.epoch.toISOString(),
    });
  }
  return { tickets, messages };
}

interface Opened {
  userId: number;
  age: number;
  draw: Draw;
}

/**
 * The lines that were written until now: an answer takes some hours, a reply to it less or more.
 */
function messagesOf(
  ticketId: number,
  { lines }: Conversation,
  { userId, age, draw }: Opened,
  size: SeedSize,
): Message[] {
  let at = size.epoch.getTime() - age;
  const messages: Message[] = [];
  for (const [place, line] of lines.entries()) {
    if (at > size.epoch.getTime() - 60_000) break;
    const isFromStaff = place % 2 === 1;
    messages.push({
      ticket_id: ticketId,
      text: filled(line, userId, size),
      is_from_staff: isFromStaff,
      created_at: new Date(at).toISOString(),
    });
    at += draw.between(0.3, isFromStaff ? 20 : 9) * hourMs;
  }
  return messages;
}

function filled(line: string, userId: number, size: SeedSize): string {
  const [account] = accountsOf(userId, size);
  const payout = walletOf(userId, size)?.transactions.findLast(({ type }) => type === 'debit');
  const words: Record<string, string> = {
    first: personOf(userId).firstName,
    product: account?.product.name ?? 'the challenge',
    login: String(account?.login ?? ''),
    amount: payout?.price_amount.toLocaleString('en', { minimumFractionDigits: 2 }) ?? '',
    coin: payout?.pay_currency ?? '',
    network: payout?.pay_network ?? '',
  };
  return line.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}
