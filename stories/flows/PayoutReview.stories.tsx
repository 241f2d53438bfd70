import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { changePayout, decisionsSent, loseNextAnswers, payoutsBackend, resetPayouts } from './payoutsBackend';
import { address, screenTitled } from './seen';

const meta = {
  title: 'Flows/Payout review',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: () => {
    resetPayouts(6);
    return openSignedIn('/payouts')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const placed = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const counts = () => document.querySelector('.review-counts')?.textContent;

/** Five pending of six: one approved, one rejected, one whose answer was lost, one changed meanwhile, one skipped. */
export const WorkedByKeys: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–6 of 6');
    await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    await screenTitled('Review pending payouts');
    await expect(address()).toBe('/payouts?review=1');
    await placed('1 of 5');
    await userEvent.keyboard('a{Enter}');
    await toastSaying('Payout approved successfully');
    await placed('2 of 5');
    await userEvent.keyboard('r{Enter}');
    await toastSaying('Payout rejected successfully');
    await placed('3 of 5');
    loseNextAnswers(1);
    await userEvent.keyboard('a{Enter}');
    await expect(await screen.findByText(/^No answer was received/)).toBeVisible();
    await expect(screen.getByText('The list was read again: the payout is now Approved.')).toBeVisible();
    await userEvent.keyboard('j');
    await placed('4 of 5');
    changePayout(4005, { pay_address: 'TX666' });
    await userEvent.keyboard('a{Enter}');
    await expect(await screen.findByText(/^Nothing was sent/)).toBeVisible();
    // A quick hand, already at the next one.
    await userEvent.keyboard('a{Enter}');
    await userEvent.keyboard('j');
    await placed('5 of 5');
    await userEvent.keyboard('j');
    await expect(address()).toBe('/payouts?review=summary');
    await waitFor(() => expect(counts()).toBe('Approved1Rejected1Refused0Unknown1Skipped2'));
    await expect(decisionsSent()).toEqual(['4001 approved', '4002 rejected', '4003 approved']);
    await userEvent.click(screen.getByRole('button', { name: 'Close review' }));
    await screenTitled('Payouts');
    await expect(screen.queryByText(/A review is under way/)).toBeNull();
  },
};

/** Leaving and coming back goes on where it was. */
export const LeftAndResumed: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–6 of 6');
    await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    await placed('1 of 5');
    await userEvent.keyboard('a{Enter}');
    await placed('2 of 5');
    await userEvent.keyboard('jj');
    await placed('4 of 5');
    await userEvent.keyboard('{Escape}');
    await screenTitled('Payouts');
    await expect(await screen.findByRole('region', { name: 'Review under way' })).toHaveTextContent('1 of 5 payouts decided');
    await userEvent.click(screen.getByRole('button', { name: 'Resume review' }));
    await placed('4 of 5');
    await expect(address()).toBe('/payouts?review=4');
  },
};

/** R136: what is decided in a run is not lost to a new one without a question; a run without decisions is nothing to lose. */
export const StartedAnewAfterTheQuestion: Story = {
  play: async ({ userEvent }) => {
    const anew = async () => {
      await userEvent.keyboard('{Escape}');
      await screenTitled('Payouts');
      await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    };
    await screen.findByText('1–6 of 6');
    await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    await placed('1 of 5');
    await anew();
    await placed('1 of 5');
    await userEvent.keyboard('a{Enter}');
    await placed('2 of 5');
    await anew();
    const question = await screen.findByRole('alertdialog', { name: 'Start a new review?' });
    await expect(question).toHaveTextContent('The review that is under way will be lost: 1 payout decided, 4 left.');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('region', { name: 'Review under way' })).toHaveTextContent('1 of 5 payouts decided');
    await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start new review' }));
    await placed('1 of 4');
    await expect(screen.getByRole('list', { name: 'So far' })).toHaveTextContent('Approved 0');
  },
};

/** A refusal stays on the screen: the run doesn't go on over it. */
export const Refused: Story = {
  parameters: { msw: { handlers: [failWith('rejectPayout', 503), ...payoutsBackend] } },
  play: async ({ userEvent }) => {
    await screen.findByText('1–6 of 6');
    await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    await placed('1 of 5');
    await userEvent.keyboard('r{Enter}');
    await toastSaying('The service is temporarily unavailable.');
    await screen.findByText('The list was read again: the payout is now Pending.');
    // What was meant for the next one.
    await userEvent.keyboard('a{Enter}');
    await expect(decisionsSent()).toEqual([]);
    await userEvent.keyboard('l');
    await userEvent.keyboard('a{Enter}');
    await placed('2 of 5');
    await expect(decisionsSent()).toEqual(['4001 approved']);
  },
};

export const NothingToReview: Story = {
  beforeEach: openSignedIn('/payouts?amount=500%2B'),
  play: async ({ userEvent }) => {
    await screen.findByText('No transaction history found');
    await userEvent.click(screen.getByRole('button', { name: 'Review pending' }));
    await toastSaying('No pending payouts match these filters');
    await expect(address()).toBe('/payouts?amount=500%2B');
  },
};

/** Another tab's address, or one from before a sign-out. */
export const WithoutARun: Story = {
  beforeEach: openSignedIn('/payouts?review=3&status=pending'),
  play: async ({ userEvent }) => {
    await screen.findByText('No review is under way');
    await userEvent.click(screen.getByRole('link', { name: 'Go to the payouts' }));
    await screenTitled('Payouts');
    await expect(address()).toBe('/payouts?status=pending');
  },
};
