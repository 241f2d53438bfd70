import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyDetails, DescribeCrash } from '../../../src/ui/feedback/states';

const record = '{"build":"Ab12Cd34","route":"/users/:id","status":500,"message":"Loading failed"}';

const meta = {
  title: 'Components/Feedback/CopyDetails',
  component: CopyDetails,
  args: { reason: new Error('Loading failed') },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <DescribeCrash value={() => record}>
        <Story />
      </DescribeCrash>
    ),
  ],
} satisfies Meta<typeof CopyDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

// R211.
/**
 * Copies the record of the failure, without names, tokens or addresses. Without TLS, or if the
 * browser refuses, it says that copying failed.
 */
export const CopiedAndRefused: Story = {
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
