import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyLink } from '../../../src/ui/fields/CopyButton';

const meta = {
  title: 'Components/Fields/CopyLink',
  component: CopyLink,
  parameters: { layout: 'centered' },
  args: { href: '/users/44' },
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(`${location.origin}/users/44`);
    write.mockRestore();
  },
};
