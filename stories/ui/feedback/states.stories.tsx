import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ApiError } from '~/api/http/errors';
import { Button } from '~/ui/fields/Button';
import {
  CopyDetails,
  CrashedState,
  DescribeCrash,
  FailedState,
  StateMessage,
} from '~/ui/feedback/states';
import { longName, unbrokenText } from '../../../tests/fixtures/texts';

const onRetry = fn();

const meta = {
  title: 'Components/Feedback/States',
  component: FailedState,
  args: { what: 'The users', onRetry },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

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
          onRetry();
          setTimeout(() => setReason(new Error('again')), 300);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The users could not be loaded');
    await expect(alert).toHaveTextContent('come back in a moment');
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(alert).toHaveTextContent('Trying again'));
      await waitFor(() => expect(alert).toHaveTextContent('It failed again'));
      await expect(onRetry).toHaveBeenCalledTimes(times);
    }
  },
};

/** The server answered that there is no such record: coming back in a moment would not help. */
export const NotThere: Story = {
  args: { what: 'The user', reason: new ApiError(404, 'User not found.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'It may have been removed, or the link is wrong.',
    );
  },
};

export const Crashed: Story = {
  tags: ['!dev'],
  render: (args) => <CrashedState {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen stopped working');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  render: () => (
    <StateMessage
      icon={CloudOff}
      tone="bad"
      role="alert"
      title={longName}
      text={unbrokenText}
      actions={<Button variant="outline">Try again</Button>}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};

const record = '{"build":"Ab12Cd34","route":"/users/:id","status":500,"message":"Loading failed"}';

// R211.
/**
 * Copies the record of the failure, without names, tokens or addresses. Without TLS, or if the
 * browser refuses, it says that copying failed.
 */
export const DetailsCopied: Story = {
  tags: ['!dev'],
  render: () => (
    <DescribeCrash value={() => record}>
      <CopyDetails reason={new Error('Loading failed')} />
    </DescribeCrash>
  ),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    write.mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copied' }));
    await expect(await canvas.findByRole('button', { name: 'Could not be copied' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(record);
    write.mockRestore();
  },
};
