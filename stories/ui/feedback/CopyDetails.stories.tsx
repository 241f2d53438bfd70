import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyDetails, DescribeCrash } from '../../../src/ui/feedback/states';

const record =
  '{"build":"Ab12Cd34","route":"/users/:id","operation":"GET /admin/users/{id}","status":500,"message":"Loading failed"}';
const handleWrite = fn<(text: string) => Promise<void>>();

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
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: handleWrite },
      configurable: true,
    });
    return () =>
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
} satisfies Meta<typeof CopyDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

// R211.
/** Copies the record of the failure, without names, tokens or addresses. */
export const Copied: Story = {
  beforeEach: () => {
    handleWrite.mockReset().mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
    await expect(handleWrite).toHaveBeenCalledWith(record);
  },
};

/** Without TLS, or if the browser refuses, it says that copying failed. */
export const NotAllowed: Story = {
  beforeEach: () => {
    handleWrite.mockReset().mockRejectedValue(new Error('denied'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Could not be copied' })).toBeVisible(),
    );
  },
};
