import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '~/ui/overlays/ConfirmDialog';
import { journalEndMessages } from '~/features/payouts/journal/journal';
import { signOutMessages } from '~/features/auth/signOutMessages';
import { userMessages } from '~/features/users/messages';
import { rtlOverrideText, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    title: 'Delete User',
    question: userMessages.confirmDelete({ full_name: 'Amara Okafor' }),
    consequence: "The account and its records are removed. This can't be undone.",
    confirmLabel: 'Delete',
    busyLabel: 'Deleting…',
    isBusy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The safe choice has the focus. The reason of a failure stays in the dialog. */
export const AskingAgain: Story = {
  args: { refusal: { text: 'Something went wrong on our side.' } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete User' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Are you sure you want to delete Amara Okafor?');
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).not.toHaveBeenCalled());
  },
};

/** Two ways to confirm. The safe choice still has the focus. */
export const ThreeButtons: Story = {
  tags: ['!dev'],
  args: {
    title: signOutMessages.title,
    question: journalEndMessages.question(12),
    consequence: journalEndMessages.consequence(12),
    tone: 'plain',
    other: { label: journalEndMessages.signOut, onChoose: fn() },
    confirmLabel: journalEndMessages.exportAndSignOut,
    busyLabel: journalEndMessages.exportAndSignOut,
  },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(args.other?.onChoose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const HostileText: Story = {
  tags: ['!dev'],
  args: {
    question: userMessages.confirmDelete({ full_name: `${rtlOverrideText} ${unbrokenText}` }),
    consequence: undefined,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(dialog.textContent).toContain(rtlOverrideText);
  },
};

/** In the window's last corner: the document that is decided stays visible. */
export const InTheCorner: Story = {
  args: {
    title: 'Verify ID Proof',
    question: 'Are you sure you want to verify the ID Proof of Amara Okafor?',
    consequence: "This marks the document as verified. This can't be undone.",
    confirmLabel: 'Verify',
    busyLabel: 'Verify',
    tone: 'plain',
    isInCorner: true,
  },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify ID Proof' });
    await waitFor(() => expect(dialog).toBeVisible());
    // Once it has risen.
    await waitFor(() => {
      const { right, bottom } = dialog.getBoundingClientRect();
      return expect([innerWidth - right, innerHeight - bottom]).toEqual([16, 16]);
    });
  },
};
