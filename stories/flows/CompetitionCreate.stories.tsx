import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { clearSession, saveSession } from '../../src/api/session/session';
import { failWith } from '../../tests/msw/overrides';
import { buildLoginResponse } from '../../tests/fixtures/auth';
import { toastSaying } from '../toastSaying';
import { competitionsBackend, resetCompetitions } from './competitionsBackend';
import { Console } from './Console';
import { adminEmail, openSignedIn } from './openConsole';
import { address } from './seen';

/**
 * A competition is announced, with its dates and prizes.
 *
 * @who Admins who run the competitions
 */
const meta = {
  title: 'Flows/Competition create',
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

// R4.
/** The server refuses a field: the error is next to it, and the form keeps what was typed. */
export const ServerRefusedField: Story = {
  parameters: {
    msw: {
      handlers: [
        failWith('createCompetition', 400, {
          message: 'Please correct the marked fields.',
          errors: { end_date: ['Too far away.'] },
        }),
        ...competitionsBackend,
      ],
    },
  },
  play: async ({ userEvent, step }) => {
    await step('Fills in the form and sends it', async () => {
      await fill(userEvent, 'Far away');
      await send(userEvent);
    });
    await step('Reads what the server says about the end date', async () => {
      await toastSaying('Please correct the marked fields.');
      await waitFor(() => expect(field('End Date')).toHaveAccessibleErrorMessage('Too far away.'));
      await waitFor(() => expect(field('End Date')).toHaveFocus());
    });
    await step('Finds everything that was typed still there', async () => {
      await isKept('Far away');
    });
  },
};

/** The server fails: what was typed stays. */
export const ActionFailed: Story = {
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

/** An untouched form closes without a question. */
export const CanceledUntouched: Story = {
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own
  // button.
  args: { isStrict: false },
  play: async ({ userEvent, step }) => {
    await step('Opens the dialog', async () => {
      await openDialog(userEvent);
    });
    await step('Presses Cancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    });
    await step('Is back at the button that opened it', async () => {
      await isGone();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Create Competition' })).toHaveFocus(),
      );
    });
  },
};

/**
 * The session ends while the form is being filled in. After the next sign-in every value is back.
 */
export const SessionLost: Story = {
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent, 'Survivor');
    });
    await step('The session ends, and the sign-in page comes', async () => {
      clearSession();
      await waitFor(() => expect(address()).toBe('/login?next=%2Fcompetitions'));
    });
    await step('Signs in again', () => {
      const { access, refresh } = buildLoginResponse().data;
      saveSession({ v: 1, access, refresh, user: { email: adminEmail } });
    });
    await step('Finds the dialog open, with every value', async () => {
      await screen.findByRole('dialog', { name: 'Create Competition' });
      await waitFor(() => expect(field('Name')).toHaveValue('Survivor'));
      await expect(field('Start Date')).toHaveValue('2026-04-01T09:00');
      await expect(
        [field('1st'), field('2nd')].map((input) => (input as HTMLInputElement).value),
      ).toEqual(['0.1', '0.2']);
    });
    await step('Creates the competition', async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await send(userEvent);
      await toastSaying('Competition created successfully');
    });
  },
};
