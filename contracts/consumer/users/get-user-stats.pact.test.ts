import { describe, expect } from 'vitest';
import { getUserStats } from '~/features/users/api';
import { buildUserStats } from '../../../tests/fixtures/users';
import { apiErrors } from '../../../tests/fixtures/errors';
import { failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { count } from '../matchers';

const request: Request = { method: 'GET', path: '/admin/users/stats' };
const uponReceiving = 'a request for the user statistics';
const stats = buildUserStats();

// After any failure the page shows the list's count and zeros, and no message (section 7).
describe('getUserStats', () => {
  interaction(
    {
      given: ['users exist', { count: 3 }],
      uponReceiving,
      request,
      answer: {
        status: 200,
        body: {
          totalUsers: count(stats.totalUsers),
          pendingWithdrawals: count(stats.pendingWithdrawals),
          totalReferrals: count(stats.totalReferrals),
        },
      },
    },
    async () => expect(await getUserStats()).toEqual(stats),
  );

  interaction(
    {
      given: ['the access token has expired', {}],
      uponReceiving,
      request,
      answer: { status: 401, body: messageBody(apiErrors[401].message) },
    },
    async () => expect((await failureOf(getUserStats())).status).toBe(401),
  );

  interaction(
    {
      given: ['the signed-in account is no longer an admin', {}],
      uponReceiving,
      request,
      answer: { status: 403, body: messageBody(apiErrors[403].message) },
    },
    async () => expect((await failureOf(getUserStats())).status).toBe(403),
  );

  interaction(
    { given: ['the service is unavailable', {}], uponReceiving, request, answer: { status: 503 } },
    async () => expect((await failureOf(getUserStats())).status).toBe(503),
  );
});
