import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AllUsersScreen } from '../../../src/screens/users/AllUsersScreen';
import { buildUserPage, buildUsers } from '../../../tests/fixtures/users';
import { chooseMenuItem } from '../../menuChoice';

const noFilters = { search: '', role: '', from: '', to: '' };
const handleRetry = fn();

const meta = {
  title: 'Screens/Users/AllUsersScreen',
  component: AllUsersScreen,
  parameters: { layout: 'padded' },
  args: {
    load: { status: 'ready', data: buildUserPage() },
    filters: noFilters,
    page: 1,
    pageSize: 20,
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    onAdd: fn(),
    onDelete: fn(),
  },
  beforeEach: () => {
    handleRetry.mockClear();
  },
} satisfies Meta<typeof AllUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Full Name',
      'Email',
      'Role',
      'Date Joined',
      'Last Login',
      'Actions',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      'Amara Okaforamara.okafor@example.comuserMar 14, 2026Mar 15, 2026, 11:00',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

/** R22: the filters act on the loaded page. If there are other pages, the screen says so. */
export const MorePagesThanOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Filters apply to this page of results')).toBeVisible();
    await expect(canvas.getByText('1–20 of 47')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

export const OnePage: Story = {
  args: { load: { status: 'ready', data: buildUserPage({}, buildUsers(7)) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Filters apply to this page of results')).toBeNull();
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { load: { status: 'ready', data: buildUserPage({ page: 3 }) }, page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41–47 of 47')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

/** Changing one filter keeps the others. */
export const FiltersUsed: Story = {
  args: { filters: { ...noFilters, search: 'a' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' }).textContent).toBe('All Rolesadminuser');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'm');
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'am' }, true));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'admin');
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'a', role: 'admin' }, false));
    await fireEvent.change(canvas.getByLabelText('From date'), { target: { value: '2026-01-01' } });
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'a', from: '2026-01-01' }, false));
    await fireEvent.change(canvas.getByLabelText('To date'), { target: { value: '2026-02-01' } });
    await waitFor(() => expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'a', to: '2026-02-01' }, false));
  },
};

export const Filtered: Story = {
  args: { filters: { ...noFilters, search: 'OKAFOR', role: 'user', from: '2026-03-14', to: '2026-03-14' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Amara Okafor' })).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { filters: { ...noFilters, search: 'nobody of this name' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users match these filters');
    await expect(canvas.queryByText('No users yet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: { count: 0, results: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users yet');
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByText('No users yet')).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: { status: 'failed', onRetry: handleRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The users could not be loaded');
    await expect(canvas.queryByText('No users yet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(handleRetry).toHaveBeenCalledOnce());
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const DeleteChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Jonas Lindqvist' }));
    await chooseMenuItem(userEvent, await canvas.findByRole('menuitem', { name: 'Delete User' }));
    await expect(args.onDelete.mock.calls).toEqual([[expect.objectContaining({ id: 1043, full_name: 'Jonas Lindqvist' })]]);
  },
};
