import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { buildTokenPair } from '../../tests/fixtures/auth';
import { buildDashboard } from '../../tests/fixtures/dashboard';
import { apiErrors } from '../../tests/fixtures/errors';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, storedSession } from './seen';

const countRefresh = fn();

/** Accepts only the token of a refresh. */
const expired = [
  api.get('/admin/dashboard', ({ request, response }) =>
    request.headers.get('Authorization') === 'Bearer access-token-2'
      ? response(200).json(buildDashboard())
      : response.untyped(HttpResponse.json(apiErrors[401], { status: 401 })),
  ),
  api.post('/account/auth/token/refresh', async ({ request, response }) => {
    countRefresh(await request.json());
    return response(200).json(buildTokenPair());
  }),
  ...dashboardHandlers,
];

/**
 * A session goes on when its token has expired, also if it cannot be refreshed.
 *
 * @who Every admin
 */
const meta = {
  title: 'Screens/Login/Flows/Session',
  component: Console,
  parameters: { msw: { handlers: expired } },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

// R8.
/**
 * The token has expired. It is refreshed once, the request is repeated, and the admin notices
 * nothing.
 */
export const ExpiredAndRefreshed: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/'),
  play: async ({ step }) => {
    await step('Opens the dashboard and sees the figures', async () => {
      await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    });
    await step('The session was refreshed once', async () => {
      await expect(countRefresh.mock.calls).toEqual([[{ refresh_token: 'refresh-token-1' }]]);
      await expect(storedSession()).toMatchObject({
        access: 'access-token-2',
        refresh: 'refresh-token-2',
      });
    });
    await step('Stays on the page', async () => {
      await expect(address()).toBe('/');
    });
  },
};

// R8.
/** The refresh gets no response: the session is kept, and the request fails. */
export const RefreshUnanswered: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/'),
  parameters: {
    msw: {
      handlers: [
        failWithoutResponse('refreshTokens'),
        failWith('getDashboard', 401),
        ...dashboardHandlers,
      ],
    },
  },
  play: async ({ step }) => {
    await step('Reads that no response came', async () => {
      await toastSaying('Network error - no response received');
    });
    await step('May try again, and is still signed in', async () => {
      await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(storedSession()).toMatchObject({ access: 'access-token-1' });
      await expect(address()).toBe('/');
    });
  },
};
