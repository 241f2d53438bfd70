import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { UserDetailsScreen } from '~/features/users/UserDetailsScreen';
import {
  buildUser,
  buildUserDetail,
  hostileUserDetail,
  sparseUserDetail,
} from '../../../tests/fixtures/users';
import { buildVisibleKycRecord } from '../../kycRecords';
import { canTryAgain, failed } from '../../loadStates';

const meta = {
  title: 'Screens/Users/User Details',
  component: UserDetailsScreen,
  parameters: { layout: 'padded' },
  args: {
    id: 1042,
    load: { status: 'ready', data: buildUserDetail() },
    kyc: { status: 'ready', data: buildVisibleKycRecord('approved', buildUserDetail()) },
    isDownloading: false,
    onEdit: fn(),
    onDownload: fn(),
    onReadAgain: () => Promise.resolve(),
  },
} satisfies Meta<typeof UserDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual([
      'Personal Information',
      'Account Information',
      'Security & Verification',
      'KYC Documents',
      'Address Information',
    ]);
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute(
      'href',
      '/users/all',
    );
    await expect(canvas.getByRole('link', { name: 'KYC Status' })).toHaveAttribute(
      'href',
      '/users/1042/kyc',
    );
    await expect(canvas.getByRole('link', { name: 'Approved' })).toHaveAttribute(
      'href',
      '/users/1042/kyc',
    );
    // R17
    await expect(canvas.getByRole('link', { name: 'Focused Review' })).toHaveAttribute(
      'href',
      '/users/1042/kyc/review',
    );
    await expect(canvas.getByRole('link', { name: 'Review Details' })).toHaveAttribute(
      'href',
      '/users/1042/kyc',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Details' }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
  },
};

/** Opened from a list: the values of its row are shown at once, the others follow. */
export const KnownFromAList: Story = {
  tags: ['!dev'],
  args: { load: { status: 'loading' }, kyc: { status: 'loading' }, listed: buildUser() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    const personal = within(canvas.getByRole('region', { name: 'Personal Information' }));
    await expect(personal.getByText('Amara')).toBeVisible();
    // Not a dash, because nobody knows yet whether there is a phone number.
    await expect(
      personal.getByText('Phone Number').parentElement?.querySelector('.skeleton'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Details' })).toBeDisabled();
  },
};

export const KycNotSubmitted: Story = {
  args: { kyc: { status: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Not Submitted' })).toBeVisible();
    await expect(canvas.getAllByText('Not uploaded')).toHaveLength(4);
  },
};

// R18.
/** There is no toast. The card says it. */
export const KycFailed: Story = {
  tags: ['!dev'],
  args: { kyc: failed },
  play: async (context) => {
    const { canvas } = context;
    await canTryAgain(context);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByText('Amara')).toBeVisible());
  },
};

/** All optional fields are null: they are dashes, and there is no address card. */
export const BrokenData: Story = {
  args: { load: { status: 'ready', data: sparseUserDetail } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Address Information' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' }, kyc: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'User Details' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Details' })).toBeDisabled();
  },
};

export const LoadFailed: Story = { args: { load: failed } };
export const Forbidden: Story = { args: { load: { status: 'forbidden' } } };
export const LongText: Story = { args: { load: { status: 'ready', data: hostileUserDetail } } };
