import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { generalMessages } from '~/api/messages';
import { tronAddress } from '../../tests/fixtures/addresses';
import { failWith, loadForever } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import {
  changePayout,
  cutList,
  decisionsSent,
  loseNextAnswers,
  payoutsBackend,
  resetPayouts,
} from './payoutsBackend';
import { checksAreIn, details, isClosed, openFirst } from './payoutsSeen';
import { screenTitled } from './seen';

/**
 * A payout is looked at, with everything that speaks for it or against it, and approved or rejected
 * once.
 *
 * @who Admins who decide payouts
 */
const meta = {
  title: 'Screens/Payouts/Flows/Payout decision',
  component: Console,
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: openSignedIn('/payouts', resetPayouts),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const statusOf = (name: RegExp) =>
  screen.getByRole('button', { name }).closest('tr')?.querySelector('.badge')?.textContent;

/** The payout is approved, and written down in the journal. */
export const Approved: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payout and sees that its address was used before', async () => {
      await openFirst(userEvent);
      await expect(await details().findByText(/^Used in 1 of /)).toBeVisible();
    });
    await step('Approves the payout', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Approve' }));
      await toastSaying('Payout approved successfully');
    });
    await step('Sees it as approved in the list', async () => {
      await isClosed();
      await expect(statusOf(/^Details of \$1,250\.50/)).toBe('Approved');
      await expect(decisionsSent()).toEqual(['4001 approved']);
    });
    await step('Finds the decision in the journal', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Decision journal' }));
      await screenTitled('Decision journal');
      await expect(screen.getByRole('table')).toHaveTextContent(
        'DonePending → ApprovedPayout approved successfully',
      );
    });
  },
};

/** However often the buttons are pressed, one request is sent. */
export const HundredClicks: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payout', async () => {
      await openFirst(userEvent);
    });
    await step('Presses Approve and Reject a hundred times', () => {
      const buttons = [
        details().getByRole('button', { name: 'Approve' }),
        details().getByRole('button', { name: 'Reject' }),
      ];
      for (let click = 0; click < 100; click += 1) buttons[click % 2]?.click();
    });
    await step('One decision was sent', async () => {
      await toastSaying('Payout approved successfully');
      await isClosed();
      await expect(decisionsSent()).toEqual(['4001 approved']);
    });
  },
};

/** The payout has changed since it was opened: nothing is sent, and the changes are shown. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payout, whose address and amount then change', async () => {
      await openFirst(userEvent);
      changePayout(4001, { pay_address: 'TX666', price_amount: '9000' });
    });
    await step('Approves it', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Approve' }));
    });
    await step('Sees what has changed, and nothing was sent', async () => {
      await expect(await details().findByRole('alert')).toHaveTextContent(
        'Nothing was sent: this payout has changed since you opened it.',
      );
      await expect(details().getByRole('list', { name: 'Changes' })).toHaveTextContent(
        `Amount: $1,250.50 →is now $9,000Pay Address: ${tronAddress(0)} →is now TX666`,
      );
    });
    await step('Presses Approve in vain, as long as the changes are not accepted', async () => {
      details().getByRole('button', { name: 'Approve' }).click();
      await expect(decisionsSent()).toEqual([]);
    });
    await step('Goes on with the new values, and approves', async () => {
      await userEvent.click(
        details().getByRole('button', { name: 'Continue with the new values' }),
      );
      await userEvent.click(details().getByRole('button', { name: 'Approve' }));
      await toastSaying('Payout approved successfully');
      await expect(decisionsSent()).toEqual(['4001 approved']);
    });
  },
};

/** A colleague was faster, but the list behind the dialog still says pending. */
export const DecidedMeanwhile: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payout, which a colleague then rejects', async () => {
      await openFirst(userEvent);
      changePayout(4001, { status: 'rejected' });
    });
    await step('Approves it', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Approve' }));
    });
    await step('Sees that it is rejected now, and nothing was sent', async () => {
      await expect(await details().findByRole('list', { name: 'Changes' })).toHaveTextContent(
        'Status: Pending →is now Rejected',
      );
      await expect(details().getByRole('button', { name: 'Approve' })).toBeDisabled();
      await expect(decisionsSent()).toEqual([]);
    });
  },
};

/** The payout is read again just before a decision. If that fails, nothing is sent. */
export const ReadingBeforeFails: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payout, and the connection is lost', async () => {
      await openFirst(userEvent);
      cutList();
    });
    await step('Rejects it', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Reject' }));
    });
    await step('Reads that nothing was sent', async () => {
      await expect(await details().findByRole('alert')).toHaveTextContent(
        'Nothing was sent: this payout could not be checked first. Network error - no response received',
      );
      await expect(decisionsSent()).toEqual([]);
    });
    await step('Rejects it anyway', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Reject anyway' }));
      await toastSaying('Payout rejected successfully');
      await expect(decisionsSent()).toEqual(['4001 rejected']);
    });
  },
};

/**
 * The server carried it out, but its response was lost. The list is read again, and nothing is sent
 * a second time.
 */
export const AnswerLost: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the payout', async () => {
      await openFirst(userEvent);
    });
    await step('Approves it, and the answer is lost', async () => {
      loseNextAnswers(1);
      await userEvent.click(details().getByRole('button', { name: 'Approve' }));
    });
    await step('Reads that it was found to be approved', async () => {
      await toastSaying(generalMessages.foundDone('Payout approved successfully'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('One decision was sent', async () => {
      await expect(decisionsSent()).toEqual(['4001 approved']);
    });
  },
};

/** The server refuses: its message stays in the dialog, with how things are now. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: {
    msw: {
      handlers: [
        failWith('acceptPayout', 422, { message: 'The wallet is locked.' }),
        ...payoutsBackend,
      ],
    },
  },
  play: async ({ userEvent, step }) => {
    await step('Opens the payout', async () => {
      await openFirst(userEvent);
    });
    await step('Approves it', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Approve' }));
    });
    await step('Reads why the server refuses, and that the payout is still pending', async () => {
      await toastSaying('The wallet is locked.');
      await expect(await details().findByRole('alert')).toHaveTextContent(
        'The wallet is locked.The payout is still Pending.',
      );
    });
    await step('May try again', async () => {
      await expect(details().getByRole('button', { name: 'Approve' })).toBeEnabled();
    });
  },
};

// R45.
/**
 * Each piece of evidence loads separately. A failure delays nothing. A source that never responds
 * delays only an approval, for 3 s.
 */
export const EvidenceFails: Story = {
  tags: ['!dev'],
  parameters: {
    msw: { handlers: [failWith('getWallet', 500, null), loadForever('getKyc'), ...payoutsBackend] },
  },
  play: async ({ userEvent, step }) => {
    await step("Opens the payout, whose wallet can't be read", async () => {
      await openFirst(userEvent, () => Promise.resolve());
    });
    await step('Sees what was checked and what was not', async () => {
      await expect(await details().findByText('The wallet could not be loaded')).toBeVisible();
      await expect(details().getByRole('list', { name: 'Checks' })).toHaveTextContent(
        'Not checked Withdrawal profit: could not be loaded',
      );
      await expect(await details().findByText(/^Used in 1 of /)).toBeVisible();
    });
    await step('Waits for the KYC record, which never comes', async () => {
      await expect(details().getByRole('region', { name: 'KYC' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(details().getByRole('button', { name: 'Approve' })).toBeDisabled();
      await expect(details().getByRole('button', { name: 'Reject' })).toBeEnabled();
    });
    await step('May approve after three seconds, with that check missing', async () => {
      await checksAreIn(5000);
      await expect(details().getByRole('button', { name: 'Approve' })).toBeEnabled();
      await expect(details().getByRole('list', { name: 'Checks' })).toHaveTextContent(
        'Not checked KYC: no response in 3 s',
      );
    });
    await step('Rejects the payout', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Reject' }));
      await toastSaying('Payout rejected successfully');
    });
  },
};

/**
 * Another user's payout on an unread page goes to the same address. All payouts are compared while
 * the list is idle.
 */
export const ComparedWithAll: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/payouts', () => {
    resetPayouts();
    changePayout(4020, { pay_address: tronAddress(0) });
  }),
  play: async ({ userEvent, step }) => {
    const checks = () => details().getByRole('list', { name: 'Checks' });
    await step('Opens the payout', async () => {
      await openFirst(userEvent);
    });
    await step('Sees that another user has the same address', async () => {
      await expect(
        await details().findByText('Compared with all 26 payouts just now.'),
      ).toBeVisible();
      await expect(checks().firstElementChild).toHaveTextContent(/^Blocked Address also used by /);
      await expect(
        details().getByRole('region', { name: 'Users of this address' }),
      ).toHaveTextContent('Also used by 1 other user');
    });
    await step('Closes it, opens it again, and the comparison is still there', async () => {
      await userEvent.click(details().getByRole('button', { name: 'Cancel' }));
      await isClosed();
      // The comparison is kept for the session.
      await openFirst(userEvent);
      await expect(details().getByText('Compared with all 26 payouts just now.')).toBeVisible();
    });
  },
};
