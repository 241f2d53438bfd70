import { describe, expect } from 'vitest';
import { getWallet } from '~/features/payouts/api';
import { walletMessages } from '~/features/payouts/messages';
import { buildWallet } from '../../../tests/fixtures/wallet';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { decimal, pathWithId } from '../matchers';
import { refusals } from '../refusals';

const userId = 1042;
const request: Request = { method: 'GET', path: pathWithId('/admin/users/', userId, '/wallet') };
const name = 'a request for the wallet of this user';

const wallet = buildWallet();
const nobody = 'User not found.';
const restricted = 'This wallet is under investigation and cannot be viewed.';

describe('getWallet', () => {
  interaction(
    {
      given: ['a user has a wallet', { id: userId }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          withdrawal_profit: decimal(wallet.withdrawal_profit),
          pending_amount: decimal(wallet.pending_amount),
          disbursed_amount: decimal(wallet.disbursed_amount),
        },
      },
    },
    async () => expect(await getWallet(userId)).toEqual(wallet),
  );

  // The screen shows its own state for it, whatever the message is (R16).
  interaction(
    {
      given: ['a wallet may not be looked at', { id: userId }],
      uponReceiving: name,
      request,
      answer: { status: 403, body: messageBody(restricted) },
    },
    () => expectServerMessage(getWallet(userId), 403, walletMessages.loadFailed, restricted),
  );

  interaction(
    {
      given: ['no user has this id', { id: userId }],
      uponReceiving: name,
      request,
      answer: { status: 404, body: messageBody(nobody) },
    },
    () => expectServerMessage(getWallet(userId), 404, walletMessages.loadFailed, nobody),
  );

  refusals({
    name: 'a request for the wallet of a user',
    request: { method: 'GET', path: `/admin/users/${userId}/wallet` },
    run: () => getWallet(userId),
    policy: walletMessages.loadFailed,
    defaultMessage: 'Failed to retrieve wallet details',
  });
});
