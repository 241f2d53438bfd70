import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';
import { resetUserRecord, userRecordBackend } from './userRecordBackend';

/**
 * The record of one user is opened, read and changed.
 *
 * @who Admins who look after the accounts of traders
 */
const meta = {
  title: 'Flows/User record',
  component: Console,
  parameters: { msw: { handlers: userRecordBackend } },
  beforeEach: openSignedIn('/users/1042', resetUserRecord),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = () => screen.findByRole('dialog', { name: 'Edit Details' });
const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const openDetails = async (userEvent: UserEventObject) => {
  await screenTitled('Amara Okafor');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Details' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Edit Details' }));
  await openDialog();
};

const saveTakenEmail = async (userEvent: UserEventObject) => {
  await openDetails(userEvent);
  const email = screen.getByLabelText('Email');
  await userEvent.clear(email);
  await userEvent.type(email, 'taken@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
};

/** From the figures of all users to the record of one, and back. */
export const OpenedFromUserManagement: Story = {
  beforeEach: openSignedIn('/users'),
  play: async ({ userEvent, step }) => {
    await step('Sees the figures and the newest users', async () => {
      await screenTitled('User Management');
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Total Users' })).toHaveTextContent('1,284'),
      );
    });
    await step('Opens the record of a user', async () => {
      await userEvent.click(
        await screen.findByRole('link', { name: 'View Details of Amara Okafor' }),
      );
      await screenTitled('Amara Okafor');
      await expect(address()).toBe('/users/1042');
    });
    await step('Goes back to all users', async () => {
      history.back();
      await screenTitled('User Management');
    });
  },
};

/** The record shows what was saved. */
export const Edited: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens the record for editing', async () => {
      await openDetails(userEvent);
    });
    await step('Changes the phone number and saves', async () => {
      const phone = screen.getByRole('textbox', { name: 'Phone Number' });
      await userEvent.clear(phone);
      await userEvent.type(phone, '+351 910 555 012');
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      await toastSaying('User updated successfully');
      await dialogIsClosed();
    });
    await step('Sees the new number in the record', async () => {
      await waitFor(() =>
        expect(
          within(screen.getByRole('region', { name: 'Personal Information' })).getByText(
            '+351 910 555 012',
          ),
        ).toBeVisible(),
      );
    });
  },
};

/** Saving what is already there makes no call, and says so. */
export const NothingChanged: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens the details and saves them as they are', async () => {
      await openDetails(userEvent);
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    });
    await step('Reads that nothing has changed', async () => {
      await toastSaying('Nothing has changed');
      await dialogIsClosed();
    });
  },
};

/** What the server refuses is said at its field, and the dialog keeps what was typed. */
export const EmailRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        failWith('updateUser', 400, {
          message: 'Validation failed.',
          errors: { email: ['A user with this email already exists.'] },
        }),
        ...userRecordBackend,
      ],
    },
  },
  play: async ({ userEvent, step }) => {
    await step('Changes the email to one that is taken', async () => {
      await saveTakenEmail(userEvent);
    });
    await step('Reads at the field why it was refused, and finds what was typed', async () => {
      const email = screen.getByLabelText('Email');
      await waitFor(() =>
        expect(email).toHaveAccessibleErrorMessage('A user with this email already exists.'),
      );
      await expect(email).toHaveValue('taken@example.com');
    });
  },
};

/** A refusal that names no field stays in the dialog too, not only in a passing message. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        failWith('updateUser', 400, { message: 'A user with this email already exists.' }),
        ...userRecordBackend,
      ],
    },
  },
  play: async ({ userEvent, step }) => {
    await step('Changes the email to one that is taken', async () => {
      await saveTakenEmail(userEvent);
    });
    await step('Reads in the dialog why it was refused', async () => {
      await toastSaying('A user with this email already exists.');
      await expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
        'A user with this email already exists.',
      );
    });
  },
};
