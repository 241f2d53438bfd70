import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';

/**
 * Competitions are searched, paged through and opened.
 *
 * @who Admins who run the competitions
 */
const meta = {
  title: 'Screens/Competitions/Flows/Competition list',
  component: Console,
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: openSignedIn('/competitions', () => resetCompetitions({ count: 26 })),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  tags: ['!dev'],
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
