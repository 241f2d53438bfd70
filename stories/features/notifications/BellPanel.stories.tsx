import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { payoutArrivals, ticketArrivals } from '~/features/dashboard/model';
import { BellPanel } from '~/features/notifications/NotificationsBell';
import { buildPayout } from '../../../tests/fixtures/payouts';
import { buildTicket } from '../../../tests/fixtures/support';
import { scriptText, unbrokenText } from '../../../tests/fixtures/texts';
import { fixedNow } from '../../../tests/fixtures/time';

const now = Date.parse(fixedNow);

const meta = {
  title: 'Screens/Notifications/Parts/Bell panel',
  component: BellPanel,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '480px' } } },
  args: {
    arrivals: [
      ...ticketArrivals({ count: 1, results: [buildTicket()] }),
      ...payoutArrivals({ count: 1, results: [buildPayout()] }),
    ],
    now,
    triggerId: 'bell',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <div className="topbar-bell">
          <button type="button" id="bell" className="button topbar-button" data-variant="ghost">
            Bell
          </button>
          <Story />
        </div>
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
} satisfies Meta<typeof BellPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

// R15.
/** Each entry leads to its record, and a link to the notifications. */
export const Populated: Story = {
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus();
    const entries = within(screen.getByRole('list', { name: 'New' })).getAllByRole('listitem');
    await expect(entries[1]).toHaveTextContent('Amara OkaforNew payout$1,250.50 · 3 days ago');
    await expect(screen.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute(
      'href',
      '/payouts?status=pending&payout=4001',
    );
    await expect(screen.getByRole('link', { name: buildTicket().subject })).toHaveAttribute(
      'href',
      '/support?ticket=7301',
    );
    const all = screen.getByRole('link', { name: 'View all notifications' });
    await expect(all).toHaveAttribute('href', '/notifications');
    await userEvent.click(all);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** A press outside closes it, and so does Tab when it leaves. */
export const LeftForElsewhere: Story = {
  tags: ['!dev'],
  args: { arrivals: [] },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'View all notifications' })).toHaveFocus(),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

export const Empty: Story = {
  args: { arrivals: [] },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveTextContent(
      'Nothing newPayouts and tickets appear here as they arrive.View all notifications',
    );
  },
};

export const LongText: Story = {
  args: {
    arrivals: [unbrokenText, scriptText].map((text, index) => ({
      key: String(index),
      kind: 'ticket',
      id: String(index),
      title: text,
      detail: text,
      at: '2026-03-14T09:00:00Z',
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = screen.getByRole('dialog');
    await expect(panel).toHaveTextContent(scriptText);
    await waitFor(() => expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth));
  },
};
