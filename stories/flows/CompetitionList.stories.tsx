import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  answerWithAnything,
  failWith,
  failWithoutResponse,
  slowDown,
} from '../../tests/msw/overrides';
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

const cards = () =>
  within(screen.getByRole('list', { name: 'Competitions' })).getAllByRole('listitem');

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

/** A link has the page and the filters in it. */
export const RestoredFromTheAddress: Story = {
  beforeEach: openSignedIn('/competitions?status=ended&search=sprint&page=2'),
  play: async ({ step }) => {
    await step('Opens a link to the second page', async () => {
      await screen.findByText(/^\d+ of 26 competitions match$/);
    });
    await step('Sees the filters of the link', async () => {
      await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Ended');
      await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('sprint');
    });
  },
};

/** No competition matches: the filters can be cleared. */
export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/competitions?search=nothing'),
  play: async ({ userEvent, step }) => {
    await step('Opens a link whose filters match nothing', async () => {
      await screen.findByText('No competitions match these filters');
    });
    await step('Clears the filters', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    });
    await step('Sees all competitions', async () => {
      await waitFor(() => expect(cards()).toHaveLength(20));
      await waitFor(() => expect(address()).toBe('/competitions'));
    });
  },
};

/** A page beyond the last one leads to the last page. */
export const OutOfRangePage: Story = {
  beforeEach: openSignedIn('/competitions?page=9'),
  play: async ({ step }) => {
    await step("Opens a page that doesn't exist and sees the last one", async () => {
      await screen.findByText('21–26 of 26');
    });
    await step('The address names the last page', async () => {
      await expect(address()).toBe('/competitions?page=2');
    });
  },
};

/** The cards of the previous page stay visible while the next ones load, but can't be used. */
export const StaleWhileLoading: Story = {
  parameters: { msw: { handlers: [slowDown('listCompetitions', 400), ...competitionsBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Opens the competitions', async () => {
      await screen.findByText('1–20 of 26');
    });
    await step('Goes to the next page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    });
    await step("Sees the old cards, which can't be used", async () => {
      await waitFor(() =>
        expect(document.querySelector('.competition-grid')).toHaveAttribute('inert'),
      );
      await expect(screen.getByText('March Madness')).toBeVisible();
    });
    await step('Sees the new cards, which can', async () => {
      await screen.findByText('March Madness 21');
      await expect(document.querySelector('.competition-grid')).not.toHaveAttribute('inert');
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

/** The server says why, and its own message is shown. */
export const LoadFailedWithServerMessage: Story = {
  parameters: { msw: { handlers: [failWith('listCompetitions', 503)] } },
  play: async ({ step }) => {
    await step('Reads what the server says', async () => {
      await toastSaying('The service is temporarily unavailable.');
    });
    await step('Sees no list that looks empty', async () => {
      await expect(screen.queryByText('No competitions yet')).toBeNull();
    });
  },
};

/** No response comes. */
export const LoadFailedWithoutResponse: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('listCompetitions')] } },
  play: async ({ step }) => {
    await step('Opens the competitions', async () => {
      await screenTitled('Competition Management');
    });
    await step('Reads that no response came', async () => {
      await toastSaying('Network error - no response received');
    });
  },
};

/** A response that can't be read counts as a failure. */
export const LoadFailedByGarbage: Story = {
  parameters: { msw: { handlers: [answerWithAnything('listCompetitions', { active: 3 })] } },
  play: async ({ step }) => {
    await step('Opens the competitions', async () => {
      await screenTitled('Competition Management');
    });
    await step('Reads that the competitions could not be read', async () => {
      await toastSaying('Error fetching competitions');
    });
  },
};

// R2.
/** The server wraps its list in another way, with totals in it. */
export const AnotherEnvelope: Story = {
  parameters: {
    msw: {
      handlers: [
        answerWithAnything('listCompetitions', {
          result: { results: [{ id: 1, name: 'Elsewhere' }], count: 1, active: 1 },
          participants: 5,
        }),
      ],
    },
  },
  play: async ({ step }) => {
    await step('Sees the competition of the list', async () => {
      await screen.findByText('Elsewhere');
    });
    await step('Sees the totals of the server, and a dash for what is not there', async () => {
      await expect(screen.getByRole('group', { name: 'Active Competitions' })).toHaveTextContent(
        'Active Competitions1',
      );
      await expect(screen.getByRole('group', { name: 'Total Participants' })).toHaveTextContent(
        'Total Participants5',
      );
      await expect(screen.getByRole('group', { name: 'Total Prize Pool' })).toHaveTextContent(
        'Total Prize Pool—',
      );
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
