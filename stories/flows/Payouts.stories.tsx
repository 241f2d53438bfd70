import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { payoutsBackend, resetPayouts } from './payoutsBackend';
import { details, isClosed, openFirst } from './payoutsSeen';
import { address } from './seen';

/**
 * Payouts are searched, opened and exported.
 *
 * @who Admins who decide payouts
 */
const meta = {
  title: 'Screens/Payouts/Flows/Payouts',
  component: Console,
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: openSignedIn('/payouts', resetPayouts),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link has the page and the filters in it. */
export const RestoredFromTheAddress: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/payouts?status=pending&amount=500%2B&page=2'),
  play: async ({ step }) => {
    await step('Opens a link to the second page', async () => {
      await screen.findByText('11–15 of 15');
    });
    await step('Sees the filter of the link', async () => {
      await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
    });
  },
};

/** The open dialog is in the address: Back closes it, and a link opens it. */
export const OpenedClosedAndLinked: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens a payout, and sees it in the address', async () => {
      await openFirst(userEvent);
      await expect(address()).toBe('/payouts?payout=4001');
    });
    await step('Goes back, and the dialog is closed', async () => {
      history.back();
      await isClosed();
      await expect(address()).toBe('/payouts');
    });
    await step('Opens it again and presses Cancel', async () => {
      await openFirst(userEvent);
      await userEvent.click(details().getByRole('button', { name: 'Cancel' }));
    });
    await step('Is back at the list', async () => {
      await isClosed();
      await expect(address()).toBe('/payouts');
    });
  },
};
