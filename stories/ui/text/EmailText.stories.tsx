import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailText } from '../../../src/ui/text/EmailText';
import { unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Text/EmailText',
  component: EmailText,
  parameters: { layout: 'padded' },
  args: { text: 'sydney.martinez@example.com' },
} satisfies Meta<typeof EmailText>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (text: Node) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** Two lines, each of which can be read. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 150, overflowWrap: 'anywhere' }}>
      <EmailText {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('sydney.martinez@example.com');
    const [name, domain] = [...text.childNodes].filter((node) => node instanceof Text);
    if (!name || !domain) throw new Error('The parts of the address are missing.');
    await expect(domain).toHaveTextContent('@example.com');
    await expect([linesOf(text), linesOf(name), linesOf(domain)]).toEqual([2, 1, 1]);
  },
};

export const LongText: Story = {
  ...Narrow,
  args: { text: `${unbrokenText}@example.com` },
  play: undefined,
};
