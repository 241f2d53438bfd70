import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { openState, type SettledState } from '~/features/payouts/decision/decision';
import { PayoutDialog, type PayoutDialogProps } from '~/features/payouts/decision/PayoutDialog';
import type { Payout } from '~/api/types';
import type { PayoutDecision } from '~/features/payouts/model';
import {
  buildPayout,
  buildRecord,
  hostilePayouts,
  minimalPayout,
} from '../../../../tests/fixtures/payouts';
import { waitingChecking } from '../../../payoutChecking';
import { decisionArgs, stoppedArgs } from '../decisionArgs';

const payout = buildPayout();

const meta = {
  title: 'Screens/Payouts/Parts/Decision dialog',
  component: PayoutDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: { ...decisionArgs, onClose: fn() },
} satisfies Meta<typeof PayoutDialog>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<PayoutDialogProps> };

const button = (name: string) => screen.findByRole('button', { name });
const alert = () => screen.findByRole('alert');

const unknown = (after: Payout['status'] | '') => ({
  kind: 'unknown' as const,
  payout: after === '' ? payout : { ...payout, status: after },
  record: buildRecord({ after }),
  changes: [],
  isAcknowledged: false,
});
const unread = (
  decision: PayoutDecision,
  failure: { status: number } | undefined,
): SettledState<Payout> => ({ kind: 'unread', payout, failure, decision, isAcknowledged: false });

/**
 * Who is paid, how much and where to is next to the two buttons. The first focus is on the way out,
 * so that Enter doesn't move money by accident.
 */
export const Populated: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
    await expect(dialog).toHaveTextContent(
      `Approve pays $1,250.50 (1,249.87 USDT) to Amara Okafor at TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb over TRC20. This can't be undone.`,
    );
    await userEvent.click(await button('Approve'));
    await userEvent.click(await button('Reject'));
    await waitFor(() => expect(args.onDecide.mock.calls).toEqual([['approved'], ['rejected']]));
  },
};

/**
 * The buttons have the same order everywhere. A and R focus them, and Enter presses. No single key
 * decides.
 */
export const ByKeys: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
    const names = [...dialog.querySelectorAll('.payout-buttons button')].map(
      ({ textContent }) => textContent,
    );
    await expect(names).toEqual(['Reject R', 'Approve A']);
    await userEvent.keyboard('a');
    await expect(await button('Approve')).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(await button('Reject')).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('rejected');
  },
};

/** The stops come first in the list, and are repeated where the consequence is described. */
export const Stopped: Story = {
  globals: { viewport: { value: 'phone' } },
  args: stoppedArgs,
  play: async () => {
    const checks = await screen.findByRole('list', { name: 'Checks' });
    await expect(checks.firstElementChild).toHaveTextContent('Blocked KYC is not approved');
    const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
    await expect(dialog).toHaveTextContent(
      'Blocked: KYC is not approved · Not a valid ERC20 address',
    );
    // Section 4: a pending payout can be decided in spite of a stop.
    await expect(await button('Approve')).toBeEnabled();
  },
};

// Promise 15, R45.
/**
 * Before the checks are finished, neither a click nor a key approves. Rejecting waits for nothing.
 */
export const ChecksWaiting: Story = {
  tags: ['!dev'],
  args: { checking: waitingChecking },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    await waitFor(() => expect(screen.getByText(/^Checking… /)).toBeVisible());
    await expect(await button('Approve')).toBeDisabled();
    await userEvent.keyboard('a');
    await expect(await button('Cancel')).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
    const reject = await button('Reject');
    // The second click of the double click that opened the dialog.
    reject.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('r');
    await waitFor(() => expect(reject).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
    await expect(args.onDecide).toHaveBeenCalledWith('rejected');
  },
};

/** The note is kept in the journal and never sent. A decided payout has no field for it. */
export const WithNote: Story = {
  tags: ['!dev'],
  args: { note: 'Asked by phone' },
  play: async ({ userEvent, args }) => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue('Asked by phone');
    await expect(note).toHaveAccessibleDescription(
      'Saved in your decision journal, in this browser only. It is never sent.',
    );
    await userEvent.type(note, '!{Enter}');
    await waitFor(() => expect(args.onNote).toHaveBeenCalledWith('Asked by phone!'));
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

// R472.
/** The firm has set its reasons: nothing is sent without one. */
export const ReasonRequired: Story = {
  tags: ['!dev'],
  args: { rejecting: { ...decisionArgs.rejecting, isRequired: true } },
  play: async ({ userEvent, args }) => {
    const reason = await screen.findByRole('combobox', { name: 'Reject reason' });
    await userEvent.click(await button('Reject'));
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.selectOptions(reason, 'Trading rules broken');
    await waitFor(() =>
      expect(args.rejecting?.onReason).toHaveBeenCalledWith('Trading rules broken'),
    );
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** With an open ticket under the payee's name. */
export const RejectedWithReason: Story = {
  tags: ['!dev'],
  args: {
    state: openState(buildPayout({ status: 'rejected' })),
    rejected: { reason: 'Trading rules broken', onReply: fn() },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await button('Reply in ticket'));
    await waitFor(() => expect(args.rejected?.onReply).toHaveBeenCalledOnce());
  },
};

// Section 4.
/** Only a pending payout can be decided. */
export const Approved: Story = {
  args: { state: openState(buildPayout({ status: 'approved' })) },
  play: async () => {
    await expect(await button('Approve')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
    await expect(screen.queryByText(/This can't be undone/)).toBeNull();
    await expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  },
};

export const Busy: Story = {
  args: { state: { ...openState(payout), progress: { step: 'checking', decision: 'approved' } } },
  play: async ({ userEvent, args }) => {
    await expect(await button('Approving…')).toBeDisabled();
    await expect(await button('Reject')).toBeDisabled();
    // The dialog appears with a transition.
    await waitFor(() =>
      expect(screen.getByText('Checking that nothing has changed…')).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};

/** What the alert says while nothing can be approved, and what its button calls. */
const heldBack = (
  state: SettledState<Payout>,
  text: string,
  press?: [name: string, calls: 'onAcknowledge' | 'onReadAgain'],
): Story => ({
  args: { state },
  play: async ({ userEvent, args }) => {
    await expect(await alert()).toHaveTextContent(text);
    await expect(await button('Approve')).toBeDisabled();
    if (!press) return;
    await userEvent.click(await button(press[0]));
    await waitFor(() => expect(args[press[1]]).toHaveBeenCalledOnce());
  },
});

/** After a 409 the payout's present state is shown. */
export const Failed = heldBack(
  {
    ...unknown('rejected'),
    kind: 'refused',
    record: buildRecord({
      outcome: 'refused',
      words: 'This payout has already been rejected.',
      after: 'rejected',
    }),
  },
  'This payout has already been rejected.The payout is now Rejected.',
);

// Promise 1.
/** The response was lost, and the list shows the outcome. */
export const OutcomeUnknown = heldBack(
  unknown('approved'),
  'No response was received, so the result is unknown. Nothing is sent again automatically.The payout is now Approved.',
);

/** The decision may still arrive at the server, so the next click must not send another one. */
export const OutcomeUnknownStillPending = heldBack(
  unknown('pending'),
  'The decision may be lost, or may still go through.',
  ['Decide again', 'onAcknowledge'],
);

/** As OutcomeUnknown to look at, with one sentence more. */
export const OutcomeUnknownUnread: Story = {
  tags: ['!dev'],
  ...heldBack(unknown(''), 'The payout’s status could not be checked.', [
    'Look again',
    'onReadAgain',
  ]),
};

/**
 * Somebody changed the payout while the dialog was open. Nothing was sent, and the admin must look
 * at the new values.
 */
export const ChangedMeanwhile = heldBack(
  {
    kind: 'changed',
    payout: buildPayout({ price_amount: '1350.50', pay_amount: '1349.82' }),
    changes: [
      { label: 'Amount', before: '$1,250.50', after: '$1,350.50' },
      { label: 'Pay Amount', before: '1,249.87 USDT', after: '1,349.82 USDT' },
    ],
    isAcknowledged: false,
  },
  'Nothing was sent: this payout has changed since you opened it. Check the new values before you decide.Amount: $1,250.50 →is now $1,350.50Pay Amount: 1,249.87 USDT →is now 1,349.82 USDT',
  ['Continue with the new values', 'onAcknowledge'],
);

/**
 * Promises 1 and 2: the dialog was left with Back and opened again, and the opposite decision was
 * requested.
 */
export const AnotherUnderWay: Story = {
  tags: ['!dev'],
  ...heldBack(
    { kind: 'busy', payout, running: 'approved' },
    'Nothing was sent: an earlier approval of this payout has not finished. Check the payout again before you decide.',
    ['Look again', 'onReadAgain'],
  ),
};

export const CouldNotBeReadAgain: Story = {
  tags: ['!dev'],
  args: {
    state: unread('approved', { status: 0 }),
  },
  play: async ({ userEvent, args }) => {
    await expect(await alert()).toHaveTextContent(
      'Nothing was sent: this payout could not be checked first. Network error - no response received',
    );
    await expect(await button('Approve')).toBeEnabled();
    await userEvent.click(await button('Approve anyway'));
    await waitFor(() => expect(args.onDecideAnyway).toHaveBeenCalledOnce());
    await expect(args.onDecideAnyway).toHaveBeenCalledWith('approved');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

// R36.
/** Only the requested decision is offered, here the rejection. */
export const RejectionCouldNotBeReadAgain: Story = {
  tags: ['!dev'],
  args: {
    state: unread('rejected', { status: 503 }),
  },
  play: async ({ userEvent, args }) => {
    await expect(screen.queryByRole('button', { name: 'Approve anyway' })).toBeNull();
    await userEvent.click(await button('Reject anyway'));
    await waitFor(() => expect(args.onDecideAnyway).toHaveBeenCalledOnce());
    await expect(args.onDecideAnyway).toHaveBeenCalledWith('rejected');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const NotFoundAgain: Story = {
  tags: ['!dev'],
  args: {
    state: unread('approved', undefined),
  },
  play: async () => {
    await expect(await alert()).toHaveTextContent(
      'Nothing was sent: this payout could not be found.',
    );
  },
};

export const BrokenData: Story = { args: { state: openState(minimalPayout), evidence: undefined } };
export const LongText: Story = {
  args: { state: openState(hostilePayouts[3] ?? payout) },
  globals: { viewport: { value: 'phone' } },
};
