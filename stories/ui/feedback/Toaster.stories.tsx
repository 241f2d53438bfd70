import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toaster } from '~/ui/feedback/Toaster';
import type { ToastMessage } from '~/ui/feedback/toasts';
import { limits } from '~/lib/limits';
import { scriptText, unbrokenText } from '../../../tests/fixtures/texts';
import { toastSaying } from '../../toastSaying';

const saved: ToastMessage = {
  type: 'success',
  text: 'User added successfully',
  durationMs: limits.toast.callMs,
};
/** Doesn't fade: the page of words may be read long after its frame has come. */
const lasting: ToastMessage = { ...saved, durationMs: Infinity };
const brief = 400;

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  args: { queue: [lasting], onTaken: fn() },
  argTypes: { queue: { control: false } },
  render: function Queued(args) {
    const [queue, setQueue] = useState(args.queue);
    const handleTaken = (taken: readonly ToastMessage[]) => {
      setQueue((waiting) => waiting.filter((toast) => !taken.includes(toast)));
      args.onTaken(taken);
    };
    return <Toaster queue={queue} onTaken={handleTaken} />;
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const faded = () => waitFor(() => expect(screen.queryByRole('status')).toBeNull());
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const kinds = { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' };

/** Each kind has an icon with a name. */
export const Kinds: Story = {
  args: {
    queue: (['success', 'error', 'warning', 'info'] as const).map((type) => ({
      ...lasting,
      type,
      text: `This is of the kind ${type}`,
    })),
  },
  play: async ({ args }) => {
    for (const [type, name] of Object.entries(kinds)) {
      const toast = await toastSaying(`This is of the kind ${type}`);
      await expect(within(toast).getByRole('img', { name })).toBeInTheDocument();
    }
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(args.onTaken).toHaveBeenCalledOnce();
  },
};

// R270.
/** Above a bar of buttons at the window's lower edge, as long as there is one. */
export const AboveABar: Story = {
  decorators: [
    (Story) => (
      <>
        <div data-bottom-bar style={{ position: 'fixed', inset: 'auto 0 0', height: 80 }}>
          Create Challenge
        </div>
        <Story />
      </>
    ),
  ],
  args: { queue: [lasting, { ...lasting, type: 'info' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    const bar = canvas.getByText('Create Challenge');
    const bottom = () =>
      Math.max(
        ...screen.getAllByRole('status').map((toast) => toast.getBoundingClientRect().bottom),
      );
    await waitFor(() => expect(bottom()).toBeLessThan(bar.getBoundingClientRect().top));
    bar.hidden = true;
    await waitFor(() => expect(Math.round(innerHeight - bottom())).toBe(16));
  },
};

/** It fades by itself, but not while the pointer rests on it. */
export const PausedWhileHovered: Story = {
  tags: ['!dev'],
  args: { queue: [{ ...saved, durationMs: brief }] },
  play: async ({ userEvent }) => {
    await userEvent.hover(await toastSaying('User added successfully'));
    await pass(2 * brief);
    await expect(screen.getByRole('status')).toBeVisible();
    await userEvent.unhover(screen.getByRole('status'));
    await userEvent.hover(document.body);
    await faded();
  },
};

const handleUndo = fn();

/** The button can be reached with the Tab key. While it has the focus, the toast stays. */
export const ActionByKeyboard: Story = {
  tags: ['!dev'],
  args: {
    queue: [
      {
        ...saved,
        text: 'Rule deleted successfully',
        durationMs: brief,
        action: { label: 'Undo', onAct: handleUndo },
      },
    ],
  },
  play: async ({ userEvent }) => {
    const undo = within(await toastSaying('Rule deleted successfullyUndo')).getByRole('button', {
      name: 'Undo',
    });
    undo.focus();
    await pass(2 * brief);
    await expect(undo).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleUndo).toHaveBeenCalledOnce());
    await faded();
  },
};

const refused: ToastMessage = {
  ...saved,
  type: 'error',
  text: 'Error while updating user',
  about: 'user 1',
};

/** Which messages are shown once all have been said, in any order. */
const shows = (queue: readonly ToastMessage[], ...texts: string[]): Story => ({
  tags: ['!dev'],
  args: { queue: [...queue] },
  play: () =>
    waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .sort(),
      ).toEqual(texts),
    ),
});

// R397.
/** A failure that repeats is counted. One of another record stands beside it. */
export const Repeated: Story = {
  ...shows(
    [refused, refused, { ...refused, about: 'user 2' }, refused],
    'Error while updating user',
    'Error while updating user3 times',
  ),
  tags: [],
};

/** What was taken back by a key is not offered once more: the next message ends the offer. */
export const TakenBackByKey = shows(
  [{ ...lasting, action: { label: 'Undo', onAct: fn(), isOver: () => true } }, lasting],
  saved.text,
);

/**
 * Each success is of another record, so each has its message, but only the last two stay. Failures
 * stay, and so does what offers an undo.
 */
export const SuccessesOfARun = shows(
  [
    { ...lasting, text: 'Rule deleted successfully', action: { label: 'Undo', onAct: fn() } },
    { ...refused, durationMs: Infinity },
    ...[1, 2, 3, 4].map((place) => ({ ...lasting, text: `Payout ${place} approved` })),
  ],
  'Error while updating user',
  'Payout 3 approved',
  'Payout 4 approved',
  'Rule deleted successfullyUndo',
);

// R397.
/** A success ends the failures before it of the same thing, and no others. */
export const SuccessAfterFailure = shows(
  [
    refused,
    { ...refused, type: 'warning', text: 'Nobody knows whether it was made' },
    { ...refused, text: 'Error while deleting user', about: 'user 2' },
    { ...saved, text: 'User updated successfully', about: 'user 1' },
  ],
  'Error while deleting user',
  'User updated successfully',
);

const rule: ToastMessage = {
  ...lasting,
  type: 'error',
  text: 'Please fill in all fields',
  isRule: true,
  screen: '/notifications',
};

const refusedAdding = { text: 'Error while adding user', about: 'new user', isRule: false };

// R397.
/**
 * A form's next message ends the rule that it had broken, and another failure of the same thing
 * takes the place of the one before.
 */
export const NextTry = shows(
  [rule, { ...rule, ...refusedAdding }, { ...rule, ...refusedAdding, text: 'This email is taken' }],
  'This email is taken',
);

// R397.
/** A success ends what failed before on the same screen, if that names no record. */
export const SuccessOnTheSameScreen = shows(
  [
    rule,
    { ...rule, text: 'Failed to load users', isRule: false, screen: '/users' },
    { ...saved, text: 'Notification sent successfully', screen: rule.screen },
  ],
  'Failed to load users',
  'Notification sent successfully',
);

const network: ToastMessage = {
  ...lasting,
  type: 'error',
  text: 'Network error - no response received',
};

// R397.
/** Without a network the reading behind a failed change fails too: one message, said once. */
export const ChangeAndReadingBehind = shows(
  [network, { ...network, about: 'user 1' }],
  network.text,
);

/**
 * A stack trace of a server: a few lines, the rest on demand. The close button stays in the window.
 */
export const VeryLong: Story = {
  tags: ['!dev'],
  args: { queue: [{ ...network, text: `Traceback ${unbrokenText.repeat(100)}` }] },
  play: async ({ userEvent }) => {
    const toast = await screen.findByRole('status');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(toast.getBoundingClientRect().height).toBeLessThan(200);
    await userEvent.click(within(toast).getByRole('button', { name: 'Show all of the message' }));
    await waitFor(() => expect(toast.getBoundingClientRect().height).toBeGreaterThan(200));
    const dismiss = within(toast).getByRole('button', { name: 'Dismiss' });
    await waitFor(() => expect(dismiss.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(dismiss.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await userEvent.click(dismiss);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

export const HostileText: Story = {
  tags: ['!dev'],
  args: {
    queue: [
      {
        ...saved,
        type: 'error',
        text: `${scriptText} ${unbrokenText}`,
        action: { label: 'Undo', onAct: handleUndo },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const toast = await screen.findByRole('status');
    await waitFor(() => expect(within(toast).getByRole('button', { name: 'Undo' })).toBeVisible());
    await expect(toast).toHaveTextContent(scriptText);
    await expect(toast.querySelector('img, script')).toBeNull();
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
