import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { KycQueueRest } from '~/features/kyc/queue/KycQueueScreen';
import { buildQueue, buildScan, buildSearch, outageSearch } from '../../kycQueues';
import { showsNoAccess } from '../../loadStates';

const meta = {
  title: 'Screens/Users/Identity queue',
  tags: ['!autodocs'],
  component: KycQueueRest,
  parameters: { layout: 'padded' },
  args: {
    search: buildSearch({ queue: [], scan: buildScan(12, { total: 0 }) }),
    isForbidden: false,
    onBack: fn(),
    onFinish: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof KycQueueRest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first document has not been found yet. */
export const Scanning: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Searching for documents…')).toBeVisible();
    // How many there are is not known yet.
    await expect(canvas.getByText('Checked 12 users')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Finish' })).toBeNull();
    await userEvent.keyboard('k{Escape}');
    await waitFor(() => expect(args.onBack).not.toHaveBeenCalled());
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

/** All found documents are decided, and the search continues. */
export const NextAwaited: Story = {
  tags: ['!dev'],
  args: { search: buildSearch({ queue: buildQueue(2, ['approved', 'approved']) }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Searching for the next document…')).toBeVisible();
    await userEvent.keyboard('k');
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { search: buildSearch({ queue: [], status: 'done', scan: buildScan(47) }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No documents to review')).toBeVisible();
    await expect(canvas.getByText('Checked 47 of 47 users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(args.search.onResume).toHaveBeenCalledOnce());
  },
};

/** Stopped before anything was found: nobody knows whether a document is pending. */
export const Interrupted: Story = {
  tags: ['!dev'],
  args: { search: buildSearch({ queue: [], status: 'stopped', scan: buildScan(400) }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No document found so far')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(args.search.onResume).toHaveBeenCalledOnce());
  },
};

export const SearchPaused: Story = {
  tags: ['!dev'],
  args: { search: { ...outageSearch(), queue: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The search is paused')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.search.onTryAgain).toHaveBeenCalledOnce());
  },
};

// R16.
/** The admin may not read a list or a record. */
export const Forbidden: Story = {
  args: { isForbidden: true },
  play: async (context) => {
    await showsNoAccess(context);
    await expect(context.canvas.queryByRole('region', { name: 'Search for documents' })).toBeNull();
  },
};
