import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerWithAnything, failWith, failWithoutResponse, slowDown } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { bringUp, competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

const meta = {
  title: 'Flows/Competition list',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: () => {
    resetCompetitions({ count: 26 });
    return openSignedIn('/competitions')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = () => within(screen.getByRole('list', { name: 'Competitions' })).getAllByRole('listitem');

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–20 of 26');
    await expect(screen.getByText(/^Filters search these \d+ of [\d,]+$/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'march');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    await waitFor(() => expect(address()).toBe('/competitions?search=march&status=active'));
    await waitFor(() => expect(cards()).toHaveLength(5));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21–26 of 26');
    await expect(address()).toBe('/competitions?search=march&status=active&page=2');
    history.back();
    await screen.findByText('1–20 of 26');
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('march');
    await expect(cards()).toHaveLength(5);
  },
};

export const RestoredFromTheAddress: Story = {
  beforeEach: openSignedIn('/competitions?status=ended&search=sprint&page=2'),
  play: async () => {
    await screen.findByText('21–26 of 26');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Ended');
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('sprint');
  },
};

export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/competitions?search=nothing'),
  play: async ({ userEvent }) => {
    await screen.findByText('No competitions match these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
    await waitFor(() => expect(address()).toBe('/competitions'));
  },
};

/** A page beyond the last one leads to the last page. */
export const OutOfRangePage: Story = {
  beforeEach: openSignedIn('/competitions?page=9'),
  play: async () => {
    await screen.findByText('21–26 of 26');
    await expect(address()).toBe('/competitions?page=2');
  },
};

/** Promise 3: the cards of the previous page stay visible, but can't be used. */
export const StaleWhileLoading: Story = {
  parameters: { msw: { handlers: [slowDown('listCompetitions', 400), ...competitionsBackend] } },
  play: async ({ userEvent }) => {
    await screen.findByText('1–20 of 26');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(document.querySelector('.competition-grid')).toHaveAttribute('inert'));
    await expect(screen.getByText('March Madness')).toBeVisible();
    await screen.findByText('March Madness 21');
    await expect(document.querySelector('.competition-grid')).not.toHaveAttribute('inert');
  },
};

export const LoadFailedThenTriedAgain: Story = {
  beforeEach: () => resetCompetitions({ isDown: true }),
  play: async ({ userEvent }) => {
    await toastSaying('Error fetching competitions');
    await expect(screen.getByRole('alert')).toHaveTextContent('The competitions could not be loaded');
    bringUp();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('March Madness')).toBeVisible();
  },
};

export const LoadFailedWithServerMessage: Story = {
  parameters: { msw: { handlers: [failWith('listCompetitions', 503)] } },
  play: async () => {
    await toastSaying('The service is temporarily unavailable.');
    await expect(screen.queryByText('No competitions yet')).toBeNull();
  },
};

export const LoadFailedWithoutResponse: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('listCompetitions')] } },
  play: async () => {
    await toastSaying('Network error - no response received');
  },
};

/** Promise 2: a 200 that can't be read is a failure. */
export const LoadFailedByGarbage: Story = {
  parameters: { msw: { handlers: [answerWithAnything('listCompetitions', { active: 3 })] } },
  play: async () => {
    await toastSaying('Error fetching competitions');
  },
};

/** R2: a different envelope than the documented one, with totals. */
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
  play: async () => {
    await screen.findByText('Elsewhere');
    await expect(screen.getByRole('group', { name: 'Active Competitions' })).toHaveTextContent('Active Competitions1');
    await expect(screen.getByRole('group', { name: 'Total Participants' })).toHaveTextContent('Total Participants5');
    await expect(screen.getByRole('group', { name: 'Total Prize Pool' })).toHaveTextContent('Total Prize Pool—');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listCompetitions', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
    await expect(screen.queryByText('You do not have permission to perform this action.')).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('March Madness');
    await userEvent.click(screen.getAllByRole('link', { name: 'View Details' })[0] ?? document.body);
    await screenTitled('March Madness');
    await expect(address()).toBe('/competitions/71');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screenTitled('Competition Management');
    await expect(address()).toBe('/competitions');
  },
};
