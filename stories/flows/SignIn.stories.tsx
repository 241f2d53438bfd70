import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, within } from 'storybook/test';
import { authHandlers } from '../../tests/msw/auth';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedOut } from './openConsole';
import { address, screenTitled, storedSession } from './seen';
import { resetUsers, usersBackend } from './usersBackend';

/**
 * An admin signs in, and comes to the page that was asked for.
 *
 * @who Every admin
 */
const meta = {
  title: 'Screens/Login/Flows/Sign in',
  component: Console,
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

// R11.
/** Without another page in mind, the sign-in leads to the dashboard. */
export const SignsIn: Story = {
  tags: ['!dev'],
  beforeEach: openSignedOut('/login'),
  play: async ({ userEvent, step }) => {
    await step('Types email and password and signs in', async () => {
      await signIn(userEvent);
    });
    await step('Sees the dashboard with its figures', async () => {
      await screenTitled('Dashboard');
      await expect(await screen.findByText('$4,825,310.75')).toBeVisible();
    });
    await step('The address is the short one, and the session is kept', async () => {
      await expect(address()).toBe('/');
      await expect(storedSession()).toEqual({
        v: 1,
        access: 'access-token-1',
        refresh: 'refresh-token-1',
        user: { email: 'admin@example.com' },
      });
    });
  },
};

// R16.
/** A page that needs a session leads to the sign-in, and from there back to itself. */
export const ComesBackToNext: Story = {
  tags: ['!dev'],
  beforeEach: openSignedOut('/users/all?page=2&search=%2541#rows'),
  play: async ({ userEvent, step }) => {
    await step('Opens a page of the users and sees the sign-in', async () => {
      await screenTitled('Login Admin Account');
      await expect(address()).toBe(
        `/login?next=${encodeURIComponent('/users/all?page=2&search=%2541#rows')}`,
      );
    });
    await step('Signs in', async () => {
      await signIn(userEvent);
    });
    await step('Sees the page that was asked for', async () => {
      await screenTitled('All Users');
      await expect(address() + location.hash).toBe('/users/all?page=2&search=%2541#rows');
      await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('%41');
    });
  },
};

// R12.
/** The sign-in never leads to another site. */
export const HostileNextIgnored: Story = {
  tags: ['!dev'],
  beforeEach: openSignedOut('/login?next=%2F%2Fattacker.example%2F'),
  play: async ({ userEvent, step }) => {
    await step('Signs in at an address that names another site', async () => {
      await signIn(userEvent);
    });
    await step('Sees the dashboard', async () => {
      await screenTitled('Dashboard');
      await expect(address()).toBe('/');
    });
  },
};

/** A wrong password is told, and the email stays. */
export const WrongCredentials: Story = {
  tags: ['!dev'],
  beforeEach: openSignedOut('/login'),
  parameters: {
    msw: { handlers: [failWith('login', 401, { message: 'Invalid email or password.' })] },
  },
  play: async ({ userEvent, step }) => {
    await step('Signs in with a wrong password', async () => {
      await signIn(userEvent);
    });
    await step('Reads that email or password is wrong', async () => {
      await expect(
        within(await toastSaying('Invalid email or password.')).getByRole('img', { name: 'Error' }),
      ).toBeInTheDocument();
    });
    await step('May try again, with the email still there', async () => {
      await expect(screen.getByLabelText('Email')).toHaveValue('admin@example.com');
      await expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
      await expect(storedSession()).toBeNull();
    });
  },
};

/** No response comes. */
export const NoResponse: Story = {
  tags: ['!dev'],
  ...WrongCredentials,
  parameters: { msw: { handlers: [failWithoutResponse('login')] } },
  play: async ({ userEvent, step }) => {
    await step('Signs in', async () => {
      await signIn(userEvent);
    });
    await step('Reads that no response came', async () => {
      await toastSaying('Network error - no response received');
    });
  },
};

/** A form that breaks a rule is not sent at all. */
export const RulesBroken: Story = {
  tags: ['!dev'],
  beforeEach: openSignedOut('/login'),
  parameters: { msw: { handlers: [] } },
  play: async ({ userEvent, step }) => {
    await step('Sends the empty form and reads that both are required', async () => {
      await screenTitled('Login Admin Account');
      await userEvent.click(screen.getByRole('button', { name: 'Login' }));
      await expect(
        within(await toastSaying('Email and password are required.')).getByRole('img', {
          name: 'Warning',
        }),
      ).toBeInTheDocument();
    });
    await step('Types half an email and reads that its format is wrong', async () => {
      await userEvent.type(screen.getByLabelText('Email'), 'admin');
      await userEvent.type(screen.getByLabelText('Password'), 'short{Enter}');
      await toastSaying('Invalid email format.');
    });
    await step('Mends the email and reads that the password is too short', async () => {
      await userEvent.type(screen.getByLabelText('Email'), '@example.com{Enter}');
      await toastSaying('Password must be at least 6 characters');
    });
  },
};
