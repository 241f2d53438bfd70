import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
  title: 'Screens/Challenges/Flows/Challenge list',
  component: Console,
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: openSignedIn('/evaluations', resetChallenges),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  tags: ['!dev'],
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

/** A challenge is looked at first, and edited from there. */
export const ViewedThenEdited: Story = {
  tags: ['!dev'],
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
