import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { KycDocument, KycDocumentType } from '~/features/kyc/model';
import type { KycVerdict } from '~/features/kyc/messages';
import { UserKycScreen } from '~/features/kyc/documents/UserKycScreen';
import {
  buildKycAddress,
  fileLostKycRecord,
  hostileKycRecord,
  sparseKycRecord,
} from '../../../../tests/fixtures/kyc';
import { hostileUserDetail, sparseUserDetail } from '../../../../tests/fixtures/users';
import { queueUser } from '../../../kycQueues';
import { buildVisibleKycRecord } from '../../../kycRecords';
import { canTryAgain, failed } from '../../../loadStates';

const pending = buildVisibleKycRecord();
const noneDecided = (_type: KycDocumentType): boolean => false;

const meta = {
  title: 'Screens/Users/KYC Review',
  component: UserKycScreen,
  parameters: { layout: 'padded' },
  args: {
    id: queueUser(0).id,
    user: { status: 'ready', data: queueUser(0) },
    load: { status: 'ready', data: pending },
    isBusy: false,
    wasDecided: noneDecided,
    isDownloading: false,
    onDecide: fn<(document: KycDocument, verdict: KycVerdict) => void>(),
    onDownload: fn(),
    onReadAgain: () => Promise.resolve(),
  },
} satisfies Meta<typeof UserKycScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));

export const Populated: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('chloe.dubois@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Focused Review' })).toHaveAttribute(
      'href',
      '/users/1046/kyc/review',
    );
    const id = card(canvasElement, 'ID Proof');
    await waitFor(() => expect(id.getByRole('button', { name: 'Verify' })).toBeEnabled());
    await userEvent.click(id.getByRole('button', { name: 'Verify' }));
    await userEvent.click(
      card(canvasElement, 'Home Address 2 Proof').getByRole('button', { name: 'Reject' }),
    );
    await waitFor(() =>
      expect(
        args.onDecide.mock.calls.map(([document, verdict]) => [document.type, verdict]),
      ).toEqual([
        ['id', 'approved'],
        ['address2', 'rejected'],
      ]),
    );
  },
};

// Section 4.
/** There is nothing more to decide. */
export const Approved: Story = {
  args: { load: { status: 'ready', data: buildVisibleKycRecord('approved') } },
  play: async ({ canvas }) => {
    for (const name of ['Verify', 'Reject'])
      for (const button of canvas.getAllByRole('button', { name }))
        await expect(button).toBeDisabled();
  },
};

// R19.
/** There is no record, but the cards are shown. */
export const Empty: Story = {
  args: { load: { status: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Submitted')).toBeVisible();
    for (const name of ['Verify', 'Reject'])
      for (const button of canvas.getAllByRole('button', { name }))
        await expect(button).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    user: { status: 'ready', data: hostileUserDetail },
    load: {
      status: 'ready',
      data: {
        ...pending,
        id_proof: hostileKycRecord.id_proof,
        address: buildKycAddress(hostileKycRecord.address ?? {}),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      card(canvasElement, 'ID Proof').getAllByText(
        'Not shown: the address of this file is not safe',
      ),
    ).toHaveLength(2);
  },
};

// Promise 6.
/** A document without a status or file can't be verified. */
export const BrokenData: Story = {
  args: {
    user: { status: 'ready', data: sparseUserDetail },
    load: { status: 'ready', data: sparseKycRecord },
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Verify' }))
      await expect(button).toBeDisabled();
  },
};

/** The status is shown, and the card says that there is no file. */
export const FileLost: Story = {
  args: { load: { status: 'ready', data: fileLostKycRecord } },
  play: async ({ canvasElement }) => {
    for (const [name, status] of [
      ['ID Proof', 'Approved'],
      ['Home Address 1 Proof', 'Rejected'],
    ] as const) {
      const document = card(canvasElement, name);
      await expect(document.getByText(status)).toBeVisible();
      await expect(document.getAllByText('Not uploaded')[0]).toBeVisible();
    }
    // The record has no entry for this document.
    await expect(card(canvasElement, 'Home Address 2 Proof').queryByText('Pending')).toBeNull();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Verify' }))
      await expect(button).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { user: { status: 'loading' }, load: { status: 'loading' } },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context, 'The KYC record'),
};

export const Forbidden: Story = { args: { load: { status: 'forbidden' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
