import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { decisionsSent, payoutsBackend, resetPayouts } from './payoutsBackend';
import { screenTitled } from './seen';

/**
 * Several rows are chosen, to review or copy them together.
 *
 * @who Admins who decide payouts
 */
const meta = {
  title: 'Screens/Payouts/Flows/Selection',
  component: Console,
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: openSignedIn('/payouts', () => resetPayouts(26)),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = () => screen.getAllByRole('checkbox', { name: /^Select \$/ });
const box = (index: number) => boxes()[index] ?? document.body;
const ticked = () => boxes().map((one) => (one instanceof HTMLInputElement && one.checked ? 1 : 0));
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));

const said = (text: RegExp) =>
  waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(text));
const begin = () => screen.findByText('1–10 of 26');
const barIsGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());

/** By keys: Space ticks a row, with Shift all rows between; X ticks the row with the focus. */
export const TickedByKeys: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payouts', async () => {
      await begin();
    });
    await step('Ticks a row with Space', async () => {
      box(0).focus();
      await userEvent.keyboard(' ');
      await said(/^1 selected/);
    });
    await step('Ticks another with Shift and Space, and the row between comes along', async () => {
      box(2).focus();
      await userEvent.keyboard('{Shift>} {/Shift}');
      await said(/^3 selected/);
    });
    await step('Takes a row out with X, and ticks the next one with J and X', async () => {
      await userEvent.keyboard('x');
      await said(/^2 selected/);
      await userEvent.keyboard('jx');
      await said(/^3 selected/);
      await expect(ticked()).toEqual([1, 1, 0, 1, 0, 0, 0, 0, 0, 0]);
    });
    await step('Clears the selection', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
      await barIsGone();
      await expect(box(0)).toHaveFocus();
    });
  },
};

/**
 * A run has the selected payouts that are pending and no others. Nothing is sent for many at once.
 */
export const Reviewed: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step("Ticks a payout that is disbursed, which can't be reviewed", async () => {
      await begin();
      await userEvent.click(box(3));
      await said(/0 of 1 payout pending/);
      await expect(bar().getByRole('button', { name: 'Review selected' })).toBeDisabled();
    });
    await step('Ticks two that are pending', async () => {
      await userEvent.click(box(1));
      await userEvent.click(box(5));
      await said(/2 of 3 payouts pending/);
    });
    await step('Reviews the selected ones', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Review selected' }));
      await screenTitled('Review pending payouts');
      await userEvent.click(await screen.findByRole('button', { name: 'Start review (2)' }));
    });
    await step('Approves both', async () => {
      for (const sent of [['4002 approved'], ['4002 approved', '4006 approved']]) {
        await waitFor(() => expect(screen.getByText(`${sent.length} of 2`)).toBeVisible());
        await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
        await userEvent.keyboard('a');
        // Whether the payouts are compared by now depends on how long the list was idle.
        await userEvent.click(
          await screen.findByRole('button', { name: /^Confirm approval|^Approve without / }),
        );
        await toastSaying('Payout approved successfully');
        await waitFor(() => expect(decisionsSent()).toEqual(sent));
      }
    });
    await step('Only the third is selected in the list then', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Close review' }));
      await said(/0 of 1 payout pending/);
    });
  },
};
