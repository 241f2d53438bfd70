import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { bringUp, competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

/**
 * Competitions are searched, paged through and opened.
 *
 * @who Admins who run the competitions
 */
const meta = {
  title: 'Flows/Competition list',
  component: Console,
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: openSignedIn('/competitions', () => resetCompetitions({ count: 26 })),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens the competitions', async () => {
      await screen.findByText('1–20 of 26');
      await expect(screen.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
    });
    await step('Filters them by name and status', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'march');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
      await waitFor(() => expect(address()).toBe('/competitions?search=march&status=active'));
      await screen.findByText(/^\d+ of 26 competitions match$/);
    });
    await step('Goes back and finds the filter before', async () => {
      history.back();
      await waitFor(() => expect(address()).toBe('/competitions?search=march'));
      await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('All');
    });
  },
};

/** The list can't be read, and later it can. */
export const LoadFailedThenTriedAgain: Story = {
  beforeEach: () => resetCompetitions({ isDown: true }),
  play: async ({ userEvent, step }) => {
    await step('Reads that the competitions could not be loaded', async () => {
      await toastSaying('Error fetching competitions');
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'The competitions could not be loaded',
      );
    });
    await step('Tries again', async () => {
      bringUp();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    await step('Sees the competitions', async () => {
      await expect(await screen.findByText('March Madness')).toBeVisible();
    });
  },
};

/** The admin may not see the competitions, and stays signed in. */
export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listCompetitions', 403)] } },
  play: async ({ step }) => {
    await step('Reads that there is no access', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    });
    await step('Is still signed in, and reads what the server says', async () => {
      await expect(storedSession()).not.toBeNull();
      await toastSaying('You do not have permission to perform this action.');
    });
  },
};

/** A competition is opened from its card, and Back leads to the list. */
export const Opened: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens a competition from its card', async () => {
      await screen.findByText('March Madness');
      await userEvent.click(
        screen.getAllByRole('link', { name: 'View Details' })[0] ?? document.body,
      );
    });
    await step('Sees the competition', async () => {
      await screenTitled('March Madness');
      await expect(address()).toBe('/competitions/71');
    });
    await step('Goes back to the list', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back' }));
      await screenTitled('Competition Management');
      await expect(address()).toBe('/competitions');
    });
  },
};
