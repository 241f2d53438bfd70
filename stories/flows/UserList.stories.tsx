import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buildUserDetail } from '../../tests/fixtures/users';
import { answerWithAnything, failWith, failWithoutResponse, slowDown } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';
import { bringUp, resetUsers, usersBackend } from './usersBackend';

const meta = {
  title: 'Flows/User list',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: usersBackend } },
  beforeEach: () => {
    resetUsers();
    return openSignedIn('/users/all')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('Amara Okafor');
    await expect(screen.getByText(/^Filters search these \d+ of [\d,]+$/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'an');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'user');
    await waitFor(() => expect(address()).toBe('/users/all?search=an&role=user'));
    const rows = screen.getAllByRole('link', { name: /an/i }).length;
    await expect(screen.queryByText('Amara Okafor')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21–40 of 47');
    await expect(address()).toBe('/users/all?search=an&role=user&page=2');
    history.back();
    await screen.findByText('1–20 of 47');
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('an');
    await expect(screen.getAllByRole('link', { name: /an/i })).toHaveLength(rows);
  },
};

export const RestoredFromTheAddress: Story = {
  beforeEach: openSignedIn('/users/all?search=okafor&role=user&from=2026-01-01&to=2026-12-31&page=2'),
  play: async () => {
    await screen.findByText('21–40 of 47');
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('okafor');
    await expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('user');
    await expect(screen.getByLabelText('From date')).toHaveValue('2026-01-01');
    await expect(screen.getByLabelText('To date')).toHaveValue('2026-12-31');
  },
};

export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/users/all?search=nobody'),
  play: async ({ userEvent }) => {
    await screen.findByText('No users match these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Amara Okafor');
    await expect(address()).toBe('/users/all');
  },
};

/** A page beyond the last one leads to the last page. */
export const OutOfRangePage: Story = {
  beforeEach: openSignedIn('/users/all?page=9'),
  play: async () => {
    await screen.findByText('41–47 of 47');
    await expect(address()).toBe('/users/all?page=3');
  },
};

/** Promise 3: the rows of the previous page stay visible, but can't be used. */
export const StaleWhileLoading: Story = {
  parameters: { msw: { handlers: [slowDown('listUsers', 400), ...usersBackend] } },
  play: async ({ userEvent }) => {
    await screen.findByText('Amara Okafor');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const table = screen.getByRole('table', { name: 'Users' });
    await waitFor(() => expect(table.querySelector('tbody')).toHaveAttribute('inert'));
    await expect(screen.getByText('Amara Okafor')).toBeVisible();
    await screen.findByText('Amara Okafor 2');
    await expect(table.querySelector('tbody')).not.toHaveAttribute('inert');
  },
};

export const LoadFailedThenTriedAgain: Story = {
  beforeEach: () => resetUsers({ isDown: true }),
  play: async ({ userEvent }) => {
    await toastSaying('Error fetching users');
    await expect(screen.getByRole('alert')).toHaveTextContent('The users could not be loaded');
    bringUp();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Amara Okafor')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const LoadFailedWithServerMessage: Story = {
  parameters: { msw: { handlers: [failWith('listUsers', 503)] } },
  play: async () => {
    await toastSaying('The service is temporarily unavailable.');
    await expect(screen.queryByText('No users yet')).toBeNull();
  },
};

export const LoadFailedWithoutResponse: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('listUsers')] } },
  play: async () => {
    await toastSaying('Network error - no response received');
  },
};

/** Promise 2: a 200 that can't be read is a failure. */
export const LoadFailedByGarbage: Story = {
  parameters: { msw: { handlers: [answerWithAnything('listUsers', { nothing: 'of use' })] } },
  play: async () => {
    await toastSaying('Error fetching users');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listUsers', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
    await expect(screen.queryByText('You do not have permission to perform this action.')).toBeNull();
  },
};

/** A click anywhere in the row opens the user. */
export const RowFollowed: Story = {
  parameters: { msw: { handlers: [answerWithAnything('getUser', buildUserDetail()), failWith('getKyc', 404), ...usersBackend] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('amara.okafor@example.com'));
    await screenTitled('Amara Okafor');
    await waitFor(() => expect(address()).toBe('/users/1042'));
  },
};
