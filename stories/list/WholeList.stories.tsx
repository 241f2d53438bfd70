import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExportProgress } from '~/list/ListMenus';
import { ListFoot } from '~/list/ListPage';
import { WholeList } from '~/list/WholeList';
import { buildTools, ofPage } from '../listTools';

const meta = {
  title: 'Components/Tables/WholeList',
  component: WholeList,
  parameters: { layout: 'padded' },
  args: {
    whole: {
      isOn: false,
      isReading: false,
      note: 'Filtering this page only (20 of 10,000)',
      onChange: fn(),
      onReadAgain: fn(),
    },
  },
} satisfies Meta<typeof WholeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'All pages' }));
    await waitFor(() => expect(args.whole.onChange).toHaveBeenCalledWith(true));
  },
};

const fresh = { readAt: '2026-01-17T14:02:00Z', newCount: 0, onShowNew: fn() };

/** When the rows of the page were read. */
export const AsOf: Story = {
  args: { fresh },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Updated/)).toHaveTextContent('Updated 14:02');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A return to the tab brought rows that would move those that are shown. */
export const NewRows: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  args: { fresh: { ...fresh, newCount: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new · show' }));
    await waitFor(() => expect(args.fresh?.onShowNew).toHaveBeenCalledOnce());
  },
};

export const Reading: Story = {
  tags: ['!dev'],
  args: {
    whole: {
      ...meta.args.whole,
      isOn: true,
      isReading: true,
      note: 'Loading 3,000 of 10,000 users …',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.whole.onChange).toHaveBeenCalledWith(false));
  },
};

const exporting = { onExport: fn(), onCancel: fn(), onDismiss: fn() };
const words = { one: 'user', many: 'users' };
const at = { collected: 300, count: 1000 };

export const Exporting: Story = {
  tags: ['!dev'],
  render: () => <ExportProgress tools={{ words, exporting: { ...exporting, progress: at } }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Exporting: 300 of 1,000 users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(exporting.onCancel).toHaveBeenCalledOnce());
  },
};

/** Without all rows there is no file. */
export const ExportStopped: Story = {
  tags: ['!dev'],
  render: () => (
    <ExportProgress
      tools={{
        words,
        exporting: { ...exporting, failure: { at, text: 'Network error - no response received' } },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Export stopped after 300 of 1,000 users: Network error - no response received',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(exporting.onExport).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(exporting.onDismiss).toHaveBeenCalledOnce());
  },
};

const filtered = (count: number, whole: Parameters<typeof buildTools>[1]) => ({
  load: {
    status: 'ready' as const,
    data: { count, results: Array.from({ length: 20 }, () => ({})) },
  },
  filters: { search: 'lee' },
  page: 1,
  pageSize: 20,
  onPageChange: fn(),
  tools: buildTools('users', whole),
});

/** Also if all rows of the page match: the other pages may have more. */
export const FootOfAPage: Story = {
  render: () => <ListFoot list={filtered(47, { whole: ofPage })} shown={20} />,
  play: ({ canvas }) => expect(canvas.getByText('20 of 20 on this page match')).toBeVisible(),
};

export const FootOfTheWhole: Story = {
  render: () => (
    <ListFoot
      list={filtered(20, { whole: { ...ofPage, isOn: true, partial: undefined } })}
      shown={3}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 20 users match')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};
