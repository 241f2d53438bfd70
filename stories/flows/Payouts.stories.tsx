import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { generalMessages } from '../../src/messages/shell';
import { tronAddress } from '../../tests/fixtures/addresses';
import { failWith, loadForever, slowDown } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { changePayout, cutList, decisionsSent, loseNextAnswers, payoutsBackend, resetPayouts } from './payoutsBackend';
import { address, screenTitled } from './seen';

const meta = {
  title: 'Flows/Payouts',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: () => {
    resetPayouts();
    return openSignedIn('/payouts')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Promise 15: the decision waits for the checks, 10 s at most. */
const checksAreIn = (timeout = 3000) => waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled(), { timeout });

async function openFirst(user: UserEventObject, wait = checksAreIn) {
  await user.click(await screen.findByRole('button', { name: /^Details of \$40\.25/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Payout Details' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await wait();
  return within(dialog);
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const statusOf = (name: RegExp) => screen.getByRole('button', { name }).closest('tr')?.querySelector('.badge')?.textContent;

export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 26');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');
    await screen.findByText('1–10 of 20');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Amount' }), '500+');
    await screen.findByText('1–10 of 14');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–14 of 14');
    await expect(address()).toBe('/payouts?status=pending&amount=500%2B&page=2');
    history.back();
    await screen.findByText('1–10 of 14');
    history.back();
    await screen.findByText('1–10 of 20');
    await expect(screen.getByRole('combobox', { name: 'Amount' })).toHaveValue('');
  },
};

export const RestoredFromTheAddress: Story = {
  beforeEach: openSignedIn('/payouts?status=pending&amount=500%2B&page=2'),
  play: async () => {
    await screen.findByText('11–14 of 14');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
  },
};

export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/payouts?status=rejected'),
  play: async ({ userEvent }) => {
    await screen.findByText('No transaction history found');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('1–10 of 26');
    await expect(address()).toBe('/payouts');
  },
};

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [failWith('listPayouts', 500, null), ...payoutsBackend] } },
  play: async () => {
    await toastSaying('Failed to retrieve wallet history');
    await expect(screen.getByRole('alert')).toHaveTextContent('The payouts could not be loaded');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listPayouts', 403), ...payoutsBackend] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
  },
};

/** The open dialog is in the address: Back closes it, and a link opens it. */
export const OpenedClosedAndLinked: Story = {
  play: async ({ userEvent }) => {
    await openFirst(userEvent);
    await expect(address()).toBe('/payouts?payout=4001');
    history.back();
    await isClosed();
    await expect(address()).toBe('/payouts');
    const dialog = await openFirst(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await expect(address()).toBe('/payouts');
  },
};

export const OpenedByALink: Story = {
  beforeEach: openSignedIn('/payouts?payout=4003'),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Payout Details' })).toHaveTextContent('$190.25');
  },
};

export const Approved: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    await expect(await dialog.findByText('Used in 1 earlier payout')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await toastSaying('Payout approved successfully');
    await isClosed();
    await expect(statusOf(/^Details of \$40\.25/)).toBe('Approved');
    await expect(decisionsSent()).toEqual(['4001 approved']);
    await userEvent.click(screen.getByRole('link', { name: 'Decision journal' }));
    await screenTitled('Decision journal');
    await expect(screen.getByRole('table')).toHaveTextContent('Pending → ApprovedDonePayout approved successfully');
  },
};

/** Promise 1: a hundred clicks send one request. */
export const HundredClicks: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    const buttons = [dialog.getByRole('button', { name: 'Approve' }), dialog.getByRole('button', { name: 'Reject' })];
    for (let click = 0; click < 100; click += 1) buttons[click % 2]?.click();
    await toastSaying('Payout approved successfully');
    await isClosed();
    await expect(decisionsSent()).toEqual(['4001 approved']);
  },
};

/** Promise 1: if the payout has changed since it was opened, nothing is sent, and the changes are shown. */
export const ChangedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    changePayout(4001, { pay_address: 'TX666', price_amount: '9000' });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was sent: this payout is not as it was when you opened it.');
    await expect(dialog.getByRole('list', { name: 'Changes' })).toHaveTextContent(
      `Amount: $40.25 →is now $9,000Pay Address: ${tronAddress(0)} →is now TX666`,
    );
    dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(decisionsSent()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with the new values' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await toastSaying('Payout approved successfully');
    await expect(decisionsSent()).toEqual(['4001 approved']);
  },
};

/** Somebody else was faster, but the list behind the dialog still says pending. */
export const DecidedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    changePayout(4001, { status: 'rejected' });
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await dialog.findByRole('list', { name: 'Changes' })).toHaveTextContent('Status: Pending →is now Rejected');
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(decisionsSent()).toEqual([]);
  },
};

export const ReadingBeforeFails: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    cutList();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Nothing was sent: the payout could not be read again just before. Network error - no response received',
    );
    await expect(decisionsSent()).toEqual([]);
  },
};

/** Promise 1: the server carried it out, but its response was lost. The list is read again, and nothing is sent a second time. */
export const AnswerLost: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    loseNextAnswers(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await toastSaying(generalMessages.foundDone('Payout approved successfully'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(decisionsSent()).toEqual(['4001 approved']);
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [failWith('acceptPayout', 422, { message: 'The wallet is locked.' }), ...payoutsBackend] } },
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await toastSaying('The wallet is locked.');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The wallet is locked.The list was read again: the payout is now Pending.',
    );
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

/** Each piece of evidence loads separately. A failure delays nothing. A source that never responds delays the decision for 10 s. */
export const EvidenceFails: Story = {
  parameters: { msw: { handlers: [failWith('getWallet', 500, null), loadForever('getKyc'), ...payoutsBackend] } },
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent, () => Promise.resolve());
    await expect(await dialog.findByText('The wallet could not be loaded')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Checks' })).toHaveTextContent('Not checked Withdrawal profit: could not be read');
    await expect(await dialog.findByText('Used in 1 earlier payout')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'KYC' })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await checksAreIn(15_000);
    await expect(dialog.getByRole('list', { name: 'Checks' })).toHaveTextContent('Not checked KYC: no answer in 10 s');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await toastSaying('Payout rejected successfully');
  },
};

/** Another user's payout on an unread page goes to the same address. It is found once all payouts are compared. */
export const ComparedWithAll: Story = {
  beforeEach: () => {
    resetPayouts();
    changePayout(4020, { pay_address: tronAddress(0) });
    return openSignedIn('/payouts')();
  },
  play: async ({ userEvent }) => {
    const dialog = await openFirst(userEvent);
    const checks = dialog.getByRole('list', { name: 'Checks' });
    await expect(dialog.getByText('Compared with 10 payouts read so far. The others were not compared.')).toBeVisible();
    await expect(checks).toHaveTextContent('Not checked Address of other users: none among 10 payouts, more not read');
    await userEvent.click(dialog.getByRole('button', { name: 'Compare with all payouts' }));
    await expect(await dialog.findByText('Compared with 26 payouts of all users, read just now.')).toBeVisible();
    await expect(checks.firstElementChild).toHaveTextContent(/^Stop Address also used by /);
    await expect(dialog.getByRole('region', { name: 'Users of this address' })).toHaveTextContent('Also used by 1 other user');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    // The comparison is kept for the session.
    const again = await openFirst(userEvent);
    await expect(again.getByText('Compared with 26 payouts of all users, read just now.')).toBeVisible();
  },
};

/** The file contains every page, in order. */
export const Exported: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 26');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.mockName(this.download);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await toastSaying('Exported 26 payouts');
    await expect(saved.getMockName()).toBe('payouts-2026-03-15.csv');
    saved.mockRestore();
  },
};

export const ExportCancelled: Story = {
  parameters: { msw: { handlers: [slowDown('listPayouts', 300), ...payoutsBackend] } },
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 26');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Exporting' })).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};
