import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failWith, slowDown } from '../../tests/msw/overrides';
import { challengesBackend, resetChallenges } from './challengesBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

/**
 * Evaluations and skill checks are searched, opened, edited and copied.
 *
 * @who Admins who define the challenges
 */
const meta = {
  title: 'Flows/Challenge list',
  component: Console,
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: openSignedIn('/evaluations', resetChallenges),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens the evaluations', async () => {
      await screen.findByText('1–10 of 23');
    });
    await step('Goes to the next page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText('11–20 of 23');
    });
    await step('Filters them by name and type: all pages are searched', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'blue');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'two_step');
      await waitFor(() => expect(address()).toBe('/evaluations?page=2&search=blue&type=two_step'));
      await screen.findByText(/^\d+ of 23 challenges match$/);
    });
    await step('Clears the filters and finds the page', async () => {
      await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), '');
      await screen.findByText('11–20 of 23');
    });
  },
};

/** The skill checks have the same list, here with dates from the address. */
export const SkillChecks: Story = {
  beforeEach: openSignedIn('/skill-checks?from=2026-02-20&to=2026-03-12'),
  play: async ({ step }) => {
    await step('Opens the skill checks of three weeks', async () => {
      await screenTitled('Skill Checks');
      await screen.findByText(/^\d+ of 12 skill checks match$/);
    });
    await step('Sees the dates in the filters, and only the rows between them', async () => {
      await expect(screen.getByLabelText('Created from (UTC)')).toHaveValue('2026-02-20');
      await expect(screen.getAllByRole('row').length).toBeLessThan(11);
    });
  },
};

/** A challenge is looked at first, and edited from there. */
export const ViewedThenEdited: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens a challenge from the list', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '25K Two Step' }));
    });
    await step('Presses Edit in its dialog', async () => {
      const dialog = await screen.findByRole('dialog', { name: '25K Two Step' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    });
    await step('Sees the form of that challenge', async () => {
      await screenTitled('Edit Challenge');
      await waitFor(() => expect(address()).toBe('/evaluations/202'));
    });
  },
};

/** A copy starts from the row of the original. */
export const Duplicated: Story = {
  beforeEach: openSignedIn('/skill-checks'),
  play: async ({ userEvent, step }) => {
    await step('Duplicates a skill check from its row', async () => {
      const row = (await screen.findByRole('button', { name: '25K Two Step Skill Check' })).closest(
        'tr',
      );
      await userEvent.click(within(row ?? document.body).getByRole('link', { name: 'Duplicate' }));
    });
    await step('Sees a new form with the values of the original', async () => {
      await screenTitled('Create New Skillcheck Challenge');
      await expect(await screen.findByLabelText('Challenge Name')).toHaveValue(
        'Copy of 25K Two Step Skill Check',
      );
      await expect(address()).toBe('/skill-checks/create?copy=602');
    });
  },
};

/** The rows of the previous page stay visible while the next ones load, but can't be used. */
export const StaleWhileLoading: Story = {
  parameters: { msw: { handlers: [slowDown('listChallenges', 400), ...challengesBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Opens the evaluations', async () => {
      await screen.findByText('1–10 of 23');
    });
    await step('Goes to the next page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    });
    await step("Sees the old rows, which can't be used", async () => {
      await waitFor(() =>
        expect(
          screen.getByRole('table', { name: 'Evaluations' }).querySelector('tbody'),
        ).toHaveAttribute('inert'),
      );
    });
    await step('Sees the new rows, which can', async () => {
      await waitFor(
        () =>
          expect(
            screen.getByRole('table', { name: 'Evaluations' }).querySelector('tbody'),
          ).not.toHaveAttribute('inert'),
        {
          timeout: 4000,
        },
      );
    });
  },
};

// R18.
/** The list can't be read. The screen says so, without a toast. */
export const LoadFailedSilently: Story = {
  parameters: { msw: { handlers: [failWith('listChallenges', 503)] } },
  play: async ({ step }) => {
    await step('Reads that the challenges could not be loaded', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'The challenges could not be loaded',
      );
    });
    await step('Sees no toast, and no list that looks empty', async () => {
      await expect(screen.queryByText('The service is temporarily unavailable.')).toBeNull();
      await expect(screen.queryByText('...No challenge found...')).toBeNull();
    });
  },
};
