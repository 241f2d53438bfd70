import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from '~/ui/fields/CopyButton';

const meta = {
  title: 'Components/Fields/CopyButton',
  component: CopyButton,
  parameters: { layout: 'centered' },
  args: { label: 'Copy address', text: 'TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without permission or TLS it says that copying failed. */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText('Could not be copied')).toBeVisible();
    write.mockRestore();
    // The result is shown only for a moment.
    await waitFor(() => expect(canvas.queryByText('Could not be copied')).toBeNull());
  },
};
