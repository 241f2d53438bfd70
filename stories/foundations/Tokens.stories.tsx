import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import css from '~/ui/theme/tokens.css?raw';
import { designTokens } from './designTokens';
import { Palette } from './Palette';
import { TokenList } from './TokenList';

/** Every design token with its value in both themes, to copy or to download. */
const meta = {
  title: 'Foundations/Tokens',
  component: TokenList,
  parameters: { layout: 'padded' },
  args: { css },
  argTypes: { css: { control: false } },
} satisfies Meta<typeof TokenList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colors of the theme, with what each is for. */
export const Colors: Story = {
  render: ({ css: tokens }) => <Palette css={tokens} />,
};

/** The file has the format of the W3C's Design Tokens group, which design tools read. */
export const All: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('row', { name: /^--radius-l Panels, dialogs 12px/ }),
    ).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Download as design-tokens.json' });
    const file = decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '');
    await expect(JSON.parse(file)).toEqual(designTokens(args.css));
  },
};
