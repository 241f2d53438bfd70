import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerWithAnything, failWith, failWithoutResponse, slowDown } from '../../tests/msw/overrides';
import { challengesBackend, resetChallenges } from './challengesBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled, storedSession } from './seen';

const meta = {
  title: 'Flows/Challenge list',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: () => {
    resetChallenges();
    return openSignedIn('/evaluations')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 23');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'blue');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'two_step');
    await waitFor(() => expect(address()).toBe('/evaluations?search=blue&type=two_step'));
    const rows = screen.getAllByRole('row').length;
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('11–20 of 23');
    await expect(address()).toBe('/evaluations?search=blue&type=two_step&page=2');
    history.back();
    await screen.findByText('1–10 of 23');
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('blue');
    await expect(screen.getAllByRole('row')).toHaveLength(rows);
  },
};

export const SkillChecks: Story = {
  beforeEach: openSignedIn('/skill-checks?from=2026-02-20&to=2026-03-12'),
  play: async () => {
    await screenTitled('Skill Checks');
    await screen.findByText('1–10 of 12');
    await expect(screen.getByLabelText('Created from')).toHaveValue('2026-02-20');
    await expect(screen.getAllByRole('row').length).toBeLessThan(11);
  },
};

/** A page beyond the last one leads to the last page. */
export const OutOfRangePage: Story = {
  beforeEach: openSignedIn('/evaluations?page=9'),
  play: async () => {
    await screen.findByText('21–23 of 23');
    await expect(address()).toBe('/evaluations?page=3');
  },
};

export const ViewedThenEdited: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '25K Two Step' }));
    const dialog = await screen.findByRole('dialog', { name: '25K Two Step' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    await screenTitled('Edit Challenge');
    await waitFor(() => expect(address()).toBe('/evaluations/202'));
  },
};

export const Duplicated: Story = {
  beforeEach: openSignedIn('/skill-checks'),
  play: async ({ userEvent }) => {
    const row = (await screen.findByRole('button', { name: '25K Two Step Skill Check' })).closest('tr');
    await userEvent.click(within(row ?? document.body).getByRole('link', { name: 'Duplicate' }));
    await screenTitled('Create New Skillcheck Challenge');
    await expect(await screen.findByLabelText('Challenge Name')).toHaveValue('Copy of 25K Two Step Skill Check');
    await expect(address()).toBe('/skill-checks/create?copy=602');
  },
};

/** Promise 3. */
export const StaleWhileLoading: Story = {
  parameters: { msw: { handlers: [slowDown('listChallenges', 400), ...challengesBackend] } },
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 23');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('table', { name: 'Evaluations' }).querySelector('tbody')).toHaveAttribute('inert'));
    await waitFor(() => expect(screen.getByRole('table', { name: 'Evaluations' }).querySelector('tbody')).not.toHaveAttribute('inert'), {
      timeout: 4000,
    });
  },
};

/** R18: there is no toast, whatever the server says. The screen itself shows the failure. */
export const LoadFailedSilently: Story = {
  parameters: { msw: { handlers: [failWith('listChallenges', 503)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The challenges could not be loaded');
    await expect(screen.queryByText('The service is temporarily unavailable.')).toBeNull();
    await expect(screen.queryByText('...No challenge found...')).toBeNull();
  },
};

export const LoadFailedWithoutResponse: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('listChallenges')] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The challenges could not be loaded');
    await expect(screen.queryByText('Network error - no response received')).toBeNull();
  },
};

/** Promise 2: a 200 that can't be read is a failure. */
export const LoadFailedByGarbage: Story = {
  parameters: { msw: { handlers: [answerWithAnything('listChallenges', { nothing: 'of use' })] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The challenges could not be loaded');
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listChallenges', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(storedSession()).not.toBeNull();
  },
};
