import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { buildMessage } from '../../tests/fixtures/errors';
import { buildUser } from '../../tests/fixtures/users';
import { api } from '../../tests/msw/api';
import { answerWithLongNumbers, failWith } from '../../tests/msw/overrides';
import { chooseMenuItem } from '../menuChoice';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { resetUsers, usersBackend } from './usersBackend';

/**
 * A user is deleted for good, after a question.
 *
 * @who Admins who look after the accounts of traders
 */
const meta = {
  title: 'Screens/Users/Flows/Delete user',
  component: Console,
  parameters: { msw: { handlers: usersBackend } },
  beforeEach: openSignedIn('/users/all', resetUsers),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function chooseDelete(user: UserEventObject, name = 'Jonas Lindqvist') {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await expect(await screen.findByRole('menuitem', { name: 'View KYC' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/users\/\d+\/kyc$/),
  );
  await expect(screen.getByRole('menuitem', { name: 'Edit Details' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/users\/\d+$/),
  );
  await chooseMenuItem(user, screen.getByRole('menuitem', { name: 'Delete User' }));
  await expect(await screen.findByRole('alertdialog', { name: 'Delete User' })).toHaveTextContent(
    `Are you sure you want to delete ${name}?`,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
}

const confirm = (user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: 'Delete' }));

/** Cancel deletes nobody, and the row gets the focus back. */
export const Canceled: Story = {
  tags: ['!dev'],
  // In Strict Mode the dialog's focus trap starts twice and would return the focus to its own
  // button.
  args: { isStrict: false },
  play: async ({ userEvent, step }) => {
    await step('Chooses Delete User in the row and is asked', async () => {
      await chooseDelete(userEvent);
    });
    await step('Presses Cancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('Sees the user, and is back at the row', async () => {
      await expect(screen.getByText('Jonas Lindqvist')).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Actions for Jonas Lindqvist' })).toHaveFocus(),
      );
    });
  },
};

let deleted: unknown[] = [];
const [neighbor, other] = ['9007199254740993', '9007199254740992'];

/**
 * Ids of more than 2^53 stay what they were: JavaScript's numbers would take one of the two users
 * for the other.
 */
export const NeighboringIds: Story = {
  tags: ['!dev'],
  parameters: {
    msw: {
      handlers: [
        answerWithLongNumbers('listUsers', [
          buildUser({ id: other, full_name: 'Odile Marchand', email: 'odile@example.com' }),
          buildUser({ id: neighbor, full_name: 'Ravi Menon', email: 'ravi@example.com' }),
        ]),
        api.delete('/admin/users/{id}/delete', ({ params, response }) => {
          deleted.push(params.id);
          return response(200).json(buildMessage('User deleted.'));
        }),
        ...usersBackend,
      ],
    },
  },
  play: async ({ userEvent, step }) => {
    deleted = [];
    await step('Ticks one of them: the other stays as it is', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: /Ravi Menon/ }));
      await waitFor(() =>
        expect(screen.getByRole('checkbox', { name: /Ravi Menon/ })).toBeChecked(),
      );
      await expect(screen.getByRole('checkbox', { name: /Odile Marchand/ })).not.toBeChecked();
    });
    await step('Sees a link to each of the two', async () => {
      await expect(screen.getByRole('link', { name: 'Ravi Menon' })).toHaveAttribute(
        'href',
        expect.stringMatching(`/users/${neighbor}$`),
      );
      await expect(screen.getByRole('link', { name: 'Odile Marchand' })).toHaveAttribute(
        'href',
        expect.stringMatching(`/users/${other}$`),
      );
    });
    await step('Deletes the one that was asked about', async () => {
      await chooseDelete(userEvent, 'Ravi Menon');
      await confirm(userEvent);
      await toastSaying('User deleted successfully');
      await expect(deleted).toEqual([neighbor]);
    });
  },
};

/** The dialog stays open, so that the admin can try again. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('deleteUser', 500, null), ...usersBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Deletes a user, and reads that it failed', async () => {
      await chooseDelete(userEvent);
      await confirm(userEvent);
      await toastSaying('Error while deleting user');
    });
    await step('May try again', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
      await expect(screen.getByText('Jonas Lindqvist')).toBeInTheDocument();
    });
  },
};
