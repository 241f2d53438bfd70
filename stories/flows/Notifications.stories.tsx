import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { screenTitled } from './seen';

// There are no handlers at all: any call would fail the story (section 7, local only).
const meta = {
  title: 'Flows/Notifications',
  component: Console,
  tags: ['!autodocs'],
  beforeEach: openSignedIn('/notifications'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const storeNotifications = (text: string) => () => localStorage.setItem('admin.local.notifications', text);

const form = async () => within(await screen.findByRole('region', { name: 'Send Notification' }));
const recent = () => within(screen.getByRole('region', { name: 'Recent Notifications' }));
const titles = () =>
  recent()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

async function fill(user: UserEventObject) {
  const fields = await form();
  await user.type(fields.getByLabelText('Title'), 'Hello');
  await user.type(fields.getByLabelText('Message'), 'The message.');
  await user.selectOptions(fields.getByLabelText('Recipient'), 'phase_2');
  return fields;
}

export const Sent: Story = {
  play: async ({ userEvent }) => {
    const fields = await fill(userEvent);
    await userEvent.click(fields.getByRole('button', { name: 'Send Notification' }));
    await toastSaying('Notification sent successfully');
    await expect(titles().slice(0, 2)).toEqual(['Scheduled maintenance', 'Hello']);
    await expect(recent().getAllByRole('listitem')[1]).toHaveTextContent('HelloSentThe message.Phase 2 traders · Today at 12:00');
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(panel).getAllByRole('listitem')[1]).toHaveTextContent('HelloSentPhase 2 traders · Today at 12:00');
  },
};

/** However often the button is pressed, only one notification is sent. */
export const SentOnce: Story = {
  play: async ({ userEvent }) => {
    const fields = await fill(userEvent);
    const send = fields.getByRole('button', { name: 'Send Notification' });
    for (let press = 0; press < 100; press += 1) send.click();
    await toastSaying('Notification sent successfully');
    await expect(titles().filter((title) => title === 'Hello')).toHaveLength(1);
  },
};

export const Scheduled: Story = {
  play: async ({ userEvent }) => {
    const fields = await fill(userEvent);
    await userEvent.click(fields.getByLabelText('Schedule'));
    await fireEvent.change(fields.getByLabelText('Date and time'), { target: { value: '2026-03-20T09:30' } });
    await userEvent.click(fields.getByRole('button', { name: 'Schedule Notification' }));
    await toastSaying('Notification scheduled successfully');
    await expect(recent().getAllByRole('listitem')[0]).toHaveTextContent(
      'HelloScheduledThe message.Phase 2 traders · in 5 days (Mar 20, 2026, 09:30)',
    );
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click((await form()).getByRole('button', { name: 'Send Notification' }));
    await toastSaying('Please fill in all fields');
    await expect(titles()).toHaveLength(5);
  },
};

export const DeletedAndUndone: Story = {
  play: async ({ userEvent }) => {
    await screenTitled('Notification System');
    const before = titles();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Halfway there' }));
    const toast = await toastSaying('Notification deleted successfullyUndo');
    await expect(titles()).not.toContain('Halfway there');
    await expect(screen.getByRole('button', { name: 'Delete Welcome to Phase 1' })).toHaveFocus();
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await toastSaying('Notification restored');
    await expect(titles()).toEqual(before);
  },
};

export const Empty: Story = {
  beforeEach: [openSignedIn('/notifications'), storeNotifications('{"v":1,"data":[]}')],
  play: async ({ userEvent }) => {
    await screenTitled('Notification System');
    await expect(recent().getByRole('status')).toHaveTextContent('No notifications yet');
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent('No notifications yet');
  },
};

export const CorruptStorage: Story = {
  beforeEach: [openSignedIn('/notifications'), storeNotifications('{')],
  play: async () => {
    await screenTitled('Notification System');
    await expect(titles()).toHaveLength(5);
  },
};

/** Promise 7: leaving asks first. Discarded input is removed. */
export const LeavingAsksFirst: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(screen.getByRole('link', { name: 'Content' }));
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await screenTitled('Content Management');
    await expect(JSON.stringify(sessionStorage)).not.toContain('The message.');
  },
};
