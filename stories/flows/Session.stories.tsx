import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildTokenPair } from '../../tests/fixtures/auth';
import { buildDashboard } from '../../tests/fixtures/dashboard';
import { apiErrors } from '../../tests/fixtures/errors';
import { api } from '../../tests/msw/api';
import { dashboardHandlers } from '../../tests/msw/dashboard';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { chooseMenuItem } from '../menuChoice';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

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
 * A session goes on by itself, and ends everywhere at once.
 *
 * @who Every admin
 */
const meta = {
  title: 'Screens/Login/Flows/Session',
  component: Console,
  parameters: { msw: { handlers: expired } },
  beforeEach: () => {
    countRefresh.mockClear();
  },
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
/** The refresh is refused, so the session ends. The sign-in leads back to where it was. */
export const RefreshRefused: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/?from=mail'),
  parameters: {
    msw: {
      handlers: [
        failWith('refreshTokens', 401),
        failWith('getDashboard', 401),
        ...dashboardHandlers,
      ],
    },
  },
  play: async ({ step }) => {
    await step('Opens the dashboard and sees the sign-in', async () => {
      await screenTitled('Login Admin Account');
    });
    await step('The address remembers the page, and the session is gone', async () => {
      await expect(address()).toBe('/login?next=%2F%3Ffrom%3Dmail');
      await expect(storedSession()).toBeNull();
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

// R15.
/** An admin who signs out is not led back to the page. */
export const SignsOut: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/'),
  parameters: { msw: { handlers: dashboardHandlers } },
  play: async ({ userEvent, step }) => {
    await step('Opens the dashboard', async () => {
      await screenTitled('Dashboard');
    });
    await step('Chooses Sign out in the menu of the profile', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
      await chooseMenuItem(userEvent, await screen.findByRole('menuitem', { name: 'Sign out' }));
    });
    await step('Sees the sign-in, and the session is gone', async () => {
      await screenTitled('Login Admin Account');
      await expect(address()).toBe('/login');
      await expect(storedSession()).toBeNull();
    });
  },
};

/** Signing out in one tab signs out the others. */
export const SignedOutInAnotherTab: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/'),
  parameters: { msw: { handlers: dashboardHandlers } },
  play: async ({ step }) => {
    await step('Opens the dashboard', async () => {
      await screenTitled('Dashboard');
    });
    await step('Signs out in another tab', () => {
      localStorage.removeItem('admin.session');
      dispatchEvent(new StorageEvent('storage', { key: 'admin.session' }));
    });
    await step('Sees the sign-in, without the navigation', async () => {
      await screenTitled('Login Admin Account');
      await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
    });
  },
};
