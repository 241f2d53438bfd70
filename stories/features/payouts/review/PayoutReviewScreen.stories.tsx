import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { openState } from '~/features/payouts/decision/decision';
import { PayoutReviewScreen } from '~/features/payouts/review/PayoutReviewScreen';
import {
  buildPayout,
  buildRecord,
  hostilePayouts,
  minimalPayout,
} from '../../../../tests/fixtures/payouts';
import { stoppedSources, waitingChecking } from '../../../payoutChecking';
import { reviewArgs, stoppedArgs } from '../decisionArgs';

const payout = buildPayout();
/** How a decision ended that was sent. */
const ended = (record: Parameters<typeof buildRecord>[0], now = payout) => ({
  state: {
    kind: record?.outcome ?? 'unknown',
    payout: now,
    record: buildRecord(record),
    changes: [],
    isAcknowledged: false,
  },
});
const meta = {
  title: 'Screens/Payouts/Review',
  component: PayoutReviewScreen,
  parameters: { layout: 'padded' },
  args: reviewArgs,
} satisfies Meta<typeof PayoutReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 of 7')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Decided payouts' })).toHaveAttribute(
      'aria-valuenow',
      '29',
    );
    await expect(canvas.getByRole('list', { name: 'So far' })).toHaveTextContent(
      'Approved 1Rejected 1Unconfirmed 1',
    );
    await userEvent.keyboard('jk');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(args.onGo).toHaveBeenLastCalledWith(-1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

/** One key chooses, and Enter confirms. Neither one key nor Enter alone decides anything. */
export const ApprovedByKeys: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await userEvent.keyboard('a');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Confirm approval' }).closest('.review-chosen'),
      ).toHaveTextContent(
        'Approve $1,250.50 (1,249.87 USDT) to Amara Okafor at TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb over TRC20?',
      ),
    );
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};

/**
 * With a stop, A and Enter are not enough: the confirmation lists the stops, and its button doesn't
 * have the focus.
 */
export const Stopped: Story = {
  tags: ['!dev'],
  args: stoppedArgs,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('a{Enter}{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    const allTheSame = canvas.getByRole('button', { name: 'Approve anyway' });
    await expect(allTheSame).not.toHaveFocus();
    await expect(allTheSame.closest('.review-chosen')).toHaveTextContent(
      'Blocked: KYC is not approved · Not a valid ERC20 address',
    );
    await expect(canvas.queryByRole('button', { name: 'Confirm approval' })).toBeNull();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await userEvent.click(allTheSame);
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};

/**
 * N moves to the note, and Enter leaves it. Only the next Enter decides. A letter typed in the note
 * chooses nothing.
 */
export const NoteByKeys: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('an');
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveFocus();
    await expect(note).toHaveAccessibleDescription(
      'Saved in your decision journal, in this browser only. It is never sent.',
    );
    await userEvent.keyboard('r');
    await waitFor(() => expect(args.onNote).toHaveBeenCalledWith('r'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(note).not.toHaveFocus());
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('n{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Confirm approval' })).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('approved'));
  },
};

// Promise 15.
/** Before the checks are finished, no key and no button decides. */
export const ChecksWaiting: Story = {
  tags: ['!dev'],
  args: { checking: waitingChecking },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Checking… /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Confirm/ })).toBeNull());
    await expect(args.onDecide).not.toHaveBeenCalled();
    // R45
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
    await userEvent.keyboard('r{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('rejected');
  },
};

/** The first Escape cancels the choice, the next one leaves the review. */
export const ChoiceTakenBack: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('r');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Confirm rejection' })).toBeVisible(),
    );
    // Beside each other, below the fields.
    const [cancel, confirm, note] = [
      canvas.getByRole('button', { name: 'Cancel' }),
      canvas.getByRole('button', { name: 'Confirm rejection' }),
      canvas.getByRole('textbox', { name: 'Note' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(cancel?.top).toBe(confirm?.top);
    await expect(cancel?.top).toBeGreaterThanOrEqual(note?.bottom ?? Infinity);
    await userEvent.keyboard('{Escape}{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Confirm rejection' })).toBeNull(),
    );
    for (const handler of [args.onDecide, args.onLeave])
      await expect(handler).not.toHaveBeenCalled();
  },
};

/** With the mouse: pressing the choosing button twice decides nothing. */
export const ByButtons: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm approval' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};

/** Enter follows the focused link and confirms nothing. */
export const EnterOnALink: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('a');
    canvas.getByRole('link', { name: 'Amara Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
  },
};

export const Busy: Story = {
  args: { state: { ...openState(payout), progress: { step: 'sending', decision: 'approved' } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Sending…')).toBeVisible();
    await userEvent.keyboard('ar{Enter}jk{Escape}');
    for (const handler of [args.onDecide, args.onGo, args.onLeave])
      await expect(handler).not.toHaveBeenCalled();
  },
};

/**
 * A fast typist already means the next payout. So after a refusal nothing can be chosen before the
 * admin has looked at it.
 */
export const Failed: Story = {
  args: ended({
    outcome: 'refused',
    words: 'The service is temporarily unavailable.',
    after: 'pending',
  }),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The service is temporarily unavailable.The payout is still Pending.',
    );
    // It is said again when it can be decided again: until then the checks have that room.
    await expect(canvas.queryByText(/This can't be undone/)).toBeNull();
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await userEvent.keyboard('l');
    await waitFor(() => expect(args.onAcknowledge).toHaveBeenCalledOnce());
  },
};

// R36.
/** No key sends it. The admin must look at it first, or press its button. */
export const CouldNotBeReadAgain: Story = {
  tags: ['!dev'],
  args: {
    state: {
      kind: 'unread',
      payout,
      failure: { status: 503 },
      decision: 'rejected',
      isAcknowledged: false,
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was sent: this payout could not be checked first.',
    );
    await userEvent.keyboard('r{Enter}a{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await expect(args.onDecideAnyway).not.toHaveBeenCalled();
    await userEvent.keyboard('l');
    await waitFor(() => expect(args.onAcknowledge).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Approve anyway' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reject anyway' }));
    await waitFor(() => expect(args.onDecideAnyway).toHaveBeenCalledOnce());
    await expect(args.onDecideAnyway).toHaveBeenCalledWith('rejected');
  },
};

/** Once that is acknowledged, only the confirmation of the blocked payout says 'Approve anyway'. */
export const BlockedAndNotReadAgain: Story = {
  args: {
    ...stoppedArgs,
    state: {
      kind: 'unread',
      payout: stoppedSources.payout,
      failure: { status: 503 },
      decision: 'approved',
      isAcknowledged: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('a');
    await expect(await canvas.findAllByRole('button', { name: 'Approve anyway' })).toHaveLength(1);
  },
};

/** The run was left with Back while the payout was being approved. */
export const AnotherUnderWay: Story = {
  tags: ['!dev'],
  args: { state: { kind: 'busy', payout, running: 'approved' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing was sent: an earlier approval of this payout has not finished.',
    );
    await userEvent.keyboard('r{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await userEvent.keyboard('l');
    await waitFor(() => expect(args.onReadAgain).toHaveBeenCalledOnce());
  },
};

export const Decided: Story = {
  tags: ['!dev'],
  args: {
    state: openState(
      buildPayout({ status: 'approved' }),
      buildRecord({ outcome: 'done', words: 'Payout approved successfully', after: 'approved' }),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Payout approved successfully')).toBeVisible();
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
  },
};

export const BrokenData: Story = {
  args: {
    state: openState(minimalPayout),
    evidence: <p className="muted">This payout has no user</p>,
  },
};
export const LongText: Story = { args: { state: openState(hostilePayouts[3] ?? payout) } };
