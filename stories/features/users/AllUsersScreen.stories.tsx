import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { AllUsersScreen } from '../../../src/features/users/AllUsersScreen';
import { buildUsers } from '../../../tests/fixtures/users';
import { chooseMenuItem } from '../../menuChoice';
import { buildTools, ofPage } from '../../listTools';
import { allUsersArgs } from './allUsersArgs';

const noFilters = { search: '', role: '', joined: '', from: '', to: '' };
const handleRetry = fn();

const allRead = {
  isOn: true,
  isReading: false,
  note: 'Searches all 47 users, read at 14:02',
  onChange: fn(),
  onReadAgain: fn(),
};

const meta = {
  title: 'Screens/Users/AllUsersScreen',
  component: AllUsersScreen,
  parameters: { layout: 'padded' },
  args: allUsersArgs,
  beforeEach: () => {
    handleRetry.mockClear();
    allRead.onChange.mockClear();
    allRead.onReadAgain.mockClear();
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

// R22.
/** The filters act on the loaded page. If there are other pages, the screen says so. */
export const MorePagesThanOne: Story = {
  args: { tools: buildTools('users', { whole: ofPage }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
    await expect(canvas.getByText('1–20 of 47')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

/** Changing one filter keeps the others. */
export const FiltersUsed: Story = {
  args: { filters: { ...noFilters, search: 'a' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' }).textContent).toBe(
      'All Rolesadminuser',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'm');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'am' }, true),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'admin');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        ...noFilters,
        search: 'a',
        role: 'admin',
      }),
    );
    await fireEvent.change(canvas.getByLabelText('From date (UTC)'), {
      target: { value: '2026-01-01' },
    });
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        ...noFilters,
        search: 'a',
        from: '2026-01-01',
      }),
    );
    await fireEvent.change(canvas.getByLabelText('To date (UTC)'), {
      target: { value: '2026-02-01' },
    });
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        ...noFilters,
        search: 'a',
        to: '2026-02-01',
      }),
    );
  },
};

export const FilteredEmpty: Story = {
  args: {
    filters: { ...noFilters, search: 'nobody of this name' },
    tools: buildTools('users', { whole: ofPage }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users match these filters');
    await expect(canvas.queryByText('No users yet')).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(
      /^0 of 20 on this page match/,
    );
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
    await expect(args.onDelete.mock.calls).toEqual([
      [expect.objectContaining({ id: 1043, full_name: 'Jonas Lindqvist' })],
    ]);
  },
};

/** All rows are there: the filters act on them, and the headers sort. */
export const WholeListRead: Story = {
  args: {
    load: { status: 'ready', data: { count: 47, results: buildUsers(47) } },
    tools: buildTools('users', {
      whole: allRead,
      sorting: { by: 'email', isDescending: true, onSort: fn() },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Searches all 47 users, read at 14:02')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByText('47 users')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const emails = canvas.getAllByText(/@example\.com$/).map(({ textContent }) => textContent);
    await expect([emails[0]?.slice(0, 3), emails.at(-1)?.slice(0, 5)]).toEqual(['wei', 'aiko.']);
    await userEvent.click(canvas.getByRole('button', { name: 'Last Login' }));
    await waitFor(() => expect(args.tools.sorting.onSort).toHaveBeenCalledWith('last_login'));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(allRead.onReadAgain).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('switch', { name: 'All pages' }));
    await waitFor(() => expect(allRead.onChange).toHaveBeenCalledWith(false));
  },
};

/**
 * The copy button is there while its row is hovered or has the focus: it is the next stop after the
 * row's link.
 */
export const CopyingAnEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy email' })).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('link', { name: 'Jonas Lindqvist' }).focus();
    const copy = await canvas.findByRole('button', { name: 'Copy email' });
    await userEvent.tab();
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledWith('jonas.lindqvist@example.com'));
    write.mockRestore();
  },
};
