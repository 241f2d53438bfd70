import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markPairs, textPairs } from './colorPairs';
import { contrast } from '../../src/app/firmConfig';
import { readToken } from './readToken';
import { Swatches } from './Swatches';

/**
 * Every color of text, marks and borders on every background that it is used on, with their
 * contrast in the theme of the toolbar.
 */
const meta = {
  title: 'Foundations/Colors',
  component: Swatches,
  parameters: { layout: 'padded' },
  args: { title: 'Text', pairs: textPairs, least: 4.5 },
  argTypes: { pairs: { control: false } },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ args }) => {
    const weak = args.pairs.filter(
      ({ color, on }) => !(contrast(readToken(color), readToken(on)) >= args.least),
    );
    await expect(weak).toEqual([]);
  },
};

/**
 * These values are computed from the theme, so this story is tested in each theme. Other stories
 * are rendered only once.
 */
export const TextInDark: Story = { ...Text, globals: { theme: 'dark' } };

export const MarksAndBorders: Story = {
  args: { title: 'Marks, borders and focus', pairs: markPairs, least: 3 },
  play: Text.play,
};

export const MarksAndBordersInDark: Story = { ...MarksAndBorders, globals: { theme: 'dark' } };
