import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { resetUsers, usersBackend } from './usersBackend';

/**
 * A user is added by hand, and the list shows the new user at once.
 *
 * @who Admins who look after the accounts of traders
 */
const meta = {
  title: 'Screens/Users/Flows/Add user',
  component: Console,
  parameters: { msw: { handlers: usersBackend } },
  beforeEach: openSignedIn('/users/all', resetUsers),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(user: UserEventObject) {
  await screen.findByText('1–20 of 47');
  await user.click(screen.getByRole('button', { name: 'Add New User' }));
  await screen.findByRole('dialog', { name: 'Add New User' });
}

async function add(user: UserEventObject, firstName = 'Ines') {
  await openDialog(user);
  await user.type(screen.getByLabelText('First Name'), firstName);
  await user.type(screen.getByLabelText('Last Name'), 'Carvalho');
  await user.type(screen.getByLabelText('Email'), 'ines.carvalho@example.com');
  await user.click(screen.getByRole('button', { name: 'Add User' }));
}

const isKept = async () => {
  await expect(screen.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  await expect(screen.getByLabelText('First Name')).toHaveValue('Ines');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add User' })).toBeEnabled());
};

/** The user is created, and is in the list. */
export const Added: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Fills in the form and sends it', async () => {
      await add(userEvent);
    });
    await step('Sees that the user was added, and the dialog is gone', async () => {
      await toastSaying('User added successfully');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Sees the new user in the list, which now has 48', async () => {
      // Every page of the list is read again, so the new user is there.
      await screen.findByText('Ines Carvalho');
      await screen.findByText('1–20 of 48');
    });
    await step('Goes on to the next page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText('21–40 of 48');
    });
  },
};

// R4.
/** The server refuses a field: the error is next to it, and the dialog keeps what was typed. */
export const ServerFieldError: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('createUser', 400), ...usersBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Fills in the form and sends it', async () => {
      await add(userEvent);
    });
    await step('Reads what the server says about the email', async () => {
      await toastSaying('Please correct the marked fields.');
      await waitFor(() =>
        expect(screen.getByLabelText('Email')).toHaveAccessibleErrorMessage(
          'Enter a valid email address.',
        ),
      );
    });
    await step('Finds everything that was typed still there', async () => {
      await isKept();
    });
  },
};
