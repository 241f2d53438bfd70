import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, within } from 'storybook/test';
import { authHandlers } from '../../tests/msw/auth';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn, openSignedOut } from './openConsole';
import { address, screenTitled, storedSession } from './seen';
import { resetUsers, usersBackend } from './usersBackend';

const meta = {
  title: 'Flows/Sign in',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: [...authHandlers, ...usersBackend] } },
  beforeEach: () => resetUsers(),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function signIn(user: UserEventObject) {
  await user.type(await screen.findByLabelText('Email'), 'admin@example.com');
  await user.type(screen.getByLabelText('Password'), 'admin-password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

/** R11: without `next` it goes to /dashboard, which replaces itself with /. */
export const SignsIn: Story = {
  beforeEach: openSignedOut('/login'),
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await screenTitled('Dashboard');
    await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    await expect(address()).toBe('/');
    await expect(storedSession()).toEqual({
      v: 1,
      access: 'access-token-1',
      refresh: 'refresh-token-1',
      user: { email: 'admin@example.com' },
    });
  },
};

/** R16: without a session it goes to /login with `next`. After the sign-in it returns to the first page. */
export const ComesBackToNext: Story = {
  beforeEach: openSignedOut('/users/all?page=2'),
  play: async ({ userEvent }) => {
    await screenTitled('Login Admin Account');
    await expect(address()).toBe('/login?next=%2Fusers%2Fall%3Fpage%3D2');
    await signIn(userEvent);
    await screenTitled('All Users');
    await expect(await screen.findByText('21–40 of 47')).toBeVisible();
    await expect(address()).toBe('/users/all?page=2');
  },
};

/** R12: `next` never leads to another origin. */
export const HostileNextIgnored: Story = {
  beforeEach: openSignedOut('/login?next=%2F%2Fattacker.example%2F'),
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await screenTitled('Dashboard');
    await expect(address()).toBe('/');
  },
};

/** R12: a signed-in admin who opens /login goes on to `next`. */
export const AlreadySignedIn: Story = {
  beforeEach: openSignedIn('/login?next=%2Fusers%2Fall'),
  play: async () => {
    await screenTitled('All Users');
    await screen.findByText('Amara Okafor');
    await expect(address()).toBe('/users/all');
  },
};

export const WrongCredentials: Story = {
  beforeEach: openSignedOut('/login'),
  parameters: { msw: { handlers: [failWith('login', 401, { message: 'Invalid email or password.' })] } },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await expect(within(await toastSaying('Invalid email or password.')).getByRole('img', { name: 'Error' })).toBeInTheDocument();
    await expect(screen.getByLabelText('Email')).toHaveValue('admin@example.com');
    await expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect(storedSession()).toBeNull();
  },
};

export const WrongCredentialsWithoutMessage: Story = {
  ...WrongCredentials,
  parameters: { msw: { handlers: [failWith('login', 401, null)] } },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await toastSaying('Please check your credentials and try again.');
  },
};

/** R4: the error stays next to its field until the form is sent again. */
export const FieldRefused: Story = {
  beforeEach: openSignedOut('/login'),
  parameters: {
    msw: { handlers: [failWith('login', 400, { message: 'Check your entries.', errors: { email: ['This account is locked.'] } })] },
  },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await toastSaying('Check your entries.');
    await expect(screen.getByLabelText('Email')).toHaveAccessibleErrorMessage('This account is locked.');
    await expect(screen.getByLabelText('Password')).not.toBeInvalid();
  },
};

export const NoResponse: Story = {
  ...WrongCredentials,
  parameters: { msw: { handlers: [failWithoutResponse('login')] } },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await toastSaying('Network error - no response received');
  },
};

/** Section 5: nothing is sent. A request would have no handler, so the story would fail. */
export const RulesBroken: Story = {
  beforeEach: openSignedOut('/login'),
  parameters: { msw: { handlers: [] } },
  play: async ({ userEvent }) => {
    await screenTitled('Login Admin Account');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await expect(within(await toastSaying('Email and password are required.')).getByRole('img', { name: 'Warning' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Email'), 'admin');
    await userEvent.type(screen.getByLabelText('Password'), 'short{Enter}');
    await toastSaying('Invalid email format.');
    await userEvent.type(screen.getByLabelText('Email'), '@example.com{Enter}');
    await toastSaying('Password must be at least 6 characters');
  },
};
