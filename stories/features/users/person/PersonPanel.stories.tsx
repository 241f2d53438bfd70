import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from '~/api/http/errors';
import { PersonPanel } from '~/features/users/person/PersonPanel';
import { longName } from '../../../../tests/fixtures/texts';
import { personArgs } from '../personArgs';

const loading = { status: 'loading' } as const;
const retry = fn();
const failed = { status: 'failed', reason: new ApiError(503), onRetry: retry } as const;

const meta = {
  title: 'Screens/Users/Parts/Person panel',
  component: PersonPanel,
  args: { ...personArgs, onClose: fn() },
} satisfies Meta<typeof PersonPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('complementary', { name: 'About Amara Okafor' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(canvas.getByRole('region', { name: 'Tickets' })).toHaveTextContent(
      'same name, not proven',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: {
    user: loading,
    kyc: loading,
    wallet: loading,
    payouts: { isWhole: true, load: loading },
    accounts: loading,
    tickets: loading,
  },
};

/** Each part fails by itself. */
export const LoadFailed: Story = {
  args: { wallet: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Wallet could not be loaded')).toBeVisible();
    await expect(canvas.getByText(/Joined/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(retry).toHaveBeenCalled());
  },
};

export const Forbidden: Story = {
  args: { wallet: { status: 'forbidden' }, kyc: { status: 'forbidden' } },
};

/** A ticket names nobody but by name. */
export const NameOnly: Story = {
  args: {
    person: { name: 'Amara Okafor' },
    userId: undefined,
    user: { status: 'ready', data: null },
    kyc: undefined,
    wallet: undefined,
    payouts: undefined,
    accounts: undefined,
  },
};

export const Empty: Story = {
  args: {
    payouts: { isWhole: false, load: { status: 'ready', data: [] } },
    accounts: { status: 'ready', data: [] },
    tickets: { status: 'ready', data: [] },
  },
};

export const LongText: Story = {
  args: { person: { name: longName, email: `${longName}@example.com` } },
};
