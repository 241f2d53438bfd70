import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toaster } from '../../../src/ui/feedback/Toaster';
import type { ToastMessage } from '../../../src/ui/feedback/toasts';
import { limits } from '../../../src/lib/limits';
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

const code = `import { Toaster } from 'src/ui/feedback/Toaster';

<Toaster queue={queue} onTaken={(taken) => remove(taken)} />`;

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: {
    docs: { story: { inline: false, height: '220px' }, source: { code } },
  },
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

export const Success: Story = {
  play: async ({ args }) => {
    const toast = await toastSaying('User added successfully');
    await expect(within(toast).getByRole('img', { name: 'Success' })).toBeInTheDocument();
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await pass(limits.toast.callMs + limits.toast.fadeMs);
    await expect(toast).toBeVisible();
    await expect(args.onTaken.mock.calls).toEqual([[[lasting]]]);
  },
};

/** Below the specification's text, who and how much. */
export const WithWhoAndHowMuch: Story = {
  args: {
    queue: [{ ...saved, text: 'Payout approved successfully', detail: 'Amara Okafor, $1,250.00' }],
  },
  play: async () => {
    const toast = await toastSaying('Payout approved successfully');
    await waitFor(() => expect(within(toast).getByText('Amara Okafor, $1,250.00')).toBeVisible());
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

const kinds = { error: 'Error', warning: 'Warning', info: 'Information' } as const;

/** Each kind has an icon with a name. */
export const OtherKinds: Story = {
  args: {
    queue: (['error', 'warning', 'info'] as const).map((type) => ({
      ...lasting,
      type,
      text: `This is of the kind ${type}`,
    })),
  },
  play: async () => {
    for (const [type, name] of Object.entries(kinds)) {
      const toast = await toastSaying(`This is of the kind ${type}`);
      await expect(within(toast).getByRole('img', { name })).toBeInTheDocument();
    }
  },
};

export const FadesByItself: Story = {
  args: { queue: [{ ...saved, durationMs: brief }] },
  play: async () => {
    await toastSaying('User added successfully');
    await faded();
  },
};

export const PausedWhileHovered: Story = {
  args: { ...FadesByItself.args },
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

/** What was taken back by a key is not offered once more: the next message ends the offer. */
export const TakenBackByKey: Story = {
  args: {
    queue: [{ ...lasting, action: { label: 'Undo', onAct: fn(), isOver: () => true } }, lasting],
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
        'User added successfully',
      ]),
    );
  },
};

/** The button can be reached with the Tab key. While it has the focus, the toast stays. */
export const ActionByKeyboard: Story = {
  beforeEach: () => {
    handleUndo.mockClear();
  },
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

/** At most five are shown; the others wait. */
export const Many: Story = {
  args: {
    queue: Array.from({ length: 7 }, (_, index) => ({ ...saved, text: `User ${index + 1} added` })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(5));
  },
};

const refused: ToastMessage = {
  ...saved,
  type: 'error',
  text: 'Error while updating user',
  about: 'user 1',
};

// R397.
/** A failure that repeats is counted. One of another record stands beside it. */
export const Repeated: Story = {
  args: { queue: [refused, refused, { ...refused, about: 'user 2' }, refused] },
  play: async () => {
    const toast = await toastSaying('Error while updating user3 times');
    // A toast fades in.
    await waitFor(() => expect(within(toast).getByText('3 times')).toBeVisible());
    await toastSaying('Error while updating user');
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  },
};

/** Each success is of another record, so each has its message. */
export const SuccessesOfARun: Story = {
  args: { queue: [saved, saved, saved] },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
  },
};

// R397.
/** A success ends the failures before it of the same thing, and no others. */
export const SuccessAfterFailure: Story = {
  args: {
    queue: [
      refused,
      { ...refused, type: 'warning', text: 'Nobody knows whether it was made' },
      { ...refused, text: 'Error while deleting user', about: 'user 2' },
      { ...saved, text: 'User updated successfully', about: 'user 1' },
    ],
  },
  play: async () => {
    await toastSaying('User updated successfully');
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    await toastSaying('Error while deleting user');
  },
};

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
export const NextTry: Story = {
  args: {
    queue: [
      rule,
      { ...rule, ...refusedAdding },
      { ...rule, ...refusedAdding, text: 'This email is taken' },
    ],
  },
  play: async () => {
    await toastSaying('This email is taken');
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  },
};

// R397.
/** A success ends what failed before on the same screen, if that names no record. */
export const SuccessOnTheSameScreen: Story = {
  args: {
    queue: [
      rule,
      { ...rule, text: 'Failed to load users', isRule: false, screen: '/users' },
      { ...saved, text: 'Notification sent successfully', screen: rule.screen },
    ],
  },
  play: async () => {
    await toastSaying('Notification sent successfully');
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    await toastSaying('Failed to load users');
  },
};

export const HostileText: Story = {
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
