import { describe, expect } from 'vitest';
import { endCompetition } from '~/features/competitions/api';
import type { Id } from '~/api/types';
import { competitionMessages } from '~/features/competitions/messages';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { pathWithId } from '../matchers';
import { refusals } from '../refusals';

const ending = (id: Id): Request => ({
  method: 'POST',
  path: pathWithId('/admin/competition/', id, '/end'),
});

const id = 71;
const opaqueId = 'cmp 8f2c/1';
const nobody = 'Competition not found.';
const over = 'This competition has already ended.';

describe('endCompetition', () => {
  // The console sends no body (R124) and doesn't show the answer's message (section 8).
  interaction(
    {
      given: ['a competition is running', { id, contestants: 1 }],
      uponReceiving: 'a request to end this competition',
      request: ending(id),
      answer: { status: 200 },
    },
    () => expect(endCompetition(id)).resolves.toBeUndefined(),
  );

  interaction(
    {
      given: ['a competition has ended', { id }],
      uponReceiving: 'a request to end this competition',
      request: ending(id),
      answer: { status: 409, body: messageBody(over) },
    },
    () => expectServerMessage(endCompetition(id), 409, competitionMessages.endFailed, over),
  );

  interaction(
    {
      given: ['no competition has this id', { id }],
      uponReceiving: 'a request to end this competition',
      request: ending(id),
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(endCompetition(id), 404, competitionMessages.endFailed, nobody),
  );

  // An id may contain any character and is still one segment of the path (R6).
  interaction(
    {
      given: ['no competition has this id', { id: opaqueId }],
      uponReceiving: 'a request to end this competition, whose id needs encoding',
      request: ending(opaqueId),
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(endCompetition(opaqueId), 404, competitionMessages.endFailed, nobody),
  );

  refusals({
    name: 'a request to end a competition',
    request: { method: 'POST', path: `/admin/competition/${id}/end` },
    run: () => endCompetition(id),
    policy: competitionMessages.endFailed,
    defaultMessage: 'Error ending competition',
  });
});
