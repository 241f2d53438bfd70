import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { noNotification, sampleNotifications } from '~/features/notifications/model';
import { NotificationsScreen } from '~/features/notifications/NotificationsScreen';
import {
  longParagraph,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../tests/fixtures/texts';
import { fixedNow } from '../../../tests/fixtures/time';

const now = Date.parse(fixedNow);
const samples = sampleNotifications(now, 'UTC');
const typed = {
  title: 'Maintenance',
  message: 'Tonight at ten.\nOne hour.',
  recipient: 'active_traders',
  when: 'now',
  scheduled_for: '',
} as const;

const meta = {
  title: 'Screens/Notifications/Notification System',
  component: NotificationsScreen,
  parameters: { layout: 'padded' },
  args: {
    notifications: samples,
    now,
    timeZone: 'Europe/Lisbon',
    isKept: true,
    initial: noNotification,
    onChange: fn(),
    onSend: fn(),
    onInvalid: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// Section 2.
/** The specification's statistics as given, and the samples, newest first. */
export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('group')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Total1,247Sample figure', 'This Week47Sample figure', 'Scheduled3Sample figure']);
    const recent = within(canvas.getByRole('region', { name: 'Recent Notifications' }));
    await expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toBe(
      'Scheduled maintenanceScheduledMT5 is not available from 08:00 to 08:30 UTC. Open positions are not touched.All users · in 1 day (Mar 16, 2026, 07:00)',
    );
    await expect(recent.getAllByText('Sent')).toHaveLength(4);
    await expect(canvas.getByText('Simulated: nothing leaves this browser.')).toBeVisible();
    await expect(canvas.getByLabelText('Recipient').textContent).toBe(
      'Choose recipientsAll usersActive tradersFunded accountsPhase 1 tradersPhase 2 traders',
    );
    const names = [
      ...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)'),
    ].map(({ name }) => name);
    await expect(names).toEqual(['title', 'message', 'recipient', 'when', 'when']);
  },
};

export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No notifications yetSent notifications appear here.',
    );
  },
};

// Section 5.
/** All three are required. */
export const Invalid: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Notification' }));
    await waitFor(() => expect(args.onInvalid.mock.calls).toEqual([['Please fill in all fields']]));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    for (const label of ['Title', 'Message', 'Recipient'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleErrorMessage(
        `${label} is required`,
      );
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Title'), 'a');
    await waitFor(() => expect(canvas.queryByText('Title is required')).toBeNull());
    await waitFor(() => expect(canvas.getByText('Message is required')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Schedule' }));
    const time = await canvas.findByLabelText('Date and time');
    await expect(time).not.toHaveAccessibleErrorMessage();
    await userEvent.type(canvas.getByLabelText('Title'), 'b');
    await waitFor(() => expect(time).not.toHaveAccessibleErrorMessage());
  },
};

export const Sent: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Maintenance');
    await waitFor(() => expect(canvas.getByText('11 / 100')).toBeVisible());
    await userEvent.type(canvas.getByLabelText('Message'), 'Tonight at ten.{Enter}One hour.');
    await userEvent.selectOptions(canvas.getByLabelText('Recipient'), 'active_traders');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(typed));
    const preview = canvas.getByRole('region', { name: 'Preview' });
    await expect(preview).toHaveTextContent(
      '12:00Sunday, March 15nowMaintenanceTonight at ten. One hour.Active traders · Now',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send Notification' }));
    await waitFor(() => expect(args.onSend.mock.calls).toEqual([[typed]]));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(noNotification));
  },
};

/**
 * A double click sends only once. It doesn't report errors for the form, which is empty by then.
 */
export const SentByDoubleClick: Story = {
  tags: ['!dev'],
  args: { initial: typed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Notification' }));
    await waitFor(() => expect(args.onSend.mock.calls).toEqual([[typed]]));
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
  },
};

/** The time is in the admin's time zone, which is named. */
export const Scheduled: Story = {
  tags: ['!dev'],
  args: { initial: { ...typed, when: 'schedule', scheduled_for: '2026-06-01T09:30' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Time zone: Europe/Lisbon (UTC+1)')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent(
      'Active traders · Jun 1, 2026, 08:30',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule Notification' }));
    await waitFor(() =>
      expect(args.onSend.mock.calls[0]?.[0]).toMatchObject({
        when: 'schedule',
        scheduled_for: '2026-06-01T09:30',
      }),
    );
  },
};

export const Many: Story = {
  tags: ['!dev'],
  args: {
    notifications: Array.from({ length: 27 }, (_, index) => ({
      id: String(index),
      title: `Notification ${index + 1}`,
      message: 'A message.',
      recipient: 'all' as const,
      timestamp: new Date(now - index * 3_600_000).toISOString(),
      sent: true,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const recent = within(canvas.getByRole('region', { name: 'Recent Notifications' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(recent.getByRole('button', { name: 'Show 17 more' }));
    await waitFor(() => expect(recent.getAllByRole('listitem')).toHaveLength(27));
  },
};

export const LongText: Story = {
  args: {
    initial: {
      ...typed,
      title: scriptText,
      message: `${rtlOverrideText}\n${longParagraph}`.slice(0, 500),
    },
    notifications: [
      {
        id: '1',
        title: unbrokenText,
        message: unbrokenText.repeat(2),
        recipient: 'all',
        timestamp: '2026-03-14T09:00:00Z',
        sent: true,
      },
      {
        id: '2',
        title: scriptText,
        message: `${rtlOverrideText} ${scriptText}`,
        recipient: 'phase_2',
        timestamp: '2026-03-13T09:00:00Z',
        sent: true,
      },
      {
        id: '3',
        title: 'Short',
        message: longParagraph,
        recipient: 'funded_accounts',
        timestamp: '2026-03-12T09:00:00Z',
        sent: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: scriptText })).toBeVisible();
  },
};

export const Phone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await LongText.play?.(context);
    // Three cards in a row: their figures are still larger than the text below.
    const figure = context.canvas.getByText('1,247');
    await expect(parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

/** The browser's storage is full or denied. */
export const Failed: Story = {
  args: { isKept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'changes last only until this tab is closed',
    );
  },
};
