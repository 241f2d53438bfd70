import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyList } from '../../../src/ui/keyboard/KeyList';

const meta = {
  title: 'Components/Keyboard/KeyList',
  component: KeyList,
  args: {
    keys: [
      { keys: ['J'], does: 'Next row' },
      { keys: ['G', 'P'], does: 'Payouts' },
    ],
  },
} satisfies Meta<typeof KeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys that are pressed one after the other are shown side by side. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Next row',
      'Payouts',
    ]);
    await expect(canvas.getByText('Payouts').parentElement).toHaveTextContent('GPPayouts');
  },
};
