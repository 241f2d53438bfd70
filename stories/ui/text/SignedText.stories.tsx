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

const markOf = (root: HTMLElement) => root.querySelector('path')?.getAttribute('d');

/** It has a mark that points up, as well as the sign and the color. */
export const Gain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+12.48%')).toBeVisible();
    await expect(markOf(canvasElement)).toBe('M1 7 5 1l4 6z');
  },
};

export const Loss: Story = {
  args: { text: '-$392.00', direction: 'down' },
  play: async ({ canvasElement }) => {
    await expect(markOf(canvasElement)).toBe('M1 1l4 6 4-6z');
  },
};

/** Zero has no mark and no color. */
export const Flat: Story = {
  args: { text: '0%', direction: 'flat' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
