import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address } from './seen';

/**
 * Competitions are searched, and one is announced, with its dates and prizes.
 *
 * @who Admins who run the competitions
 */
const meta = {
  title: 'Screens/Competitions/Flows/Competitions',
  component: Console,
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: openSignedIn('/competitions', resetCompetitions),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.getByLabelText(label);
const send = (user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: 'Create Competition' }));

async function openDialog(user: UserEventObject) {
  await screen.findByText('1–3 of 3');
  await user.click(screen.getByRole('button', { name: 'Create Competition' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Competition' });
  await waitFor(() => expect(dialog).toBeVisible());
}

async function fill(user: UserEventObject, name: string) {
  await openDialog(user);
  await user.type(field('Name'), name);
  await user.type(field('Description'), 'Thirty days.');
  await waitFor(() => expect(field('Starting Balance').parentElement).toHaveTextContent('$'));
  await user.type(field('Starting Balance'), '50000');
  await fireEvent.change(field('Start Date'), { target: { value: '2026-04-01T09:00' } });
  await fireEvent.change(field('End Date'), { target: { value: '2026-05-01T09:00' } });
  await user.type(field('1st'), '0.1');
  await user.click(screen.getByRole('button', { name: 'Add Prize' }));
  await user.type(field('2nd'), '0.2');
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const isKept = async (name: string) => {
  await expect(screen.getByRole('dialog', { name: 'Create Competition' })).toBeVisible();
  await expect(field('Name')).toHaveValue(name);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create Competition' })).toBeEnabled(),
  );
};

/** The competition is created and listed as upcoming. The draft is removed. */
export const Created: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Fills in the form, with two prizes', async () => {
      await fill(userEvent, 'Spring Cup');
    });
    await step('Creates the competition', async () => {
      await send(userEvent);
      await toastSaying('Competition created successfully');
      await isGone();
    });
    await step('Sees it in the list as upcoming', async () => {
      const card = (await screen.findByRole('heading', { name: 'Spring Cup' })).closest('li');
      await expect(card).toHaveTextContent('Upcoming');
      await expect(card).toHaveTextContent('Prize Pool$0.30Participants0');
    });
    await step('Opens the form again and finds it empty', async () => {
      await expect(sessionStorage.length).toBe(0);
      await userEvent.click(screen.getByRole('button', { name: 'Create Competition' }));
      await waitFor(() => expect(field('Name')).toHaveValue(''));
    });
  },
};

/** The server fails: what was typed stays. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: {
    msw: { handlers: [failWith('createCompetition', 500, null), ...competitionsBackend] },
  },
  play: async ({ userEvent, step }) => {
    await step('Fills in the form and sends it', async () => {
      await fill(userEvent, 'Refused');
      await send(userEvent);
    });
    await step('Reads that it failed', async () => {
      await toastSaying('Error creating competition');
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Error creating competition',
      );
    });
    await step('Finds everything that was typed still there', async () => {
      await isKept('Refused');
    });
  },
};

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/competitions', () => resetCompetitions({ count: 26 })),
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
