import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith, failWithoutResponse } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { challengesBackend, changeElsewhere, resetChallenges, sentBodies } from './challengesBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

const meta = {
  title: 'Flows/Challenge edit',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: () => {
    resetChallenges();
    return openSignedIn('/evaluations/202')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function retype(user: UserEventObject, label: string, value: string) {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  await user.type(input, value);
}

const save = (user: UserEventObject) => user.click(screen.getByRole('button', { name: 'Save Changes' }));

export const Saved: Story = {
  play: async ({ userEvent }) => {
    await retype(userEvent, 'Challenge Fee ($)', '449');
    await save(userEvent);
    await toastSaying('Challenge updated successfully');
    await screenTitled('Evaluations');
    await expect(sentBodies()).toEqual([{ challenge_fee: 449 }]);
    await expect(await screen.findByText('$449.00')).toBeVisible();
  },
};

export const SkillCheckSaved: Story = {
  beforeEach: openSignedIn('/evaluations/601'),
  play: async ({ userEvent }) => {
    await retype(userEvent, 'Firm Name', 'Another Firm');
    await save(userEvent);
    await toastSaying('Challenge updated successfully');
    await screenTitled('Skill Checks');
    await expect(address()).toBe('/skill-checks');
  },
};

export const NothingChanged: Story = {
  play: async ({ userEvent }) => {
    await screen.findByLabelText('Challenge Name');
    await save(userEvent);
    await toastSaying('Nothing has changed');
    await expect(sentBodies()).toEqual([]);
  },
};

export const ChangedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    await retype(userEvent, 'Challenge Fee ($)', '450');
    changeElsewhere(202, { challenge_fee: '475.00', firm_name: 'Other Firm' });
    await save(userEvent);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Challenge Fee is now $475.00'));
    await waitFor(() => expect(screen.getByLabelText('Firm Name')).toHaveValue('Other Firm'));
    await expect(sentBodies()).toEqual([]);
    // The admin has seen the conflict and may save all the same.
    await save(userEvent);
    await toastSaying('Challenge updated successfully');
    await expect(sentBodies()).toEqual([{ challenge_fee: 450 }]);
  },
};

export const ActionFailed: Story = {
  parameters: { msw: { handlers: [failWith('updateChallenge', 500, null), ...challengesBackend] } },
  play: async ({ userEvent }) => {
    await retype(userEvent, 'Challenge Name', 'New');
    await save(userEvent);
    await toastSaying('Error while updating challenge');
    await expect(screen.getByLabelText('Challenge Name')).toHaveValue('New');
  },
};

/** R32: the challenge is read again, and shows that nothing was saved. */
export const AnswerLost: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('updateChallenge'), ...challengesBackend] } },
  play: async ({ userEvent }) => {
    await retype(userEvent, 'Challenge Name', 'New');
    await save(userEvent);
    await toastSaying('Network error - no response received');
    await expect(screen.getByRole('alert')).toHaveTextContent('Network error - no response received');
  },
};

export const NotFound: Story = {
  beforeEach: openSignedIn('/evaluations/999'),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("This challenge doesn't exist");
  },
};

/** R18: there is no toast. */
export const LoadFailed: Story = {
  parameters: { msw: { handlers: [failWith('getChallenge', 500)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The challenge could not be loaded');
    await expect(screen.queryByText('Something went wrong on our side.')).toBeNull();
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('getChallenge', 403)] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
  },
};
