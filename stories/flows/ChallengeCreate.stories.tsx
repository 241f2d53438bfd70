import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';
import { generalMessages } from '../../src/messages/shell';
import { failWith, failWithoutResponse, loadForever } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { bringUp, challengesBackend, resetChallenges, sentBodies } from './challengesBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

const meta = {
  title: 'Flows/Challenge create',
  component: Console,
  tags: ['!autodocs'],
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: () => {
    resetChallenges();
    return openSignedIn('/evaluations/create')();
  },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(user: UserEventObject, name: string) {
  await user.type(await screen.findByLabelText('Challenge Name'), name);
  await user.type(screen.getByLabelText('Firm Name'), 'Northgate Capital');
  for (const [label, value] of [
    ['Challenge Fee ($)', '499'],
    ['Max Daily Loss (%)', '5'],
    ['Max Total Loss (%)', '10'],
    ['Profit Target (%)', '8'],
  ] as const)
    await user.type(screen.getByLabelText(label), value);
}

const submit = (user: UserEventObject) => user.click(screen.getByRole('button', { name: 'Create Challenge' }));

const isKept = async (name: string) => {
  await expect(screen.getByLabelText('Challenge Name')).toHaveValue(name);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Challenge' })).toBeEnabled());
};

export const Created: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Brand new');
    await submit(userEvent);
    await toastSaying('Challenge creation successful');
    await screenTitled('Evaluations');
    await expect(address()).toBe('/evaluations');
    await expect(await screen.findByText('Brand new')).toBeVisible();
    await expect(sentBodies()).toEqual([
      expect.objectContaining({
        name: 'Brand new',
        challenge_class: 'challenge',
        challenge_type: 'one_step',
        challenge_fee: 499,
        consistency_rule_percent: 80,
        current_participants: 0,
        hedging_within_account_allowed: true,
        ea_allowed: false,
      }),
    ]);
    await expect(Object.keys(sentBodies()[0] as object).filter((name) => name.startsWith('phase_2'))).toEqual([]);
    await expect(sessionStorage.length).toBe(0);
  },
};

export const SkillCheckCreated: Story = {
  beforeEach: openSignedIn('/skill-checks/create'),
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Brand new check');
    await submit(userEvent);
    await toastSaying('Challenge creation successful');
    await screenTitled('Skill Checks');
    await expect(await screen.findByText('Brand new check')).toBeVisible();
    await expect(sentBodies()).toEqual([expect.objectContaining({ challenge_class: 'skill_check' })]);
  },
};

export const RulesBroken: Story = {
  play: async ({ userEvent }) => {
    await screen.findByLabelText('Challenge Name');
    await submit(userEvent);
    await toastSaying('Please fix validation errors');
    await expect(screen.getByText('Challenge name is required')).toBeVisible();
    await expect(sentBodies()).toEqual([]);
  },
};

export const CopyOfAnother: Story = {
  beforeEach: openSignedIn('/evaluations/create?copy=202'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText('Challenge Name')).toHaveValue('Copy of 25K Two Step');
    // It is changed first: what is typed takes its place.
    await waitFor(() => expect(getSelection()?.toString()).toBe('Copy of 25K Two Step'));
    await submit(userEvent);
    await toastSaying('Challenge creation successful');
    await expect(sentBodies()).toEqual([
      expect.objectContaining({
        name: 'Copy of 25K Two Step',
        status: 'inactive',
        challenge_type: 'two_step',
        phase_2_max_trading_days: 60,
        current_participants: 0,
      }),
    ]);
  },
};

export const CopyOfNothing: Story = {
  beforeEach: openSignedIn('/evaluations/create?copy=999'),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("This challenge doesn't exist");
  },
};

export const ServerFieldErrors: Story = {
  parameters: {
    msw: {
      handlers: [
        failWith('createChallenge', 400, { message: 'Please correct the marked fields.', errors: { firm_name: ['Unknown firm.'] } }),
        ...challengesBackend,
      ],
    },
  },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Refused');
    await submit(userEvent);
    await toastSaying('Please correct the marked fields.');
    await waitFor(() => expect(screen.getByLabelText('Firm Name')).toHaveAccessibleErrorMessage('Unknown firm.'));
    await expect(screen.getByLabelText('Firm Name')).toHaveFocus();
    await isKept('Refused');
  },
};

/** Section 8: the server's message. */
export const ActionFailed: Story = {
  parameters: { msw: { handlers: [failWith('createChallenge', 500), ...challengesBackend] } },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Failing');
    await submit(userEvent);
    await toastSaying('Something went wrong on our side.');
    await isKept('Failing');
  },
};

/** R32: the list is read again, and shows that nothing was created. */
export const AnswerLost: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('createChallenge'), ...challengesBackend] } },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Lost');
    await submit(userEvent);
    await toastSaying('Network error - no response received');
    await expect(screen.getByRole('alert')).toHaveTextContent('Network error - no response received');
    await isKept('Lost');
  },
};

/** R32: the list can't be read either. When it can be read again, 'Look again' finds that nothing was created. */
export const UnknownOutcome: Story = {
  parameters: { msw: { handlers: [failWithoutResponse('createChallenge'), ...challengesBackend] } },
  beforeEach: () => resetChallenges({ isDown: true }),
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Lost');
    await submit(userEvent);
    // Section 8 has a message for a missing response.
    await toastSaying(generalMessages.network);
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent(generalMessages.outcomeUnknown);
    await userEvent.click(within(alert).getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Look again' })).toBeEnabled());
    await expect(screen.getByRole('alert')).toHaveTextContent(generalMessages.outcomeUnknown);
    bringUp();
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(generalMessages.network));
    await isKept('Lost');
  },
};

export const ActionPending: Story = {
  parameters: { msw: { handlers: [loadForever('createChallenge'), ...challengesBackend] } },
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Waiting');
    await submit(userEvent);
    await expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
};

/** Promise 7. */
export const LeavingAsksFirst: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Half done');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getByLabelText('Challenge Name')).toHaveValue('Half done'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await screenTitled('Evaluations');
    await expect(sessionStorage.length).toBe(0);
  },
};
