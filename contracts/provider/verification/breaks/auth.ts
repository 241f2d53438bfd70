import {
  changed,
  renamed,
  type SeededBreak,
  withBody,
  withNull,
  without,
  withoutMessage,
  withStatus,
} from './seededBreak';

/** Sign-in, refresh, the refusals that any call can get, and the dashboard. */
export const authBreaks: readonly SeededBreak[] = [
  {
    name: 'the tokens of a sign-in are no longer wrapped in `data`',
    operation: 'login',
    at: 200,
    answer: withBody(({ data }) => data),
  },
  {
    name: 'wrong credentials are a 200 that says so',
    operation: 'login',
    at: 401,
    answer: withStatus(200),
  },
  {
    name: 'an account without the admin role is refused without a message',
    operation: 'login',
    at: 403,
    answer: withoutMessage,
  },
  {
    name: 'a refresh hands out no new refresh token',
    operation: 'refreshTokens',
    at: 200,
    answer: without('refresh_token'),
  },
  {
    name: 'a replaced refresh token is good again',
    operation: 'refreshTokens',
    at: 401,
    answer: (answer) => ({
      ...answer,
      status: 200,
      body: { access_token: 'a', refresh_token: 'r' },
    }),
  },
  {
    name: 'the tokens of a refresh are named as those of a sign-in',
    operation: 'refreshTokens',
    at: 200,
    answer: withBody((body) => ({ access: body.access_token, refresh: body.refresh_token })),
  },
  {
    name: 'an expired token is a 403, which starts no refresh',
    operation: 'getDashboard',
    at: 401,
    answer: withStatus(403),
  },
  {
    name: 'an expired token is a 200 with an empty list',
    operation: 'listUsers',
    at: 401,
    answer: (answer) => ({ ...answer, status: 200, body: { count: 0, results: [] } }),
  },
  {
    name: 'an outage is a 200 without a body',
    operation: 'listTickets',
    at: 503,
    answer: (answer) => ({ ...answer, status: 200, body: undefined }),
  },
  {
    name: 'the activity list is null while there is none',
    operation: 'getDashboard',
    at: 200,
    answer: changed('recent_activity', (rows) =>
      Array.isArray(rows) && rows.length === 0 ? null : rows,
    ),
  },
  {
    name: 'times are seconds since 1970',
    operation: 'getDashboard',
    at: 200,
    answer: changed('timestamp', (time) => Date.parse(String(time)) / 1000),
  },
  {
    name: 'a figure of the dashboard is renamed',
    operation: 'getDashboard',
    at: 200,
    answer: renamed('pending_withdrawal', 'pending_withdrawals'),
  },
  { name: 'the volume is null', operation: 'getDashboard', at: 200, answer: withNull('volume') },
];
