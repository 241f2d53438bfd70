import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ListMenus } from '~/list/ListMenus';
import { buildTools } from '../listTools';

const onAct = fn();
const onChange = fn();
const base = buildTools('payouts');
const tools = {
  ...base,
  layout: { ...base.layout, onChange },
  views: {
    ...base.views,
    onAct,
    filters: ['search', 'status'],
    query: 'search=lee&status=pending',
    builtIn: [{ id: 'pending', name: 'Pending payouts', query: 'status=pending', isBuiltIn: true }],
    kept: { views: [{ id: 'lee', name: 'Lee, pending', query: 'search=lee&status=pending' }] },
  },
};

const meta = {
  title: 'Components/Tables/ListMenus',
  component: ListMenus,
  parameters: { layout: 'padded' },
  args: {
    tools,
    columns: [
      { id: 'user', card: 'name', header: 'User' },
      { id: 'amount', header: 'Amount' },
      { id: 'status', header: 'Status' },
    ],
  },
  decorators: [
    (Story) => (
      <div
        className="page-actions"
        style={{ justifyContent: 'end', minHeight: 420, alignContent: 'start' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListMenus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lee, pending' }));
    const panel = within(await screen.findByRole('dialog', { name: 'View' }));
    const links = panel.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Default',
      'Pending payouts',
      'Lee, pending',
    ]);
    await expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'true')
        .map((link) => link.textContent),
    ).toEqual(['Lee, pending']);
    await expect(links[1]).toHaveAttribute('href', '/payouts?status=pending');
    await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(onAct).toHaveBeenCalledWith({ kind: 'copy', view: undefined }));
  },
};

export const Saving: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lee, pending' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    // Its filters' names, to keep with Enter or to type over.
    await expect(name).toHaveValue('Pending');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Name is required')).toBeVisible();
    await userEvent.type(name, 'Mine');
    await expect(
      await dialog.findByRole('checkbox', { name: 'Keep the search text “lee”' }),
    ).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onAct).toHaveBeenCalledWith({ kind: 'save', name: 'Mine', keepsSearch: false }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lee, pending' })).toHaveFocus());
  },
};

export const Editing: Story = {
  tags: ['!dev'],
  args: {
    tools: {
      ...tools,
      views: {
        ...tools.views,
        isKept: false,
        kept: { ...tools.views.kept, start: tools.views.builtIn[0] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lee, pending' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit views…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit views' }));
    await expect(dialog.getByRole('button', { name: 'Delete Pending payouts' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Rename Pending payouts' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Don’t start with Pending payouts' }));
    await waitFor(() => expect(onAct).toHaveBeenLastCalledWith({ kind: 'start', view: undefined }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move Lee, pending up' }));
    await waitFor(() =>
      expect(onAct).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'move', step: -1 })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Rename Lee, pending' }));
    const rename = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    await expect(rename.getByRole('textbox', { name: 'Name' })).toHaveValue('Lee, pending');
    await userEvent.clear(rename.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(rename.getByRole('textbox', { name: 'Name' }), 'Pending payouts{Enter}');
    await expect(await rename.findByText('Another view has this name')).toBeVisible();
    await userEvent.click(rename.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'Edit views' });
  },
};

export const Columns: Story = {
  tags: ['!dev'],
  args: { tools: { ...tools, layout: { ...tools.layout, columns: 'user,-status,amount' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lee, pending' }));
    const panel = within(await screen.findByRole('dialog', { name: 'View' }));
    await expect(panel.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual([
      'user',
      'status',
      'amount',
    ]);
    await expect(panel.getByRole('checkbox', { name: 'User' })).toBeDisabled();
    await expect(panel.getByRole('checkbox', { name: 'Status' })).not.toBeChecked();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Amount' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({ columns: 'user,-status,-amount' }),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Move Amount up' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({ columns: 'user,amount,-status' }),
    );
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ isCompact: true }));
  },
};
