import { sql } from 'drizzle-orm';
import { pick, type SeedStep } from './step';

const t = sql.raw('t');
const m = sql.raw('(ticket_id + m)');

const subjects = [
  'Payout still pending after three days',
  'Cannot log in to MT5',
  'KYC rejected, why?',
  'Refund of the challenge fee',
  'Wrong balance after a reset',
  "Can't upload my passport",
  'مشكلة في السحب',
  '<img src=x onerror=alert(1)>',
  'Question about weekend holding 🙂',
  'Change of email address',
  'I would like to understand in full detail every single rule that applies to news trading ' +
    'during the second phase of my evaluation, please',
];
const texts = [
  'Hello, could you please look at this?',
  'Of course, we are checking it now.',
  'Thank you! Any news?',
  'It was approved this morning. You should see it within a day.',
  "That's great, thanks.",
  '<script>alert("chat")</script>',
  'شكرا جزيلا',
  'One more thing: does the same hold for my second account, and if it does, from which day on? 🤔',
];

/**
 * Open and closed tickets with up to twelve messages, in turn from both sides. The newest has none
 * and one has two hundred.
 */
export const seedSupport: SeedStep = ({ users, epoch }) => [
  sql`
    INSERT INTO tickets (ticket_id, user_id, subject, status, creator_name, created_at)
    SELECT 1000 + t, users.id, ${pick(subjects, t)}, CASE WHEN mod(t, 5) IN (1, 3) THEN 'closed' ELSE 'open' END,
      CASE WHEN mod(t, 23) = 9 THEN NULL ELSE first_name || ' ' || last_name END, ${epoch}::timestamptz - (161 - t) * interval '7 hours'
    FROM generate_series(1::bigint, 160::bigint) AS t JOIN users ON users.id = 3 + mod(t * 17, ${users - 2}::bigint)`,
  sql`
    INSERT INTO ticket_messages (ticket_id, text, is_from_staff, created_at)
    SELECT ticket_id, ${pick(texts, m)}, mod(m, 2) = 0, created_at + m * interval '2 minutes'
    FROM tickets CROSS JOIN generate_series(1::bigint, 200::bigint) AS m
    WHERE m <= CASE ticket_id WHEN 1160 THEN 0 WHEN 1159 THEN 200 ELSE mod(ticket_id * 7, 13) END
    ORDER BY ticket_id, m`,
];
