import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SecondKeys } from '~/ui/keyboard/KeyList';
import { destinations } from '~/ui/keyboard/keys';

const meta = {
  title: 'Components/Keyboard/SecondKeys',
  component: SecondKeys,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { first: 'G', title: 'Go to', keys: destinations },
} satisfies Meta<typeof SecondKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has only the keys that still have to be pressed, and takes neither the focus nor a click. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('status');
    await expect(panel).toHaveTextContent(/^G Go to Esc cancelsDDashboardMMT5 Users/);
    await expect(getComputedStyle(panel).pointerEvents).toBe('none');
    await expect(panel.contains(document.activeElement)).toBe(false);
  },
};
