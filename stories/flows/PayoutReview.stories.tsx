import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { generalMessages } from '~/api/messages';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import {
  changePayout,
  decisionsSent,
  loseNextAnswers,
  payoutsBackend,
  resetPayouts,
} from './payoutsBackend';
import { address, screenTitled } from './seen';

/**
 * The pending payouts are decided one after the other, by two keys each.
 *
 * @who Admins who decide payouts
 */
const meta = {
  title: 'Screens/Payouts/Flows/Payout review',
  component: Console,
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: openSignedIn('/payouts', () => resetPayouts(6)),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts a run with all payouts of the list. */
async function startReview(userEvent: { click: (element: Element) => Promise<void> }, count = 5) {
  await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
  await screenTitled('Review pending payouts');
  await startWithAll(userEvent, count);
}

/** Only what is clear is ticked at first. */
async function startWithAll(
  userEvent: { click: (element: Element) => Promise<void> },
  count: number,
) {
  await screen.findByText(`Checked ${count} of ${count} payouts`);
  await screen.findByText(/^Compared with all 6 payouts/);
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select all/ }))
    if (!box.checked) await userEvent.click(box);
  await userEvent.click(
    await screen.findByRole('button', { name: `Start review (${String(count)})` }),
  );
}
const placed = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
/** Promise 15: the decision waits for the checks. */
const checksAreIn = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
const counts = () =>
  [...document.querySelectorAll('.verdict-sums :is(dt, strong)')]
    .map(({ textContent }) => textContent)
    .join('');

/**
 * Five pending of six: one approved, one rejected, one whose answer was lost, one changed
 * meanwhile, one skipped.
 */
export const WorkedByKeys: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Starts a review of five pending payouts', async () => {
      await screen.findByText('1–6 of 6');
      await startReview(userEvent);
      await expect(address()).toBe('/payouts?review=1');
      await placed('1 of 5');
    });
    await step('Approves the first with A and Enter, and rejects the second', async () => {
      await checksAreIn();
      await userEvent.keyboard('a{Enter}');
      await toastSaying('Payout approved successfully');
      await placed('2 of 5');
      await checksAreIn();
      await userEvent.keyboard('r{Enter}');
      await toastSaying('Payout rejected successfully');
    });
    await step(
      'Approves the third, whose answer is lost, and reads that it was approved',
      async () => {
        await placed('3 of 5');
        loseNextAnswers(1);
        await checksAreIn();
        await userEvent.keyboard('a{Enter}');
        await toastSaying(generalMessages.foundDone('Payout approved successfully'));
      },
    );
    await step('Wants to approve the fourth, which has changed, and nothing is sent', async () => {
      await placed('4 of 5');
      changePayout(4005, { pay_address: 'TX666' });
      await checksAreIn();
      await userEvent.keyboard('a{Enter}');
      await expect(await screen.findByText(/^Nothing was sent/)).toBeVisible();
    });
    await step('Skips it, and the fifth', async () => {
      // A fast typist already means the next payout.
      await userEvent.keyboard('a{Enter}');
      await userEvent.keyboard('j');
      await placed('5 of 5');
      await userEvent.keyboard('j');
    });
    await step('Sees in the summary what was decided', async () => {
      await waitFor(() => expect(address()).toBe('/payouts?review=summary'));
      await waitFor(() => expect(counts()).toBe('Approved2Rejected1Skipped2'));
      await expect(decisionsSent()).toEqual(['4001 approved', '4002 rejected', '4003 approved']);
    });
    await step('Closes the review', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close review' }));
      await screenTitled('Payouts');
      await expect(screen.queryByText(/Review in progress/)).toBeNull();
    });
  },
};

// R136.
/**
 * A new review asks first if the one under way has decisions. Without decisions it is replaced
 * without a question.
 */
export const StartedAnewAfterTheQuestion: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    const question = () => screen.findByRole('alertdialog', { name: 'Start a new review?' });
    const anew = async () => {
      await userEvent.keyboard('{Escape}');
      await screenTitled('Payouts');
      await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    };
    const start = (count: number) => startWithAll(userEvent, count);
    await step('Starts a review, and starts anew before anything is decided', async () => {
      await screen.findByText('1–6 of 6');
      await startReview(userEvent);
      await placed('1 of 5');
      await anew();
      await start(5);
      await placed('1 of 5');
    });
    await step('Approves one payout, and wants to start anew', async () => {
      await checksAreIn();
      await userEvent.keyboard('a{Enter}');
      await placed('2 of 5');
      await anew();
    });
    await step('Reads what would be lost, and keeps it', async () => {
      await expect(await question()).toHaveTextContent(
        'The review in progress will be lost: 1 payout decided, 4 left.',
      );
      await userEvent.click(within(await question()).getByRole('button', { name: 'Keep review' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.getByRole('region', { name: 'Review in progress' })).toHaveTextContent(
        '1 of 5 payouts decided',
      );
    });
    await step('Starts a new review all the same', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Start new review' }));
      await start(4);
    });
    await step('Sees a review in which nothing is decided', async () => {
      await placed('1 of 4');
      await expect(screen.queryByRole('list', { name: 'So far' })).toBeNull();
    });
    await step('Decides all of them, and starts another without a question', async () => {
      for (const place of [1, 2, 3, 4]) {
        await placed(`${String(place)} of 4`);
        await checksAreIn();
        await userEvent.keyboard('r{Enter}');
      }
      await waitFor(() => expect(address()).toBe('/payouts?review=summary'));
      await userEvent.click(screen.getByRole('link', { name: 'Back' }));
      await expect(await screen.findByRole('region', { name: 'Review finished' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
      await screenTitled('Review pending payouts');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

/** The address comes from another tab, or from before a sign-out. */
export const WithoutARun: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/payouts?review=3&status=pending'),
  play: async ({ userEvent, step }) => {
    await step("Opens the address of a review that isn't under way", async () => {
      await screen.findByText('No review in progress');
    });
    await step('Goes to the payouts, with their filter', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Go to payouts' }));
      await screenTitled('Payouts');
      await expect(address()).toBe('/payouts?status=pending');
    });
  },
};
