import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { KycDocument } from '~/features/kyc/model';
import type { KycVerdict } from '~/features/kyc/messages';
import { KycQueueScreen } from '~/features/kyc/queue/KycQueueScreen';
import { sparseKycRecord } from '../../../../tests/fixtures/kyc';
import { hostileUserDetail, sparseUserDetail } from '../../../../tests/fixtures/users';
import { buildVisibleKycRecord } from '../../../kycRecords';
import {
  buildQueue,
  buildScan,
  buildSearch,
  queuePerson,
  queueUser,
  unreadSearch,
} from '../../../kycQueues';
import { canTryAgain, failed } from '../../../loadStates';

const meta = {
  title: 'Screens/Users/Identity queue',
  component: KycQueueScreen,
  parameters: { layout: 'padded' },
  args: {
    search: buildSearch(),
    document: { person: queuePerson(2), type: 'id' },
    place: 4,
    user: { status: 'ready', data: queueUser(2) },
    load: { status: 'ready', data: buildVisibleKycRecord('pending', queueUser(2)) },
    isBusy: false,
    wasDecided: false,
    isAsking: false,
    isDownloading: false,
    onGo: fn(),
    onShow: fn(),
    onSkip: fn(),
    onFinish: fn(),
    onLeave: fn(),
    onDecide: fn<(document: KycDocument, verdict: KycVerdict) => void>(),
    onDownload: fn(),
    onReadAgain: () => Promise.resolve(),
  },
} satisfies Meta<typeof KycQueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The document, the data that it must match, and the progress of the search. */
export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Review identities' }),
    ).toBeVisible();
    const search = within(canvas.getByRole('region', { name: 'Search for documents' }));
    await expect(search.getByRole('status')).toHaveTextContent(
      'Checked 20 of 47 users12 documents foundSearching for more…',
    );
    // It shows the users that are checked, as the words before it.
    await expect(search.getByRole('progressbar', { name: 'Users checked' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
    await expect(search.getByRole('list', { name: 'So far' })).toHaveTextContent(
      'Approved 1Rejected 1Skipped 2',
    );
    await expect(canvas.getByText('5 of 12')).toBeVisible();
    await expect(canvas.getByText('Payout pending')).toBeVisible();
    await expect(canvas.getByText('Date of Birth')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled());
    await userEvent.click(search.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(args.search.onStop).toHaveBeenCalledOnce());
  },
};

/**
 * A verifies, R rejects, S skips, J and K go to the next and the previous document, Escape leaves.
 */
export const DecidedByKeys: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify' })).toBeEnabled());
    await userEvent.keyboard('arsjk{Escape}');
    await waitFor(() =>
      expect(
        args.onDecide.mock.calls.map(([document, verdict]) => [document.type, verdict]),
      ).toEqual([
        ['id', 'approved'],
        ['id', 'rejected'],
      ]),
    );
    await waitFor(() => expect(args.onSkip).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onGo).toHaveBeenNthCalledWith(1, 1));
    await waitFor(() => expect(args.onGo).toHaveBeenNthCalledWith(2, -1));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

/** While a decision is under way, no key and no button does anything. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('arsjk{Escape}');
    for (const call of [args.onDecide, args.onSkip, args.onGo, args.onLeave])
      await expect(call).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next document' })).toBeDisabled();
  },
};

/** After 50 documents the search rests until they are reviewed. */
export const Found: Story = {
  args: {
    search: buildSearch({
      queue: buildQueue(50, ['approved', 'rejected', 'skipped', 'skipped']),
      scan: buildScan(30),
      status: 'full',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 documents found')).toBeVisible();
    // Four of the 50 have a result, and two of them were only skipped.
    await expect(canvas.getByRole('progressbar', { name: 'Documents decided' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

/** Records that could not be read are counted and named. */
export const SomeUnread: Story = {
  tags: ['!dev'],
  args: { search: unreadSearch() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '3 could not be loaded: Bram de Vries, Jonas Lindqvist, Priya Raman',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.search.onTryAgain).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: { user: { status: 'loading' }, load: { status: 'loading' } },
};

/** The keys still go past a record that can't be read. */
export const LoadFailed: Story = {
  args: { load: failed },
  play: async (context) => {
    const { userEvent, args } = context;
    await userEvent.keyboard('js');
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith(1));
    await waitFor(() => expect(args.onSkip).toHaveBeenCalledOnce());
    await canTryAgain(context);
  },
};

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
  args: { search: unreadSearch() },
  globals: { viewport: { value: 'phone' } },
};

// R405.
/** On a wide screen the identities stand beside the document. */
export const WideScreen: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Identities' }));
    const rows = list.getAllByRole('button');
    await expect(rows).toHaveLength(12);
    await expect(rows[4]).toHaveAttribute('aria-current', 'true');
    await expect(rows[0]).toHaveTextContent('Approved');
    const document = canvas.getByRole('region', { name: /Proof/ }).getBoundingClientRect();
    await expect(document.left).toBeGreaterThan(rows[0]?.getBoundingClientRect().right ?? Infinity);
    await userEvent.click(
      list.getByRole('button', { name: `${queuePerson(2).name} Home Address 1 Proof` }),
    );
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith(5));
  },
};
