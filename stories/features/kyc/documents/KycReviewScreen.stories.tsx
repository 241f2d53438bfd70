import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { KycDocument } from '~/features/kyc/model';
import type { KycVerdict } from '~/features/kyc/messages';
import { KycReviewScreen } from '~/features/kyc/documents/KycReviewScreen';
import { buildKycIdProof, sparseKycRecord } from '../../../../tests/fixtures/kyc';
import { hostileUserDetail, sparseUserDetail } from '../../../../tests/fixtures/users';
import { brokenPicture } from '../../../documentPictures';
import { queueUser } from '../../../kycQueues';
import { buildVisibleKycRecord } from '../../../kycRecords';
import { canTryAgain, failed } from '../../../loadStates';

const pending = buildVisibleKycRecord();

const meta = {
  title: 'Screens/Users/KYC Focused Review',
  component: KycReviewScreen,
  parameters: { layout: 'padded' },
  args: {
    id: queueUser(0).id,
    user: { status: 'ready', data: queueUser(0) },
    load: { status: 'ready', data: pending },
    current: 'id',
    isBusy: false,
    wasDecided: () => false,
    isAsking: false,
    isDownloading: false,
    onGoTo: fn(),
    onDecide: fn<(document: KycDocument, verdict: KycVerdict) => void>(),
    onDownload: fn(),
    onReadAgain: () => Promise.resolve(),
  },
} satisfies Meta<typeof KycReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'ID Proof' })).toBeVisible();
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getByText('0 of 3 decided')).toBeVisible();
    await expect(canvas.getByText('A01234567')).toBeVisible();
    await expect(
      canvas.getByText('It must also be readable, complete and not expired.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled());
  },
};

/** A verifies, R rejects, J and K go to the next and the previous document. */
export const DecidedByKeys: Story = {
  tags: ['!dev'],
  args: { current: 'address1' },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled());
    await userEvent.keyboard('arjk');
    await waitFor(() =>
      expect(
        args.onDecide.mock.calls.map(([document, verdict]) => [document.type, verdict]),
      ).toEqual([
        ['address1', 'approved'],
        ['address1', 'rejected'],
      ]),
    );
    await waitFor(() => expect(args.onGoTo.mock.calls).toEqual([['address2'], ['id']]));
  },
};

export const Asking: Story = {
  tags: ['!dev'],
  args: { isAsking: true },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('arjk');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await expect(args.onGoTo).not.toHaveBeenCalled();
  },
};

const besideImage = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  const dialog = screen.getByRole('dialog', { name });
  const beside = within(dialog).getByRole('group', { name: 'Check against profile' });
  await waitFor(() => expect(beside).toBeVisible());
  const image = within(dialog).getByRole('region', { name: `${name}, 100 %` });
  return {
    lines: [...beside.querySelectorAll('dt')].map(({ textContent }) => textContent),
    beside,
    image,
  };
};

// R411.
/** What it must match stays beside it. */
export const Enlarged: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Enlarge ID Proof, front' });
    await userEvent.keyboard('e');
    const { lines, beside, image } = await besideImage('ID Proof, front');
    await expect(lines).toEqual(['Full Name', 'Document Number', 'Date of Birth']);
    // The dialog grows while it opens.
    await waitFor(() =>
      expect(image.getBoundingClientRect().right).toBeLessThanOrEqual(
        beside.getBoundingClientRect().left,
      ),
    );
  },
};

/** In a narrow window it is above the image, and covers nothing of it. */
export const AddressEnlargedOnPhone: Story = {
  tags: ['!dev'],
  args: { current: 'address1' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Enlarge Home Address 1 Proof' });
    await userEvent.keyboard('e');
    const { lines, beside, image } = await besideImage('Home Address 1 Proof');
    // Every document must bear the name.
    await expect(lines).toEqual(['Full Name', 'Address 1 (KYC)', 'Address 1 (profile)']);
    await expect(beside).toHaveTextContent('It must also be readable, complete and recent.');
    await waitFor(() =>
      expect(beside.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        image.getBoundingClientRect().top,
      ),
    );
  },
};

// Promise 8.
/** Verify and its key wait for the image. */
export const BrokenImage: Story = {
  tags: ['!dev'],
  args: {
    load: {
      status: 'ready',
      data: {
        ...pending,
        id_proof: buildKycIdProof({ document_file_front: brokenPicture, document_file_back: null }),
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('ID Proof, front could not be shown')).toBeVisible();
    await expect(
      await canvas.findByText('The image could not be loaded. Open it to verify'),
    ).toBeVisible();
    await userEvent.keyboard('a');
    await waitFor(() => expect(args.onDecide).not.toHaveBeenCalled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled());
  },
};

/** Without documents there is no count of decided ones. */
export const Empty: Story = {
  args: { load: { status: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No documents to decide')).toBeVisible();
    await expect(canvas.queryByText('0 of 0 decided')).toBeNull();
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const Loading: Story = {
  args: { user: { status: 'loading' }, load: { status: 'loading' } },
};
export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context),
};
export const Forbidden: Story = { args: { load: { status: 'forbidden' } } };
export const LongText: Story = { args: { user: { status: 'ready', data: hostileUserDetail } } };
export const BrokenData: Story = {
  args: {
    user: { status: 'ready', data: sparseUserDetail },
    load: { status: 'ready', data: sparseKycRecord },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
  },
};
export const Phone: Story = {
  args: { current: 'address2' },
  globals: { viewport: { value: 'phone' } },
};
