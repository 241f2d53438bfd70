import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';
import { resetUserRecord, userRecordBackend } from './userRecordBackend';

const meta = {
  title: 'Flows/User wallet',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: userRecordBackend } },
  beforeEach: () => {
    resetUserRecord();
    return openSignedIn('/users/1042/wallet')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FilteredAndOpened: Story = {
  play: async ({ userEvent, step }) => {
    await step('The wallet shows its sums and the newest transactions', async () => {
      await waitFor(() => expect(screen.getByRole('group', { name: 'Current Balance' })).toHaveTextContent('$4,820.75'));
      await screen.findByText('1–10 of 23');
    });
    await step('Only payouts are shown, and the address says so', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Debit');
      await waitFor(() => expect(address()).toBe('/users/1042/wallet?type=debit'));
      await waitFor(() => expect(screen.queryByText('1–10 of 23')).toBeNull());
    });
    await step('A transaction opens beside the list, and Escape closes it', async () => {
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

/** The sums and the history are read apart: one may fail without the other. */
export const HistoryFailed: Story = {
  parameters: { msw: { handlers: [failWith('listWalletTransactions', 500, null), ...userRecordBackend] } },
  play: async ({ step }) => {
    await step('The sums are there, and the history says that it failed', async () => {
      await waitFor(() => expect(screen.getByRole('group', { name: 'Current Balance' })).toHaveTextContent('$4,820.75'));
      await screen.findByRole('button', { name: 'Try again' });
    });
  },
};

/** Nobody may look at the wallet: there is only that sentence. */
export const Forbidden: Story = {
  parameters: {
    msw: { handlers: [failWith('getWallet', 403), failWith('listWalletTransactions', 403), ...userRecordBackend] },
  },
  play: async ({ step }) => {
    await step('The screen says that there is no access', async () => {
      await expect(await screen.findByText('No access')).toBeVisible();
      await expect(screen.queryByRole('table')).toBeNull();
    });
  },
};
