import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith, failWithoutResponse, loadForever } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { resetUsers, usersBackend } from './usersBackend';

const meta = {
  title: 'Flows/Add user',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: usersBackend } },
  beforeEach: () => {
    resetUsers();
    return openSignedIn('/users/all')();
  },
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

export const Added: Story = {
  play: async ({ userEvent }) => {
    await add(userEvent);
    await toastSaying('User added successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Every page of the list is read again, so the new user is there.
    await screen.findByText('Ines Carvalho');
    await screen.findByText('1–20 of 48');
    // The page can be used again after the dialog has closed.
    await waitFor(() => expect(getComputedStyle(document.body).pointerEvents).not.toBe('none'));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21–40 of 48');
  },
};

export const RulesBroken: Story = {
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
    await toastSaying('Please fill in all fields');
    await expect(screen.getByLabelText('First Name')).toBeInvalid();
  },
};

export const ActionPending: Story = {
  parameters: { msw: { handlers: [loadForever('createUser'), ...usersBackend] } },
  play: async ({ userEvent }) => {
    // A different user, because this request never gets a response: another story's request for the same user would wait for it.
    await add(userEvent, 'Inês');
    await expect(await screen.findByRole('button', { name: 'Adding…' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add New User' })).toBeVisible());
  },
};

/** R4: the error is next to the field, and the dialog keeps the input. */
export const ServerFieldError: Story = {
  parameters: { msw: { handlers: [failWith('createUser', 400), ...usersBackend] } },
  play: async ({ userEvent }) => {
    await add(userEvent);
    await toastSaying('Please correct the marked fields.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleErrorMessage('Enter a valid email address.'));
    await isKept();
  },
};

export const ActionFailed: Story = {
  parameters: { msw: { handlers: [failWith('createUser', 500, null), ...usersBackend] } },
  play: async ({ userEvent }) => {
    await add(userEvent);
    await toastSaying('Error while adding user');
    await isKept();
  },
};

export const ActionUnanswered: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('createUser'), ...usersBackend] } },
  play: async ({ userEvent }) => {
    await add(userEvent);
    await toastSaying('Network error - no response received');
    await isKept();
  },
};

export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add New User' })).toHaveFocus());
  },
};
