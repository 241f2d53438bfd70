import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EditReply, RepliesDialog } from '~/features/support/replies/EditReplies';
import '~/features/support/chat/chat.css';
import '~/features/support/support.css';
import { longName, longParagraph } from '../../../../tests/fixtures/texts';

const replies = [
  {
    id: 'a',
    name: 'Review takes two days',
    text: 'Hello {name}, the review of ticket {ticket} takes up to two working days.',
  },
  { id: 'b', name: 'Payout released', text: 'Hello {name}, your payout of {amount} was released.' },
  { id: 'c', name: 'Goodbye', text: 'You are welcome. Have a good day!' },
];

const meta = {
  title: 'Screens/Support/Parts/Replies dialog',
  component: RepliesDialog,
  args: {
    replies,
    isKept: true,
    problem: undefined,
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onMove: fn(),
    onImport: fn<(file: File) => void>(),
    onExport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RepliesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Saved replies' }));

export const Populated: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await inDialog();
    await expect(
      dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(replies.map(({ name }) => name));
    // R305: signing out does not remove them.
    // The dialog fades in.
    await waitFor(() =>
      expect(dialog.getByText(/^Saved in this browser, also after you sign out\. /)).toBeVisible(),
    );
    await expect(
      dialog.getByRole('button', { name: 'Move Review takes two days up' }),
    ).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Move Goodbye down' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Move Payout released up' }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(replies[1], -1));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Payout released' }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(replies[1]));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Goodbye' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(replies[2]));
    await userEvent.click(dialog.getByRole('button', { name: 'Add reply' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await userEvent.upload(
      dialog.getByLabelText('Import'),
      new File(['{}'], 'replies.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(args.onImport.mock.calls[0]?.[0].name).toBe('replies.json'));
  },
};

export const Empty: Story = {
  args: { replies: [] },
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByText('No replies yet')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add reply' })).toHaveFocus());
  },
};

/** All of a file, or nothing of it. */
export const Failed: Story = {
  args: { problem: 'Nothing was imported. This is not a replies export.' },
  play: async () => {
    await expect((await inDialog()).getByRole('alert')).toHaveTextContent(
      'Nothing was imported. This is not a replies export.',
    );
  },
};

export const NotKept: Story = {
  args: { isKept: false },
  play: async () => {
    await expect((await inDialog()).getByRole('alert')).toHaveTextContent(
      'changes last only until this tab is closed',
    );
  },
};

export const LongText: Story = {
  args: { replies: [{ id: 'long', name: longName, text: longParagraph }, ...replies] },
};

export const Phone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await inDialog();
  },
};

const handleSave = fn();

/** The form of a new reply: both fields are required. */
export const Adding: Story = {
  tags: ['!dev'],
  render: () => (
    <EditReply draftName="story" reply={undefined} onSave={handleSave} onClose={fn()} />
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add reply' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Name is required');
    await waitFor(() => expect(dialog.getByText('Text is required')).toBeVisible());
    await expect(handleSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Name'), 'Goodbye');
    await userEvent.type(dialog.getByLabelText('Text'), 'Bye {{name}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(handleSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Goodbye', text: 'Bye {name}' }),
      ),
    );
  },
};
