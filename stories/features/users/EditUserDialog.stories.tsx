import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { userFormValues } from '~/features/users/userForm';
import { EditUserDialog } from '~/features/users/EditUserDialog';
import { buildUserDetail } from '../../../tests/fixtures/users';

const record = userFormValues(buildUserDetail());

const meta = {
  title: 'Screens/Users/Parts/Edit user dialog',
  component: EditUserDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: {
    opened: record,
    initial: record,
    isBusy: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Details' });
    await waitFor(() => expect(dialog).toBeVisible());
    const names = [...dialog.querySelectorAll<HTMLInputElement>('input, select')].map(
      ({ name }) => name,
    );
    await expect(names.slice(0, 8)).toEqual([
      'first_name',
      'last_name',
      'email',
      'role',
      'phone_number',
      'country',
      'date_of_birth',
      'address.home_address',
    ]);
    await expect(names).toHaveLength(15);
  },
};

/** Typed as every date is, whatever the browser's language. */
export const DateOfBirth: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Date of Birth');
    await expect(field).toHaveAttribute('placeholder', 'YYYY-MM-DD');
    await userEvent.clear(field);
    await userEvent.type(field, '1990-05-01');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ date_of_birth: '1990-05-01' }),
      ),
    );
  },
};

export const Failed: Story = {
  args: {
    refusal: { text: undefined, fields: { email: ['A user with this email already exists.'] } },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('A user with this email already exists.')).toBeVisible(),
    );
  },
};

/** Nothing was saved. The admin's input stays, and the server's values are shown. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  args: { conflicts: ['phone_number'] },
  play: async ({ userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'This user was changed by someone else. Nothing was saved.',
    );
    await expect(alert).toHaveTextContent('Phone Number is now +234 803 555 0142');
    await userEvent.click(screen.getByRole('button', { name: 'Use their values' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

// Promise 7.
/** Every change is reported at once, so that it survives a lost session and leaving asks first. */
export const Typing: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Country'), 'x');
    await waitFor(() =>
      expect(args.onChange.mock.lastCall?.[0]).toMatchObject({
        country: expect.stringMatching(/x$/) as string,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The input from before the session was lost. The other fields follow the record. */
export const DraftRestored: Story = {
  tags: ['!dev'],
  args: { initial: { ...record, country: 'Portugal', role: 'admin' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Country')).toHaveValue('Portugal');
    await expect(screen.getByLabelText('Role')).toHaveValue('admin');
    await expect(screen.getByLabelText('Email')).toHaveValue(record.email);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls[0]?.[0]).toMatchObject({
        country: 'Portugal',
        role: 'admin',
      }),
    );
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  },
};
