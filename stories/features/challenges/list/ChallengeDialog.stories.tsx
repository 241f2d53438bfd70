import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Challenge } from '~/api/types';
import { ChallengeDialog } from '~/features/challenges/list/ChallengeDialog';
import { buildChallenge, hostileChallenge } from '../../../../tests/fixtures/challenges';
import { longName } from '../../../../tests/fixtures/texts';

const meta = {
  title: 'Screens/Challenges/Parts/Details dialog',
  component: ChallengeDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: { challenge: buildChallenge(), onClose: fn() },
} satisfies Meta<typeof ChallengeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

// Section 3.
/** All of the specification's fields of a challenge, in the form's sections. */
export const Populated: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await open());
    const sections = dialog
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(sections).toEqual([
      'General Information',
      'Financial Details',
      'Trading Rules',
      'Position Rules',
      'Two Step Rules',
      'Prohibited Strategies',
      'Arbitrage Detection',
      'Additional Rules',
      'Meta & Instruments',
      'Record',
    ]);
    await expect(dialog.getByRole('region', { name: 'Financial Details' })).toHaveTextContent(
      'Account Size$100,000.00Profit Split70%Challenge Fee$499.00Refundable Fee$0.00',
    );
    await expect(dialog.getByRole('region', { name: 'Prohibited Strategies' })).toHaveTextContent(
      'Grid tradingProhibitedMartingaleProhibitedHedging within the accountAllowed',
    );
    await expect(dialog.getByRole('region', { name: 'Meta & Instruments' })).toHaveTextContent(
      'Allowed InstrumentsAllDuration30 daysMax Participants50 tradersCurrent Participants45 traders',
    );
    // Section 4: active is green.
    await expect(dialog.getByText('Active')).toHaveAttribute('data-tone', 'ok');
    await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/evaluations/201',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const OneStep: Story = {
  tags: ['!dev'],
  args: { challenge: buildChallenge({ challenge_type: 'one_step', status: 'coming_soon' }) },
  play: async () => {
    const dialog = within(await open());
    await expect(dialog.queryByText('Two Step Rules')).toBeNull();
    // Section 4: any other status than active is red.
    await expect(dialog.getByText('Coming Soon')).toHaveAttribute('data-tone', 'bad');
  },
};

export const BrokenData: Story = {
  args: {
    challenge: {
      id: 1,
      name: {},
      account_size: 'much',
      ea_allowed: 'yes',
      status: null,
      challenge_type: 7,
      created_at: 'soon',
    } as unknown as Challenge,
  },
};

export const LongText: Story = {
  args: { challenge: { ...hostileChallenge, name: longName } },
  play: async () => {
    await expect(await open()).toHaveAccessibleName(longName);
  },
};
