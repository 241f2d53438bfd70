import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { HttpResponse } from 'msw';
import { generalMessages } from '../../src/messages/shell';
import { api } from '../../tests/msw/api';
import { failWith, loadForever } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { changesAsked, competitionsBackend, endUnseen, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

const meta = {
  title: 'Flows/Competition end',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: () => {
    resetCompetitions();
    return openSignedIn('/competitions/71')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(user: UserEventObject) {
  await user.click(await screen.findByRole('button', { name: 'End Competition' }));
  const question = await screen.findByRole('alertdialog', { name: 'End Competition' });
  await expect(question).toHaveTextContent('Are you sure you want to end March Madness?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
}

const confirm = (user: UserEventObject) => user.click(screen.getByRole('button', { name: 'End Competition' }));
const isEnded = async () => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(await screen.findByText('This competition has ended')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'End Competition' })).toBeNull();
  await expect(screen.queryByRole('timer')).toBeNull();
};

export const Ended: Story = {
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own button.
  args: { isStrict: false },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await confirm(userEvent);
    await toastSaying('Competition ended successfully');
    await isEnded();
    // The button no longer exists, so the heading has the focus.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const EndedFromTheList: Story = {
  beforeEach: openSignedIn('/competitions'),
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await confirm(userEvent);
    await toastSaying('Competition ended successfully');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'March Madness' }).closest('li')).toHaveTextContent('Ended'));
    await expect(screen.queryByRole('button', { name: 'End Competition' })).toBeNull();
  },
};

export const ClickedOften: Story = {
  play: async ({ userEvent }) => {
    await ask(userEvent);
    const button = screen.getByRole('button', { name: 'End Competition' });
    for (let press = 0; press < 100; press += 1) button.click();
    await toastSaying('Competition ended successfully');
    await expect(changesAsked()).toEqual(['POST end 71']);
  },
};

export const Cancelled: Story = {
  args: { isStrict: false },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'End Competition' })).toHaveFocus());
    await expect(changesAsked()).toEqual([]);
  },
};

export const ActionPending: Story = {
  parameters: { msw: { handlers: [loadForever('endCompetition'), ...competitionsBackend] } },
  beforeEach: () => {
    // A different competition, because this request never gets a response: another story's request for the same one would wait for it.
    resetCompetitions({ count: 5 });
    return openSignedIn('/competitions/75')();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'End Competition' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await confirm(userEvent);
    await expect(await screen.findByRole('button', { name: 'Ending…' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The dialog stays open and shows the reason. The admin can try again. */
export const ActionFailed: Story = {
  parameters: { msw: { handlers: [failWith('endCompetition', 500, null), ...competitionsBackend] } },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await confirm(userEvent);
    await toastSaying('Error ending competition');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error ending competition');
    await waitFor(() => expect(screen.getByRole('button', { name: 'End Competition' })).toBeEnabled());
  },
};

/** R109: another admin was faster. The screen shows the present state. */
export const AlreadyEnded: Story = {
  play: async ({ userEvent }) => {
    await ask(userEvent);
    endUnseen(71);
    await confirm(userEvent);
    await toastSaying('This competition has already ended.');
    await isEnded();
  },
};

/** R32: the server ends it, but the response is lost. */
export const AnswerLostButEnded: Story = {
  parameters: {
    msw: {
      handlers: [
        api.post('/admin/competition/{id}/end', ({ response }) => {
          endUnseen(71);
          return response.untyped(HttpResponse.error());
        }),
        ...competitionsBackend,
      ],
    },
  },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await confirm(userEvent);
    await toastSaying(generalMessages.foundDone('Competition ended successfully'));
    await isEnded();
  },
};

/** R32: it is read again and still runs. */
export const AnswerLostAndNotEnded: Story = {
  parameters: { msw: { handlers: [failWith('endCompetition', 504, null), ...competitionsBackend] } },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await confirm(userEvent);
    await toastSaying('Error ending competition');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error ending competition');
    await waitFor(() => expect(screen.getByRole('button', { name: 'End Competition' })).toBeEnabled());
  },
};

/** Section 2, R31. */
export const EditSaysThatItIsComing: Story = {
  play: async ({ userEvent }) => {
    await screenTitled('March Madness');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await toastSaying('Edit functionality coming soon');
    await expect(address()).toBe('/competitions/71');
  },
};

/** Section 8: shows the toast and opens the list, which replaces the failed page in the history. */
export const LoadFailedLeadsToTheList: Story = {
  parameters: { msw: { handlers: [failWith('getCompetition', 500, null), ...competitionsBackend] } },
  play: async () => {
    await toastSaying('Error fetching competition details');
    await screenTitled('Competition Management');
    await waitFor(() => expect(address()).toBe('/competitions'));
    await screen.findByText('March Madness');
  },
};

export const NotThere: Story = {
  beforeEach: openSignedIn('/competitions/12345'),
  play: async () => {
    await toastSaying('Competition not found.');
    await screenTitled('Competition Management');
  },
};

/** R16: a 403 is a state of the page. The admin is not sent elsewhere. */
export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('getCompetition', 403), ...competitionsBackend] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    await expect(address()).toBe('/competitions/71');
    await expect(screen.queryByText('You do not have permission to perform this action.')).toBeNull();
  },
};

/** The search is in the address, but adds no history entry. */
export const LeaderboardSearched: Story = {
  play: async ({ userEvent }) => {
    await screenTitled('March Madness');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'amara');
    await waitFor(() => expect(address()).toBe('/competitions/71?search=amara'));
    await waitFor(() => expect(screen.getByRole('table', { name: 'Leaderboard' }).querySelectorAll('tbody tr').length).toBeLessThan(27));
  },
};
