import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import css from '~/ui/theme/tokens.css?raw';
import { brands } from '../app/brands';
import { markPairs, textPairs } from './colorPairs';
import { ContrastMatrix } from './ContrastMatrix';

/**
 * The contrast of each pair of colors, for three brands in both themes: no brand may make a text
 * hard to read.
 */
const meta = {
  title: 'Foundations/Contrast',
  component: ContrastMatrix,
  parameters: { layout: 'padded' },
  args: {
    title: 'Text',
    pairs: textPairs,
    least: 4.5,
    css,
    brands: Object.values(brands).map(({ title, read }) => ({ title, css: read.css })),
  },
  argTypes: { pairs: { control: false }, css: { control: false }, brands: { control: false } },
} satisfies Meta<typeof ContrastMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both themes of three brands beside each other. */
export const Text: Story = {
  play: async ({ canvasElement, args }) => {
    const ratios = [...canvasElement.querySelectorAll('[data-ratio]')].map((cell) =>
      Number(cell.getAttribute('data-ratio')),
    );
    await expect(ratios).toHaveLength(args.pairs.length * 2 * args.brands.length);
    await expect(ratios.filter((ratio) => !(ratio >= args.least))).toEqual([]);
  },
};

export const MarksAndBorders: Story = {
  args: { title: 'Marks, borders and focus', pairs: markPairs, least: 3 },
  play: Text.play,
};
