import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { KeysButton } from '../../../src/ui/keyboard/KeysButton';

const meta = {
  title: 'Components/Keyboard/KeysButton',
  component: KeysButton,
  parameters: { layout: 'padded' },
  args: { onClick: fn() },
} satisfies Meta<typeof KeysButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key is shown but not read out: it belongs to the page, not to the button. */
export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keys' }));
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce());
  },
};
