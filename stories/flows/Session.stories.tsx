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

const meta = {
  title: 'Flows/Session',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: expired } },
  beforeEach: () => {
    countRefresh.mockClear();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Section 4 and R8: the tokens are refreshed once, and the request is repeated. The admin notices nothing. */
export const ExpiredAndRefreshed: Story = {
  beforeEach: openSignedIn('/'),
  play: async () => {
    await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    await expect(countRefresh.mock.calls).toEqual([[{ refresh_token: 'refresh-token-1' }]]);
    await expect(storedSession()).toMatchObject({ access: 'access-token-2', refresh: 'refresh-token-2' });
    await expect(address()).toBe('/');
  },
};

/** R8: if the refresh is refused, the session ends. `next` leads back after the sign-in. */
export const RefreshRefused: Story = {
  beforeEach: openSignedIn('/?from=mail'),
  parameters: { msw: { handlers: [failWith('refreshTokens', 401), failWith('getDashboard', 401), ...dashboardHandlers] } },
  play: async () => {
    await screenTitled('Login Admin Account');
    await expect(address()).toBe('/login?next=%2F%3Ffrom%3Dmail');
    await expect(storedSession()).toBeNull();
  },
};

/** R8: without a response the session is kept, and the request fails. */
export const RefreshUnanswered: Story = {
  beforeEach: openSignedIn('/'),
  parameters: { msw: { handlers: [failWithoutResponse('refreshTokens'), failWith('getDashboard', 401), ...dashboardHandlers] } },
  play: async () => {
    await toastSaying('Network error - no response received');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(storedSession()).toMatchObject({ access: 'access-token-1' });
    await expect(address()).toBe('/');
  },
};

/** R15: if the admin signs out, there is no `next`. */
export const SignsOut: Story = {
  beforeEach: openSignedIn('/'),
  parameters: { msw: { handlers: dashboardHandlers } },
  play: async ({ userEvent }) => {
    await screenTitled('Dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    await chooseMenuItem(userEvent, await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screenTitled('Login Admin Account');
    await expect(address()).toBe('/login');
    await expect(storedSession()).toBeNull();
  },
};

export const SignedOutInAnotherTab: Story = {
  beforeEach: openSignedIn('/'),
  parameters: { msw: { handlers: dashboardHandlers } },
  play: async () => {
    await screenTitled('Dashboard');
    localStorage.removeItem('admin.session');
    dispatchEvent(new StorageEvent('storage', { key: 'admin.session' }));
    await screenTitled('Login Admin Account');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  },
};
