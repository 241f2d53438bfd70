import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { challengeStatusBadges } from '~/features/challenges/model';
import { competitionStatusBadges } from '~/features/competitions/model';
import { kycStatusBadges } from '~/features/kyc/model';
import { decisionOutcomeBadges, payoutBadge } from '~/features/payouts/model';
import { ticketBadge } from '~/features/support/tickets/model';
import type { StatusBadge } from '~/lib/tone';
import { Badge, type Tone } from '~/ui/table/Badge';
import { Panel } from '~/ui/layout/Layout';

const tones: Record<Tone, { says: string; shape: string }> = {
  neutral: { says: 'user', shape: 'a gray disc: nothing to do' },
  accent: { says: 'admin', shape: 'a disc in the accent: set apart' },
  ok: { says: 'Disbursed', shape: 'a green disc: done, and well' },
  info: { says: 'Approved', shape: 'a ring: on its way' },
  warn: { says: 'Pending', shape: 'a diamond: waits for somebody' },
  bad: { says: 'Rejected', shape: 'a square: stopped' },
};

/** Every status, in the words of its screens. */
const statuses: Record<string, readonly StatusBadge[]> = {
  Payout: ['pending', 'approved', 'rejected', 'disbursed'].map((status) => payoutBadge({ status })),
  'Decision of a payout': Object.values(decisionOutcomeBadges),
  KYC: Object.values(kycStatusBadges),
  Challenge: Object.values(challengeStatusBadges),
  Competition: Object.values(competitionStatusBadges),
  Ticket: ['open', 'closed'].map(ticketBadge),
};

function Statuses() {
  return (
    <Panel title="What has which status">
      <dl className="stack">
        {Object.entries(statuses).map(([what, looks]) => (
          <div key={what}>
            <dt className="muted">{what}</dt>
            <dd style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
              {looks.map((look) => (
                <Badge key={look.label} {...look} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Vocabulary() {
  return (
    <Panel title="Status is a word, a shape and a color">
      <dl className="stack">
        {Object.entries(tones).map(([tone, { says, shape }]) => (
          <div key={tone}>
            {/* The keys are those of the record above. */}
            <dt>
              <Badge tone={tone as Tone} label={says} />
            </dt>
            <dd className="muted">{shape}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** What each status looks like, everywhere: its word, its shape and its color. */
const meta = {
  title: 'Foundations/Status vocabulary',
  component: Vocabulary,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Vocabulary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shapes distinguish what colors alone would not: done, on its way, waiting, stopped. */
export const Tones: Story = {
  play: async ({ canvasElement }) => {
    const shapeOf = (tone: Tone) => {
      const badge = canvasElement.querySelector(`[data-tone=${tone}]`);
      const { borderRadius, borderWidth, transform } = getComputedStyle(
        badge ?? canvasElement,
        '::before',
      );
      return `${borderRadius} ${borderWidth} ${transform}`;
    };
    const shapes = (['ok', 'info', 'warn', 'bad'] as const).map(shapeOf);
    await expect(new Set(shapes).size).toBe(4);
  },
};

/** The words of each screen. */
export const OnScreens: Story = { render: () => <Statuses /> };
