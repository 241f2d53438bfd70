import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileInput } from '~/ui/fields/FileInput';

const meta = {
  title: 'Components/Fields/FileInput',
  component: FileInput,
  parameters: { layout: 'padded' },
  args: { id: 'file', accept: '.json,application/json', onChoose: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <label htmlFor="file" className="button" data-variant="outline">
          Import
        </label>
      </>
    ),
  ],
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same file can be chosen again after it was corrected. */
export const WithLabel: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['{}'], 'replies.json', { type: 'application/json' });
    const input = canvas.getByLabelText('Import');
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(file));
    await expect(input).toHaveValue('');
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledTimes(2));
  },
};
