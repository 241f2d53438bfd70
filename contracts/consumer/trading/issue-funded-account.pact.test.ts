import { describe, expect } from 'vitest';
import { issueFundedAccount } from '~/features/trading/api';
import { failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { pathWithId } from '../matchers';
import { silentRefusals } from '../refusals';

const login = 500100;
const request: Request = {
  method: 'POST',
  path: pathWithId('/admin/mt5/user/', login, '/issue-funded-account'),
};
const uponReceiving = 'a request to issue this user a funded account';

// No screen makes this call yet, so no message of it is shown.
describe('issueFundedAccount', () => {
  interaction(
    {
      given: ['an MT5 user may be funded', { id: login }],
      uponReceiving,
      request,
      answer: { status: 200 },
    },
    () => issueFundedAccount(login),
  );

  const refused = (
    given:
      | 'an MT5 user is already funded'
      | 'an MT5 user may not be funded'
      | 'no trading account has this login',
    status: number,
    message: string,
  ) =>
    interaction(
      {
        given: [given, { id: login }],
        uponReceiving,
        request,
        answer: { status, body: messageBody(message) },
      },
      async () =>
        expect(await failureOf(issueFundedAccount(login))).toMatchObject({
          status,
          serverMessage: message,
        }),
    );
  refused('an MT5 user is already funded', 409, 'This account is already funded.');
  refused('an MT5 user may not be funded', 422, 'This account is not eligible for funding.');
  refused('no trading account has this login', 404, 'MT5 user not found.');

  silentRefusals(
    'a request to issue a user a funded account',
    { method: 'POST', path: `/admin/mt5/user/${String(login)}/issue-funded-account` },
    () => issueFundedAccount(login),
  );
});
