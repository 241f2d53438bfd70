import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SelectionBar, type SelectionBarProps } from '../../../src/components/tables/SelectionBar';
import type { Selected } from '../../../src/domain/values/selection';
import { buildUsers } from '../../../tests/fixtures/users';

const rows = buildUsers(4);

/** A list of which these rows are selected. */
function selecting(ids: readonly number[]): SelectionBarProps['tools'] {
  let selected: Selected<unknown> | undefined = new Map(ids.map((id) => [String(id), { id }]));
  return {
    selecting: {
      keyOf: (row) => String((row as { id: unknown }).id),
      read: () => selected,
      write: (next) => {
        selected = next;
      },
      act: undefined,
    },
    exporting: { onExport: fn(), onCancel: fn(), onDismiss: fn() },
  };
}

const shownIds = rows.map(({ id }) => Number(id));

const meta = {
  title: 'Components/Tables/SelectionBar',
  component: SelectionBar,
  args: { rows, columns: [{}], tools: selecting(shownIds.slice(0, 2)), onBoxes: fn(), onClose: fn() },
  argTypes: { tools: { control: false }, columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSelected: Story = {
  beforeEach: ({ args }) => {
    args.tools = selecting(shownIds.slice(0, 2));
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.tools.exporting.onExport).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^0 selected/));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Two of the selected rows are on another page. */
export const SomeNotShown: Story = {
  args: { tools: selecting([...shownIds.slice(0, 1), 901, 902]) },
  play: async ({ canvas }) => expect(await canvas.findByText('2 not shown here')).toBeVisible(),
};

export const NoneSelected: Story = {
  args: { tools: selecting([]) },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent(/^0 selected/),
};

export const PhoneWidth: Story = { ...SomeNotShown, globals: { viewport: { value: 'phone' } } };
