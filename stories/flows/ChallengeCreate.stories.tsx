import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, screen, waitFor } from 'storybook/test';
import { failWith } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { challengesBackend, resetChallenges, sentBodies } from './challengesBackend';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { address, screenTitled } from './seen';

/**
 * A new challenge or skill check is set up and offered to traders.
 *
 * @who Admins who define the challenges
 */
const meta = {
  title: 'Screens/Challenges/Flows/Challenge create',
  component: Console,
  parameters: { msw: { handlers: challengesBackend } },
  beforeEach: openSignedIn('/evaluations/create', resetChallenges),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(user: UserEventObject, name: string) {
  // The name is selected when the form opens, so what is typed before that is lost.
  await waitFor(() => expect(screen.getByLabelText('Challenge Name')).toHaveFocus());
  await user.keyboard(name);
  await user.type(screen.getByLabelText('Firm Name'), 'Northgate Capital');
  for (const [label, value] of [
    ['Challenge Fee ($)', '499'],
    ['Max Daily Loss (%)', '5'],
    ['Max Total Loss (%)', '10'],
    ['Profit Target (%)', '8'],
  ] as const)
    await user.type(screen.getByLabelText(label), value);
}

const submit = (user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: 'Create Challenge' }));

const isKept = async (name: string) => {
  await expect(screen.getByLabelText('Challenge Name')).toHaveValue(name);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create Challenge' })).toBeEnabled(),
  );
};

/** The challenge is created, and is in the list. */
export const Created: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Fills in the form, which begins with the name', async () => {
      await fill(userEvent, 'Brand new');
    });
    await step('Creates the challenge', async () => {
      await submit(userEvent);
      await toastSaying('Challenge creation successful');
    });
    await step('Sees it in the list of evaluations', async () => {
      await screenTitled('Evaluations');
      await expect(address()).toBe('/evaluations');
      await expect(await screen.findByText('Brand new')).toBeVisible();
    });
    await step('Nothing but the chosen rules was sent, and no draft is left', async () => {
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
      await expect(
        Object.keys(sentBodies()[0] as object).filter((name) => name.startsWith('phase_2')),
      ).toEqual([]);
      await expect(sessionStorage.length).toBe(0);
    });
  },
};

/** The same form creates a skill check. */
export const SkillCheckCreated: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/skill-checks/create'),
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent, 'Brand new check');
    });
    await step('Creates the skill check', async () => {
      await submit(userEvent);
      await toastSaying('Challenge creation successful');
    });
    await step('Sees it in the list of skill checks', async () => {
      await screenTitled('Skill Checks');
      await expect(await screen.findByText('Brand new check')).toBeVisible();
      await expect(sentBodies()).toEqual([
        expect.objectContaining({ challenge_class: 'skill_check' }),
      ]);
    });
  },
};

/** A form with gaps is not sent. */
export const RulesBroken: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Opens the form', async () => {
      await screen.findByLabelText('Challenge Name');
    });
    await step('Sends it empty', async () => {
      await submit(userEvent);
    });
    await step('Reads what has to be mended, and nothing was sent', async () => {
      await toastSaying('Please fix validation errors');
      await expect(screen.getByText('Challenge name is required')).toBeVisible();
      await expect(sentBodies()).toEqual([]);
    });
  },
};

/** A copy starts with the values of the original, and is not offered to traders at first. */
export const CopyOfAnother: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/evaluations/create?copy=202'),
  play: async ({ userEvent, step }) => {
    await step('Opens a copy of another challenge, with its name selected', async () => {
      await expect(await screen.findByLabelText('Challenge Name')).toHaveValue(
        'Copy of 25K Two Step',
      );
      // It is changed first: what is typed takes its place.
      await waitFor(() => expect(getSelection()?.toString()).toBe('Copy of 25K Two Step'));
    });
    await step('Creates it', async () => {
      await submit(userEvent);
      await toastSaying('Challenge creation successful');
    });
    await step('The copy has the rules of the original, and is inactive', async () => {
      await expect(sentBodies()).toEqual([
        expect.objectContaining({
          name: 'Copy of 25K Two Step',
          status: 'inactive',
          challenge_type: 'two_step',
          phase_2_max_trading_days: 60,
          current_participants: 0,
        }),
      ]);
    });
  },
};

/** A copy of a challenge that isn't there says so. */
export const CopyOfNothing: Story = {
  tags: ['!dev'],
  beforeEach: openSignedIn('/evaluations/create?copy=999'),
  play: async ({ step }) => {
    await step('Opens a copy of an unknown challenge', async () => {
      await expect(address()).toBe('/evaluations/create?copy=999');
    });
    await step("Reads that the challenge doesn't exist", async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        "This challenge doesn't exist",
      );
    });
  },
};

/** The server fails, and its own message is shown. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { msw: { handlers: [failWith('createChallenge', 500), ...challengesBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Fills in the form and sends it', async () => {
      await fill(userEvent, 'Failing');
      await submit(userEvent);
    });
    await step('Reads what the server says', async () => {
      await toastSaying('Something went wrong on our side.');
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'Something went wrong on our side.',
      );
    });
    await step('Finds everything that was typed still there', async () => {
      await isKept('Failing');
    });
  },
};

/** What was typed is not lost by leaving: the console asks first. */
export const LeavingAsksFirst: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent, 'Half done');
    });
    await step('Presses Cancel, and keeps editing', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.getByLabelText('Challenge Name')).toHaveValue('Half done'));
    });
    await step('Presses Cancel again, and discards', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    });
    await step('Is back at the list, and no draft is left', async () => {
      await screenTitled('Evaluations');
      await expect(sessionStorage.length).toBe(0);
    });
  },
};
