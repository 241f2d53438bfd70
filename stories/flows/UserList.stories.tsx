import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';
import { bringUp, resetUsers, usersBackend } from './usersBackend';

/**
 * All users are searched, paged through and opened.
 *
 * @who Admins who look after the accounts of traders
 */
const meta = {
  title: 'Screens/Users/Flows/User list',
  component: Console,
  parameters: { msw: { handlers: usersBackend } },
  beforeEach: openSignedIn('/users/all', resetUsers),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    let rows = 0;
    await step('Opens all users', async () => {
      await screen.findByText('Amara Okafor');
      await expect(screen.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
    });
    await step('Filters them by name and role: all pages are searched', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'an');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'user');
      await waitFor(() => expect(address()).toBe('/users/all?search=an&role=user'));
      await screen.findByText(/^\d+ of 47 users match$/);
      rows = screen.getAllByRole('link', { name: /an/i }).length;
      await expect(screen.queryByText('Amara Okafor')).toBeNull();
    });
    await step(
      'Goes back and forward and finds the filters and the rows as they were',
      async () => {
        history.back();
        await waitFor(() => expect(address()).toBe('/users/all?search=an'));
        history.forward();
        await waitFor(() => expect(address()).toBe('/users/all?search=an&role=user'));
        await waitFor(() =>
          expect(screen.getAllByRole('link', { name: /an/i })).toHaveLength(rows),
        );
        await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('an');
      },
    );
  },
};

/** The list can't be read, and later it can. */
export const LoadFailedThenTriedAgain: Story = {
  tags: ['!dev'],
  beforeEach: () => resetUsers({ isDown: true }),
  play: async ({ userEvent, step }) => {
    await step('Reads that the users could not be loaded', async () => {
      await toastSaying('Error fetching users');
      await expect(screen.getByRole('alert')).toHaveTextContent('The users could not be loaded');
    });
    await step('Tries again', async () => {
      bringUp();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    await step('Sees the users', async () => {
      await expect(await screen.findByText('Amara Okafor')).toBeVisible();
      await expect(screen.queryByRole('alert')).toBeNull();
    });
  },
};
