import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import {
  challengesBackend,
  changeElsewhere,
  resetChallenges,
  sentBodies,
} from './challengesBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { screenTitled } from './seen';

/**
 * The rules of a challenge are changed, without overwriting what a colleague has changed.
 *
 * @who Admins who define the challenges
 */
const meta = {
  title: 'Screens/Challenges/Flows/Challenge edit',
  component: Console,
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: openSignedIn('/evaluations/202', resetChallenges),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function retype(user: UserEventObject, label: string, value: string) {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  await user.type(input, value);
}

const save = (user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

/** Only what was changed is sent. */
export const Saved: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Changes the fee', async () => {
      await retype(userEvent, 'Challenge Fee ($)', '449');
    });
    await step('Saves', async () => {
      await save(userEvent);
      await toastSaying('Challenge updated successfully');
    });
    await step('Sees the new fee in the list', async () => {
      await screenTitled('Evaluations');
      await expect(sentBodies()).toEqual([{ challenge_fee: 449 }]);
      await expect(await screen.findByText('$449.00')).toBeVisible();
    });
  },
};

/** Saving an unchanged challenge sends nothing. */
export const NothingChanged: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the challenge', async () => {
      await screen.findByLabelText('Challenge Name');
    });
    await step('Saves it as it is', async () => {
      await save(userEvent);
    });
    await step('Reads that nothing has changed', async () => {
      await toastSaying('Nothing has changed');
      await expect(sentBodies()).toEqual([]);
    });
  },
};

/** A colleague has changed the same challenge: nothing is overwritten without being seen. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Changes the fee, while a colleague changes it too', async () => {
      await retype(userEvent, 'Challenge Fee ($)', '450');
      changeElsewhere(202, { challenge_fee: '475.00', firm_name: 'Other Firm' });
    });
    await step('Saves', async () => {
      await save(userEvent);
    });
    await step('Sees what the colleague has changed, and nothing was saved', async () => {
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('Challenge Fee is now $475.00'),
      );
      await waitFor(() => expect(screen.getByLabelText('Firm Name')).toHaveValue('Other Firm'));
      await expect(sentBodies()).toEqual([]);
    });
    await step('Saves all the same', async () => {
      // The admin has seen the conflict and may save all the same.
      await save(userEvent);
      await toastSaying('Challenge updated successfully');
      await expect(sentBodies()).toEqual([{ challenge_fee: 450 }]);
    });
  },
};

/** The server fails: what was typed stays. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('updateChallenge', 500, null), ...challengesBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Changes the name and saves', async () => {
      await retype(userEvent, 'Challenge Name', 'New');
      await save(userEvent);
    });
    await step('Reads that it failed, and finds the new name in its field', async () => {
      await toastSaying('Error while updating challenge');
      await expect(screen.getByLabelText('Challenge Name')).toHaveValue('New');
    });
  },
};
