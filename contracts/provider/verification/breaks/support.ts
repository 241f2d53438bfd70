import { changed, renamed, type SeededBreak, withBody, withStatus } from './seededBreak';

export const supportBreaks: readonly SeededBreak[] = [
  {
    name: 'tickets are listed as `tickets`',
    operation: 'listTickets',
    at: 200,
    answer: renamed('results', 'tickets'),
  },
  {
    name: "a ticket's status is a third one",
    operation: 'listTickets',
    at: 200,
    answer: changed('status', () => 'resolved'),
  },
  {
    name: '`is_mine` of a message is a text',
    operation: 'listTicketMessages',
    at: 200,
    answer: changed('is_mine', String),
  },
  {
    name: 'a closed ticket takes messages',
    operation: 'sendTicketMessage',
    at: 409,
    answer: (answer) => ({
      ...answer,
      status: 201,
      body: { text: 'Hello', created_at: '2026-03-15T12:00:00Z', is_mine: true },
    }),
  },
  {
    name: 'the answer to a sent message is a list',
    operation: 'sendTicketMessage',
    at: 201,
    answer: withBody((message) => ({ results: [message] })),
  },
  {
    name: 'a ticket can be closed twice',
    operation: 'closeTicket',
    at: 409,
    answer: withStatus(200),
  },
  {
    name: 'closing an unknown ticket is a 500',
    operation: 'closeTicket',
    at: 404,
    answer: withStatus(500),
  },
];
