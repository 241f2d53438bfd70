import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { screenTitled } from './seen';

// There are no handlers at all: any call would fail the story (section 7, local only).
/**
 * Traders are notified, at once or at a chosen time.
 *
 * @who Admins who write to traders
 */
const meta = {
  title: 'Flows/Notifications',
  component: Console,
  beforeEach: openSignedIn('/notifications'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const storeNotifications = (text: string) => () =>
  localStorage.setItem('admin.local.notifications', text);

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
}

const sendButton = async () => (await form()).getByRole('button', { name: 'Send Notification' });

/** The notification is in the list. */
export const Sent: Story = {
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent);
    });
    await step('Sends the notification', async () => {
      await userEvent.click(await sendButton());
      await toastSaying('Notification sent successfully');
    });
    await step('Sees it among the recent ones', async () => {
      await expect(titles().slice(0, 2)).toEqual(['Scheduled maintenance', 'Hello']);
      await expect(recent().getAllByRole('listitem')[1]).toHaveTextContent(
        'HelloSentThe message.Phase 2 traders · Today at 12:00',
      );
    });
  },
};

/** However often the button is pressed, only one notification is sent. */
export const SentOnce: Story = {
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent);
    });
    await step('Presses the button a hundred times', async () => {
      const send = await sendButton();
      for (let press = 0; press < 100; press += 1) send.click();
    });
    await step('One notification was sent', async () => {
      await toastSaying('Notification sent successfully');
      await expect(titles().filter((title) => title === 'Hello')).toHaveLength(1);
    });
  },
};

/** A notification can wait for its time. */
export const Scheduled: Story = {
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent);
    });
    await step('Chooses a time and schedules the notification', async () => {
      await userEvent.click(screen.getByLabelText('Schedule'));
      await fireEvent.change(screen.getByLabelText('Date and time'), {
        target: { value: '2026-03-20T09:30' },
      });
      await userEvent.click(screen.getByRole('button', { name: 'Schedule Notification' }));
    });
    await step('Sees it first in the list, with its time', async () => {
      await toastSaying('Notification scheduled successfully');
      await expect(recent().getAllByRole('listitem')[0]).toHaveTextContent(
        'HelloScheduledThe message.Phase 2 traders · in 5 days (Mar 20, 2026, 09:30)',
      );
    });
  },
};

/** An empty form is not sent. */
export const Invalid: Story = {
  play: async ({ userEvent, step }) => {
    await step('Sends the empty form', async () => {
      await userEvent.click((await form()).getByRole('button', { name: 'Send Notification' }));
    });
    await step('Reads what is missing, and nothing was sent', async () => {
      await toastSaying('Please fill in all fields');
      await expect(titles()).toHaveLength(5);
    });
  },
};

/** A deleted notification can be brought back at once. */
export const DeletedAndUndone: Story = {
  play: async ({ userEvent, step }) => {
    let before: (string | null)[] = [];
    let toast: HTMLElement;
    await step('Opens the notifications', async () => {
      await screenTitled('Notification System');
      before = titles();
    });
    await step('Deletes one', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete Halfway there' }));
    });
    await step('Sees that it is gone, and is on the next one', async () => {
      toast = await toastSaying('Notification deleted successfullyUndo');
      await expect(titles()).not.toContain('Halfway there');
      await expect(screen.getByRole('button', { name: 'Delete Welcome to Phase 1' })).toHaveFocus();
    });
    await step('Undoes it and sees the list as before', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await toastSaying('Notification restored');
      await expect(titles()).toEqual(before);
    });
  },
};

/** Nothing has been sent yet. */
export const Empty: Story = {
  beforeEach: [openSignedIn('/notifications'), storeNotifications('{"v":1,"data":[]}')],
  play: async ({ step }) => {
    await step('Reads that there are no notifications', async () => {
      await screenTitled('Notification System');
      await expect(recent().getByRole('status')).toHaveTextContent('No notifications yet');
    });
  },
};

/** What this browser has kept can't be read: the examples are shown. */
export const CorruptStorage: Story = {
  beforeEach: [openSignedIn('/notifications'), storeNotifications('{')],
  play: async ({ step }) => {
    await step('Opens the notifications', async () => {
      await screenTitled('Notification System');
    });
    await step('Sees the examples', async () => {
      await expect(titles()).toHaveLength(5);
    });
  },
};

/** Leaving asks first. What is discarded is gone. */
export const LeavingAsksFirst: Story = {
  play: async ({ userEvent, step }) => {
    await step('Fills in the form', async () => {
      await fill(userEvent);
    });
    await step('Leaves and is asked', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Content' }));
      await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible());
    });
    await step('Discards', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    });
    await step('Is on the other page, and no draft is left', async () => {
      await screenTitled('Content Management');
      await expect(JSON.stringify(sessionStorage)).not.toContain('The message.');
    });
  },
};
