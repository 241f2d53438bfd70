import { describe, expect } from 'vitest';
import type { Id } from '~/api/types';
import { deleteUser } from '~/features/users/api';
import { userMessages } from '~/features/users/messages';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { pathWithId } from '../matchers';
import { refusals } from '../refusals';

const deleting = (id: Id): Request => ({
  method: 'DELETE',
  path: pathWithId('/admin/users/', id, '/delete'),
});

const id = 1042;
const opaqueId = 'usr 8f2c/1';
const nobody = 'User not found.';
const ownAccount = 'You cannot delete your own account.';

describe('deleteUser', () => {
  interaction(
    {
      given: ['a user has this id', { id }],
      uponReceiving: 'a request to delete this user',
      request: deleting(id),
      answer: { status: 200 },
    },
    () => expect(deleteUser(id)).resolves.toBeUndefined(),
  );

  interaction(
    {
      given: ['no user has this id', { id }],
      uponReceiving: 'a request to delete this user',
      request: deleting(id),
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(deleteUser(id), 404, userMessages.deleteFailed, nobody),
  );

  // An id may contain any character and is still one segment of the path (R6).
  interaction(
    {
      given: ['no user has this id', { id: opaqueId }],
      uponReceiving: 'a request to delete this user, whose id needs encoding',
      request: deleting(opaqueId),
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(deleteUser(opaqueId), 404, userMessages.deleteFailed, nobody),
  );

  interaction(
    {
      given: ['the signed-in admin has this id', { id }],
      uponReceiving: 'a request to delete this user',
      request: deleting(id),
      answer: { status: 409, body: messageBody(ownAccount) },
    },
    () => expectServerMessage(deleteUser(id), 409, userMessages.deleteFailed, ownAccount),
  );

  refusals({
    name: 'a request to delete a user',
    request: { method: 'DELETE', path: `/admin/users/${id}/delete` },
    run: () => deleteUser(id),
    policy: userMessages.deleteFailed,
    defaultMessage: 'Error while deleting user',
  });
});
