import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
  title: 'Screens/Notifications/Flows/Notifications',
  component: Console,
  beforeEach: openSignedIn('/notifications'),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

const storeNotifications = (text: string) => () =>
  localStorage.setItem('admin.local.notifications.sample-1', text);

const recent = () => within(screen.getByRole('region', { name: 'Recent Notifications' }));
const titles = () =>
  recent()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** A deleted notification can be brought back at once. */
export const DeletedAndUndone: Story = {
  tags: ['!dev'],
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
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Delete Welcome to Phase 1' })).toHaveFocus(),
      );
    });
    await step('Undoes it and sees the list as before', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await toastSaying('Notification restored');
      await expect(titles()).toEqual(before);
    });
  },
};

/** What this browser has kept can't be read: the examples are shown. */
export const CorruptStorage: Story = {
  tags: ['!dev'],
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
