import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { User } from '~/api/types';
import { DataTable } from '~/ui/table/DataTable';
import { userActions, userColumns } from '~/features/users/AllUsersScreen';
import { buildUsers } from '../../../tests/fixtures/users';
import { chooseMenuItem } from '../../menuChoice';

const handleDelete = fn();

const meta = {
  title: 'Components/Tables/DataTable',
  component: DataTable<User>,
  args: {
    label: 'Users',
    columns: userColumns,
    rows: buildUsers(4),
    rowKey: (user, index) => String(user.id ?? index),
    actions: userActions(handleDelete),
  },
  argTypes: {
    columns: { control: false },
    actions: { control: false },
    rowKey: { control: false },
  },
  parameters: { docs: { story: { height: '320px' } } },
} satisfies Meta<typeof DataTable<User>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    // The table itself scrolls, and a row's actions stay visible.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(
      canvas.getByRole('button', { name: 'Actions for Amara Okafor' }).getBoundingClientRect()
        .right,
    ).toBeLessThanOrEqual(innerWidth);
  },
};

/** A click anywhere in a row follows its link. */
export const RowClicked: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const followed = fn();
    canvas.getByRole('link', { name: 'Jonas Lindqvist' }).addEventListener('click', followed);
    await userEvent.click(canvas.getByText('jonas.lindqvist@example.com'));
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    const header = 1;
    // Section 9.
    const placeholders = 6;
    await expect(canvas.getAllByRole('row')).toHaveLength(header + placeholders);
    await expect(canvasElement.querySelectorAll('.skeleton')).toHaveLength(
      placeholders * userColumns.length,
    );
  },
};

// Promise 3.
/** Rows of another page or filter are visible but can't be used. */
export const Inert: Story = {
  tags: ['!dev'],
  args: { isInert: true },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.querySelector('tbody')).toHaveAttribute('inert');
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(table).not.toContainElement(document.activeElement as HTMLElement));
  },
};

/**
 * Of ten thousand rows only those in the window are rendered. Scrolling renders others, and each
 * has its position.
 */
export const TenThousandRows: Story = {
  tags: ['!dev'],
  args: { rows: buildUsers(10_000) },
  // On the page about the table, whose scrolling is another, all of them would be there.
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(await canvas.findByRole('link', { name: 'Amara Okafor' })).toBeVisible();
    const drawn = () => canvasElement.querySelectorAll('tbody tr[data-index]');
    await expect(drawn().length).toBeLessThan(80);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvasElement.querySelector('tr[aria-rowindex="10001"]')).toBeVisible(),
    );
    await expect(drawn().length).toBeLessThan(80);
    // A row's menu belongs to that row, wherever the row is in the window.
    const last = canvasElement.querySelector<HTMLElement>('tr[data-index="9999"] [data-row-menu]');
    if (!last) throw new Error('The last row has no menu');
    await userEvent.click(last);
    await chooseMenuItem(userEvent, await canvas.findByRole('menuitem', { name: 'Delete User' }));
    await expect(handleDelete).toHaveBeenCalledWith(
      expect.objectContaining({ id: buildUsers(10_000)[9999]?.id }),
    );
    window.scrollTo(0, 0);
  },
};

/** On paper all rows are there, and on the screen again only those in the window. */
export const Printed: Story = {
  tags: ['!dev'],
  args: { rows: buildUsers(1_000) },
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Amara Okafor' })).toBeVisible();
    const drawn = () => canvasElement.querySelectorAll('tbody tr[data-index]').length;
    await waitFor(() => expect(drawn()).toBeLessThan(80));
    window.dispatchEvent(new Event('beforeprint'));
    await expect(drawn()).toBe(1_000);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawn()).toBeLessThan(80));
  },
};

/** If nothing in the rows can have the focus, the table can, so that the keyboard can scroll it. */
export const ReadOnlyOnPhone: Story = {
  tags: ['!dev'],
  args: {
    rows: buildUsers(3),
    columns: [{ id: 'email', header: 'Email', placeholder: 80, cell: (user) => user.email }],
    actions: undefined,
    isReadOnly: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('table').parentElement).toHaveFocus());
  },
};
