import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith, loadForever } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { changesAsked, competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

/**
 * A running competition is ended ahead of time, and its leaderboard is looked at.
 *
 * @who Admins who run the competitions
 */
const meta = {
  title: 'Screens/Competitions/Flows/Competition end',
  component: Console,
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: openSignedIn('/competitions/71', resetCompetitions),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(user: UserEventObject) {
  await user.click(await screen.findByRole('button', { name: 'End Competition' }));
  const question = await screen.findByRole('alertdialog', { name: 'End Competition' });
  await expect(question).toHaveTextContent('Are you sure you want to end March Madness?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
}

const confirm = (user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: 'End Competition' }));
// The dialog closes and the record is read again in either order.
const isEnded = () =>
  waitFor(async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.getByText('This competition has ended')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'End Competition' })).toBeNull();
    await expect(screen.queryByRole('timer')).toBeNull();
  });

/** The competition ends for good. */
export const Ended: Story = {
  tags: ['!dev'],
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own
  // button.
  args: { isStrict: false },
  play: async ({ userEvent, step }) => {
    await step('Presses End Competition and is asked', async () => {
      await ask(userEvent);
    });
    await step('Confirms', async () => {
      await confirm(userEvent);
      await toastSaying('Competition ended successfully');
    });
    await step('Sees that the competition has ended', async () => {
      await isEnded();
      // The button no longer exists, so the heading has the focus.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
};

/** Escape ends nothing, and the button gets the focus back. */
export const Canceled: Story = {
  tags: ['!dev'],
  args: { isStrict: false },
  play: async ({ userEvent, step }) => {
    await step('Presses End Competition and is asked', async () => {
      await ask(userEvent);
    });
    await step('Presses Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('Is back at the button, and nothing was ended', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'End Competition' })).toHaveFocus(),
      );
      await expect(changesAsked()).toEqual([]);
    });
  },
};

/** While the request is under way, the dialog can't be closed. */
export const Busy: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [loadForever('endCompetition'), ...competitionsBackend] } },
  // A different competition, because this request never gets a response: another story's request
  // for the same one would wait for it.
  beforeEach: openSignedIn('/competitions/75', () => resetCompetitions({ count: 5 })),
  play: async ({ userEvent, step }) => {
    await step('Presses End Competition and confirms', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'End Competition' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await confirm(userEvent);
    });
    await step('Sees that it is being ended, and that nothing can be pressed', async () => {
      await expect(await screen.findByRole('button', { name: 'Ending…' })).toBeDisabled();
      await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    });
  },
};

/** The dialog stays open and shows the reason. The admin can try again. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: {
    msw: { handlers: [failWith('endCompetition', 500, null), ...competitionsBackend] },
  },
  play: async ({ userEvent, step }) => {
    await step('Presses End Competition and confirms', async () => {
      await ask(userEvent);
      await confirm(userEvent);
    });
    await step('Reads why it failed', async () => {
      await toastSaying('Error ending competition');
      await expect(await screen.findByRole('alert')).toHaveTextContent('Error ending competition');
    });
    await step('May try again', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'End Competition' })).toBeEnabled(),
      );
    });
  },
};

// R31.
/** Editing a competition doesn't exist yet, and the button says so. */
export const EditSaysThatItIsComing: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the competition', async () => {
      await screenTitled('March Madness');
    });
    await step('Presses Edit', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    });
    await step('Reads that editing is coming soon, and stays', async () => {
      await toastSaying('Edit functionality coming soon');
      await expect(address()).toBe('/competitions/71');
    });
  },
};

/** The search is in the address, but adds no history entry. */
export const LeaderboardSearched: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the competition', async () => {
      await screenTitled('March Madness');
    });
    await step('Searches its leaderboard', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'amara');
    });
    await step('Sees fewer traders, and the search in the address', async () => {
      await waitFor(() => expect(address()).toBe('/competitions/71?search=amara'));
      await waitFor(() =>
        expect(
          screen.getByRole('table', { name: 'Leaderboard' }).querySelectorAll('tbody tr').length,
        ).toBeLessThan(27),
      );
    });
  },
};
