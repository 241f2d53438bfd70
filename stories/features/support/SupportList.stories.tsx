import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SupportScreen } from '../../../src/features/support/tickets/SupportScreen';
import { buildTicketTools, populated, withChat } from './supportArgs';

const meta = {
  title: 'Screens/Support/SupportScreen list',
  component: SupportScreen,
  loaders: withChat,
  parameters: { layout: 'padded' },
  args: populated,
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header sorts by its column. The rows' links keep the order. */
export const Sorted: Story = {
  args: {
    tools: {
      ...populated.tools,
      sorting: { ...populated.tools.sorting, by: 'date', isDescending: true },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getAllByRole('link', { name: 'Cannot sign in to MT5' })[0]).toHaveAttribute(
      'href',
      '/support?ticket=7302&sort=-date',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Subject' }));
    await waitFor(() => expect(args.tools.sorting.onSort).toHaveBeenCalledWith('subject'));
  },
};

// R344.
/**
 * The columns as the address names them. The subject stays, and the links of the rows keep the
 * columns.
 */
export const Arranged: Story = {
  args: {
    tools: {
      ...populated.tools,
      layout: {
        columns: 'status,subject,-id',
        isInAddress: true,
        isCompact: true,
        onChange: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Open Tickets' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Status',
      'Subject',
      'Date',
    ]);
    await expect(table.getAllByRole('row')[2]).toHaveTextContent(
      'OpenCannot sign in to MT5Jonas Lindqvist · waiting 10 hToday at 02:00',
    );
    await expect(table.getAllByRole('checkbox')).toHaveLength(6);
    await expect(table.getAllByRole('link', { name: 'Cannot sign in to MT5' })[0]).toHaveAttribute(
      'href',
      '/support?ticket=7302&columns=status%2Csubject%2C-id',
    );
  },
};

// R401.
/** A ticket's box is called by its number and its subject. */
export const Ticked: Story = {
  beforeEach: ({ args }) => void Object.assign(args, { tools: buildTicketTools() }),
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select \d+ \S/ });
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[2] ?? document.body);
    await userEvent.keyboard('{/Shift}');
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await expect(boxes.map(({ checked }) => checked).slice(0, 4)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
};
