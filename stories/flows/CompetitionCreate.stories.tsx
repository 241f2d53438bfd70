import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { clearSession, saveSession } from '../../src/api/session/session';
import { failWith, failWithoutResponse, loadForever } from '../../tests/msw/overrides';
import { buildLoginResponse } from '../../tests/fixtures/auth';
import { toastSaying } from '../toastSaying';
import { changesAsked, competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { adminEmail, openSignedIn } from './openConsole';
import { address } from './seen';

const meta = {
  title: 'Flows/Competition create',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: competitionsBackend } },
  beforeEach: () => {
    resetCompetitions();
    return openSignedIn('/competitions')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.getByLabelText(label);
const send = (user: UserEventObject) => user.click(screen.getByRole('button', { name: 'Create Competition' }));

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
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Competition' })).toBeEnabled());
};

/** The competition is created and listed as upcoming. The draft is removed. */
export const Created: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Spring Cup');
    await send(userEvent);
    await toastSaying('Competition created successfully');
    await isGone();
    const heading = await screen.findByRole('heading', { name: 'Spring Cup' });
    await expect(heading.closest('li')).toHaveTextContent('Upcoming');
    await expect(heading.closest('li')).toHaveTextContent('Prize Pool$0.30Participants0');
    await expect(sessionStorage.length).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Create Competition' }));
    await waitFor(() => expect(field('Name')).toHaveValue(''));
  },
};

export const SentTwice: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Only once');
    const button = screen.getByRole('button', { name: 'Create Competition' });
    for (let press = 0; press < 20; press += 1) button.click();
    await toastSaying('Competition created successfully');
    await expect(changesAsked()).toEqual(['POST create Only once']);
  },
};

export const ActionPending: Story = {
  parameters: { msw: { handlers: [loadForever('createCompetition'), ...competitionsBackend] } },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Never answered');
    await send(userEvent);
    await expect(await screen.findByRole('button', { name: 'Creating…' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Create Competition' })).toBeVisible());
  },
};

/** R4: the errors are next to the fields, and the form keeps the input. */
export const ServerRefusedField: Story = {
  parameters: {
    msw: {
      handlers: [
        failWith('createCompetition', 400, { message: 'Please correct the marked fields.', errors: { end_date: ['Too far away.'] } }),
        ...competitionsBackend,
      ],
    },
  },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Far away');
    await send(userEvent);
    await toastSaying('Please correct the marked fields.');
    await waitFor(() => expect(field('End Date')).toHaveAccessibleErrorMessage('Too far away.'));
    await waitFor(() => expect(field('End Date')).toHaveFocus());
    await isKept('Far away');
  },
};

export const ActionFailed: Story = {
  parameters: { msw: { handlers: [failWith('createCompetition', 500, null), ...competitionsBackend] } },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Refused');
    await send(userEvent);
    await toastSaying('Error creating competition');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error creating competition');
    await isKept('Refused');
  },
};

/** R32: the list is read again, and shows that nothing was created. */
export const AnswerLost: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('createCompetition'), ...competitionsBackend] } },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Lost');
    await send(userEvent);
    await toastSaying('Network error - no response received');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error - no response received');
    await isKept('Lost');
  },
};

/** It asks before it discards the input. */
export const CancelledAfterTyping: Story = {
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.type(field('Name'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field('Name')).toHaveValue('x');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await isGone();
    await expect(sessionStorage.length).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Create Competition' }));
    await waitFor(() => expect(field('Name')).toHaveValue(''));
  },
};

export const CancelledUntouched: Story = {
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own button.
  args: { isStrict: false },
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create Competition' })).toHaveFocus());
  },
};

/** Promise 7: the session is lost while the form is being filled in. After the next sign-in every value is back. */
export const SessionLost: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Survivor');
    clearSession();
    await waitFor(() => expect(address()).toBe('/login?next=%2Fcompetitions'));
    const { access, refresh } = buildLoginResponse().data;
    saveSession({ v: 1, access, refresh, user: { email: adminEmail } });
    await screen.findByRole('dialog', { name: 'Create Competition' });
    await waitFor(() => expect(field('Name')).toHaveValue('Survivor'));
    await expect(field('Start Date')).toHaveValue('2026-04-01T09:00');
    await expect([field('1st'), field('2nd')].map((input) => (input as HTMLInputElement).value)).toEqual(['0.1', '0.2']);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await send(userEvent);
    await toastSaying('Competition created successfully');
  },
};
