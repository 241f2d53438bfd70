import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';
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
  title: 'Screens/Users/Flows/User record',
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

/** The record shows what was saved. */
export const Edited: Story = {
  tags: ['!dev'],
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
  tags: ['!dev'],
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

/** The wallet: its history is filtered, and a transaction opens beside it. */
export const WalletFiltered: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/users/1042/wallet', resetUserRecord),
  play: async ({ userEvent, step }) => {
    await step('Sees the sums and the newest transactions', async () => {
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Current Balance' })).toHaveTextContent(
          '$5,564.25',
        ),
      );
      await screen.findByText('1–10 of 23');
    });
    await step('Shows only payouts, and sees that in the address', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Debit');
      await waitFor(() => expect(address()).toBe('/users/1042/wallet?type=debit'));
      await waitFor(() => expect(screen.queryByText('1–10 of 23')).toBeNull());
    });
    await step('Opens a transaction, and closes it with Escape', async () => {
      const [first] = await screen.findAllByRole('button', { name: /^TX-2026-/ });
      if (!first) throw new Error('There is no transaction');
      await userEvent.click(first);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
