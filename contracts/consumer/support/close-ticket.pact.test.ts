import { describe, expect } from 'vitest';
import type { Id } from '~/api/types';
import { closeTicket } from '~/features/support/api';
import { supportMessages } from '~/features/support/messages';
import { buildMessage } from '../../../tests/fixtures/errors';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { pathWithId, text } from '../matchers';
import { refusals } from '../refusals';

const ticketId = 7301;
const opaqueId = 'tkt 8f2c/1';
const closing = (id: Id): Request => ({
  method: 'POST',
  path: pathWithId('/admin/ticket/', id, '/close'),
});
const name = 'a request to close this ticket';
const closeFailed = (id: Id) => supportMessages.closeFailed(String(id));
const again = 'This ticket is already closed.';
const nobody = 'Ticket not found.';

describe('closeTicket', () => {
  interaction(
    {
      given: ['an open ticket has this id', { id: ticketId, messages: 0 }],
      uponReceiving: name,
      request: closing(ticketId),
      answer: { status: 200, body: { message: text(buildMessage('Ticket closed.').message) } },
    },
    () => expect(closeTicket(ticketId)).resolves.toBeUndefined(),
  );

  interaction(
    {
      given: ['a closed ticket has this id', { id: ticketId }],
      uponReceiving: name,
      request: closing(ticketId),
      answer: { status: 409, body: messageBody(again) },
    },
    () => expectServerMessage(closeTicket(ticketId), 409, closeFailed(ticketId), again),
  );

  for (const id of [ticketId, opaqueId]) {
    interaction(
      {
        given: ['no ticket has this id', { id }],
        uponReceiving: typeof id === 'number' ? name : `${name}, whose id needs encoding`,
        request: closing(id),
        answer: { status: 404, body: messageBody(nobody) },
      },
      () => expectServerMessage(closeTicket(id), 404, closeFailed(id), nobody),
    );
  }

  refusals({
    name: 'a request to close a ticket',
    request: { method: 'POST', path: `/admin/ticket/${ticketId}/close` },
    run: () => closeTicket(ticketId),
    policy: closeFailed(ticketId),
    defaultMessage: 'Error while closing ticket 7301',
  });
});
