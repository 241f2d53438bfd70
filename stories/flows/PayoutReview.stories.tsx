import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { generalMessages } from '../../src/api/messages';
import { emptyKycRecord } from '../../tests/fixtures/kyc';
import { answerWith, failWith } from '../../tests/msw/overrides';
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
  title: 'Flows/Payout review',
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
  await screen.findByText(/^Compared with 6 payouts of all users/);
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

/** At first only what is clear is ticked, and only that is in the run, in the chosen order. */
export const ChosenByLane: Story = {
  play: async ({ userEvent, step }) => {
    await step('Sees the checked payouts, one of them flagged', async () => {
      changePayout(4002, { pay_address: 'TX666' });
      await screen.findByText('1–6 of 6');
      await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
      await screen.findByText('Checked 5 of 5 payouts');
      await expect(address()).toBe('/payouts?review=list');
      await expect(await screen.findByText('Not a valid TRC20 address')).toBeVisible();
      await expect(
        screen.getByText(/^Compared with 6 payouts of all users, read just now/),
      ).toBeVisible();
    });
    await step('Leaves the flagged one out and chooses the largest first', async () => {
      await expect(screen.getByRole('checkbox', { name: 'Select all: Flagged' })).not.toBeChecked();
      await userEvent.selectOptions(screen.getByLabelText('Order'), 'Largest first');
    });
    await step('Starts the review and approves all four', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Start review (4)' }));
      for (const place of [1, 2, 3, 4]) {
        await placed(`${String(place)} of 4`);
        await checksAreIn();
        await userEvent.keyboard('a{Enter}');
      }
    });
    await step('Sees in the summary that they came in that order', async () => {
      await waitFor(() => expect(counts()).toBe('Approved4'));
      await expect(decisionsSent()).toEqual([
        '4006 approved',
        '4005 approved',
        '4003 approved',
        '4001 approved',
      ]);
    });
  },
};

/** If a check says stop, A and Enter alone don't approve. */
export const Stopped: Story = {
  parameters: { msw: { handlers: [answerWith('getKyc', emptyKycRecord), ...payoutsBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Starts the review and sees a check that says stop', async () => {
      await screen.findByText('1–6 of 6');
      await startReview(userEvent);
      await placed('1 of 5');
      await checksAreIn();
      await expect(
        screen.getByRole('list', { name: 'Checks' }).firstElementChild,
      ).toHaveTextContent('Blocked KYC is not approved');
    });
    await step('Presses A and Enter, and nothing is sent', async () => {
      await userEvent.keyboard('a{Enter}{Enter}');
      await waitFor(() => expect(decisionsSent()).toEqual([]));
    });
    await step('Approves all the same, with the button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Approve anyway' }));
      await placed('2 of 5');
      await expect(decisionsSent()).toEqual(['4001 approved']);
    });
    await step('Rejects the next one with R and Enter', async () => {
      await checksAreIn();
      await userEvent.keyboard('r{Enter}');
      await placed('3 of 5');
      await expect(decisionsSent()).toEqual(['4001 approved', '4002 rejected']);
    });
  },
};

/** After leaving and coming back, the run continues where it was. */
export const LeftAndResumed: Story = {
  play: async ({ userEvent, step }) => {
    await step('Starts the review and approves the first payout', async () => {
      await screen.findByText('1–6 of 6');
      await startReview(userEvent);
      await placed('1 of 5');
      await checksAreIn();
      await userEvent.keyboard('a{Enter}');
    });
    await step('Goes on to the fourth with J', async () => {
      await placed('2 of 5');
      await userEvent.keyboard('jj');
      await placed('4 of 5');
    });
    await step('Leaves with Escape and reads how far it is', async () => {
      await userEvent.keyboard('{Escape}');
      await screenTitled('Payouts');
      await expect(
        await screen.findByRole('region', { name: 'Review in progress' }),
      ).toHaveTextContent('1 of 5 payouts decided');
    });
    await step('Resumes the review at the fourth', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Resume review' }));
      await placed('4 of 5');
      await expect(address()).toBe('/payouts?review=4');
    });
  },
};

// R136.
/**
 * A new review asks first if the one under way has decisions. Without decisions it is replaced
 * without a question.
 */
export const StartedAnewAfterTheQuestion: Story = {
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
      await userEvent.click(within(await question()).getByRole('button', { name: 'Keep it' }));
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
  },
};

/** A refusal stays on the screen: the run does not go to the next payout. */
export const Refused: Story = {
  parameters: { msw: { handlers: [failWith('rejectPayout', 503), ...payoutsBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Starts the review', async () => {
      await screen.findByText('1–6 of 6');
      await startReview(userEvent);
      await placed('1 of 5');
      await checksAreIn();
    });
    await step('Rejects the first payout', async () => {
      await userEvent.keyboard('r{Enter}');
    });
    await step('Reads the refusal, and that the payout is still pending', async () => {
      await toastSaying('The service is temporarily unavailable.');
      await screen.findByText('The list was read again: the payout is still Pending.');
    });
    await step('Presses A and Enter, meant for the next one, and nothing is sent', async () => {
      // These keys were meant for the next payout.
      await userEvent.keyboard('a{Enter}');
      await waitFor(() => expect(decisionsSent()).toEqual([]));
    });
    await step('Looks at it again, and approves it', async () => {
      await userEvent.keyboard('l');
      await checksAreIn();
      await userEvent.keyboard('a{Enter}');
      await placed('2 of 5');
      await expect(decisionsSent()).toEqual(['4001 approved']);
    });
  },
};

/** No pending payout matches the filters. */
export const NothingToReview: Story = {
  beforeEach: openSignedIn('/payouts?amount=500%2B'),
  play: async ({ userEvent, step }) => {
    await step('Opens a link whose filters match nothing', async () => {
      await screen.findByText('No transaction history found');
    });
    await step('Wants to review, and reads that nothing is pending', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
      await expect(await screen.findByText('No pending payouts match these filters')).toBeVisible();
    });
    await step('Goes back to the list with its filters', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back' }));
      await screenTitled('Payouts');
      await expect(address()).toBe('/payouts?amount=500%2B');
    });
  },
};

/** The address comes from another tab, or from before a sign-out. */
export const WithoutARun: Story = {
  beforeEach: openSignedIn('/payouts?review=3&status=pending'),
  play: async ({ userEvent, step }) => {
    await step("Opens the address of a review that isn't under way", async () => {
      await screen.findByText('No review in progress');
    });
    await step('Goes to the payouts, with their filter', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Go to the payouts' }));
      await screenTitled('Payouts');
      await expect(address()).toBe('/payouts?status=pending');
    });
  },
};
