import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiError } from '../../../src/api/http/errors';
import { FailedState } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/FailedState',
  component: FailedState,
  args: { what: 'The users', onRetry: fn() },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadFailed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The users could not be loaded');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};

// R34.
/** If 'Try again' fails, this state says so, because there may be no toast. */
export const FailedAgain: Story = {
  render: function FailsAgain(args) {
    const [reason, setReason] = useState(new Error('first'));
    return (
      <FailedState
        {...args}
        reason={reason}
        onRetry={() => {
          args.onRetry();
          setTimeout(() => setReason(new Error('again')), 300);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('come back in a moment');
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(alert).toHaveTextContent('Trying again'));
      await waitFor(() => expect(alert).toHaveTextContent('It failed again'));
      await expect(args.onRetry).toHaveBeenCalledTimes(times);
    }
  },
};

/** The server answered that there is no such record: coming back in a moment would not help. */
export const NotThere: Story = {
  args: { what: 'The user', reason: new ApiError(404, 'User not found.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'It was deleted, or the link is wrong.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
