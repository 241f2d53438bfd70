import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ConflictNotice } from '~/ui/feedback/ConflictNotice';
import { longName, rtlOverrideText, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Feedback/ConflictNotice',
  component: ConflictNotice,
  parameters: { layout: 'padded' },
  args: {
    what: 'challenge',
    changes: [
      { label: 'Challenge Fee', value: '$449.50' },
      { label: 'Status', value: 'Ended' },
    ],
    onUseTheirs: fn(),
  },
} satisfies Meta<typeof ConflictNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Challenge Fee is now $449.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Use their values' }));
    await waitFor(() => expect(args.onUseTheirs).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    changes: [
      { label: longName, value: unbrokenText },
      { label: 'Description', value: rtlOverrideText },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
