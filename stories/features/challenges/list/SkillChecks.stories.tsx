import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChallengesScreen } from '~/features/challenges/list/ChallengesScreen';
import {
  buildChallengePage,
  buildChallenges,
  emptyChallengePage,
} from '../../../../tests/fixtures/challenges';
import evaluations from './ChallengesScreen.stories';

/** The other class of challenges, on the same screen. */
const meta = {
  title: 'Screens/Challenges/Skill Checks',
  component: ChallengesScreen,
  parameters: { layout: 'padded' },
  args: {
    ...evaluations.args,
    challengeClass: 'skill_check',
    load: { status: 'ready', data: buildChallengePage({}, buildChallenges(12, 'skill_check')) },
  },
} satisfies Meta<typeof ChallengesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Skill Checks' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add SkillCheck' })).toHaveAttribute(
      'href',
      '/skill-checks/create',
    );
    // Section 2: both classes are edited under /evaluations. A copy has the same class.
    const edit = canvas.getAllByRole('link', { name: 'Edit' })[0];
    await expect(edit).toHaveAttribute('href', '/evaluations/601');
    await expect(edit).toHaveAccessibleDescription('10K One Step Skill Check');
    await expect(canvas.getAllByRole('link', { name: 'Duplicate' })[0]).toHaveAttribute(
      'href',
      '/skill-checks/create?copy=601',
    );
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: emptyChallengePage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...No skill check challenge found...')).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { load: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The skill checks could not be loaded',
    );
  },
};
