import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignedText } from '../../../src/ui/text/SignedText';

const meta = {
  title: 'Components/Text/SignedText',
  component: SignedText,
  parameters: { layout: 'padded' },
  args: { text: '+12.48%', direction: 'up' },
} satisfies Meta<typeof SignedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A gain and a loss have a mark, as well as the sign and the color. Zero has neither. */
export const Directions: Story = {
  render: () => (
    <p>
      <SignedText text="+12.48%" direction="up" /> <SignedText text="-$392.00" direction="down" />{' '}
      <SignedText text="0%" direction="flat" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(marks).toEqual(['M1 7 5 1l4 6z', 'M1 1l4 6 4-6z']);
  },
};
