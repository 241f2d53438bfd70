import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { noNewUser } from '~/features/users/model';
import { AddUserDialog } from '~/features/users/AddUserDialog';
import { apiErrors } from '../../../tests/fixtures/errors';
import { unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Screens/Users/Parts/Add user dialog',
  component: AddUserDialog,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    initial: noNewUser,
    isBusy: false,
    onChange: fn(),
    onSubmit: fn(),
    onInvalid: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
    await waitFor(() => expect(dialog).toBeVisible());
    // Section 5: the email input has the type email. Each control has the name of its API field.
    await expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect([...dialog.querySelectorAll('input')].map(({ name }) => name)).toEqual([
      'first_name',
      'last_name',
      'email',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NothingEntered: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(args.onInvalid.mock.calls).toEqual([['Please fill in all fields']]));
    // The text is about all three. It stands beside the first one, which has the focus.
    await waitFor(() =>
      expect(screen.getByLabelText('First Name')).toHaveAccessibleErrorMessage(
        'Please fill in all fields',
      ),
    );
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    await waitFor(() => expect(screen.getAllByText('Please fill in all fields')).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText('First Name')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Adding…' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};

// R4.
/** The server's errors are shown next to their fields. */
export const Failed: Story = {
  args: { refusal: { text: undefined, fields: apiErrors[400].errors } },
  play: async () => {
    const email = await screen.findByLabelText('Email');
    await expect(email).toBeInvalid();
    await waitFor(() => expect(email).toHaveAccessibleErrorMessage('Enter a valid email address.'));
    await expect(screen.getByLabelText('First Name')).not.toBeInvalid();
  },
};

export const LongText: Story = {
  args: { refusal: { text: undefined, fields: { email: [unbrokenText, 'This email is taken.'] } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(`${unbrokenText} This email is taken.`);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

// Promise 7.
/** The input from before the session was lost. */
export const DraftRestored: Story = {
  tags: ['!dev'],
  args: { initial: { first_name: 'Ines', last_name: 'Moreau', email: '' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Last Name')).toHaveValue('Moreau');
    await userEvent.type(screen.getByLabelText('Email'), 'i');
    await waitFor(() =>
      expect(args.onChange.mock.lastCall).toEqual([
        { first_name: 'Ines', last_name: 'Moreau', email: 'i' },
      ]),
    );
  },
};
