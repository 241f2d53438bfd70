import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';
import { resetUserRecord, userRecordBackend } from './userRecordBackend';

/**
 * The wallet of one user is looked at: its sums, and where they come from.
 *
 * @who Admins who decide payouts
 */
const meta = {
  title: 'Screens/Users/Flows/User wallet',
  component: Console,
  parameters: { msw: { handlers: userRecordBackend } },
  beforeEach: openSignedIn('/users/1042/wallet', resetUserRecord),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The history is filtered, and a transaction opens beside it. */
export const FilteredAndOpened: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Sees the sums and the newest transactions', async () => {
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Current Balance' })).toHaveTextContent(
          '$4,888.00',
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
