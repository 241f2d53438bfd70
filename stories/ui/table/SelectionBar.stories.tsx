import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectionBar, type SelectionBarProps } from '~/ui/table/SelectionBar';
import { createSelection } from '~/lib/selection';
import { buildUsers } from '../../../tests/fixtures/users';

const rows = buildUsers(4);

const keyOf = (row: unknown) => String((row as { id: unknown }).id);

/** A list of which these rows are selected. */
function selecting(ids: readonly number[]): SelectionBarProps['tools'] {
  const store = createSelection();
  store.show(rows, keyOf);
  for (const id of ids) store.set(String(id), { id }, { isSelected: true, isRange: false });
  return {
    selecting: { keyOf, store, act: undefined },
    exporting: { onExport: fn(), onCancel: fn(), onDismiss: fn() },
  };
}

const shownIds = rows.map(({ id }) => Number(id));

const meta = {
  title: 'Components/Tables/SelectionBar',
  component: SelectionBar,
  args: { tools: selecting(shownIds.slice(0, 2)), onClose: fn() },
  argTypes: { tools: { control: false } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const acting = selecting([...shownIds.slice(0, 3), 901]);
const act = {
  label: 'Review selected',
  isFor: (row: unknown) => keyOf(row) !== '901',
  note: (fitting: number, count: number) => `${fitting} of ${count} payouts pending`,
  onAct: fn(),
};

/**
 * On a phone it has two rows, with everything in it: the buttons are icons that keep their names.
 */
export const Phone: Story = {
  args: { tools: { ...acting, selecting: { ...acting.selecting, act } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Selection' });
    const tops = new Set(
      [...bar.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top),
    );
    // 'Clear' is beside what is selected.
    await expect(tops.size).toBe(2);
    await expect(bar.offsetHeight).toBeLessThanOrEqual(100);
    await expect(canvas.getByRole('button', { name: 'Copy IDs' })).toBeVisible();
  },
};
