import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmailText } from '~/ui/text/EmailText';
import { ShortenedText } from '~/ui/text/ShortenedText';
import { SignedText } from '~/ui/text/SignedText';
import { longParagraph, scriptText, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Text/Text',
  component: ShortenedText,
  parameters: { layout: 'padded' },
  args: { text: longParagraph, of: 'the answer', lines: 4, perLine: 90 },
} satisfies Meta<typeof ShortenedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shortened: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^Paragraph 1/).closest('p');
    const short = text?.clientHeight ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all of the answer' }));
    await waitFor(() => expect(text?.clientHeight).toBeGreaterThan(2 * short));
    await userEvent.click(canvas.getByRole('button', { name: 'Show less of the answer' }));
    await waitFor(() => expect(text?.clientHeight).toBe(short));
  },
};

/** A gain and a loss have a mark, as well as the sign and the color. Zero has neither. */
export const Signed: Story = {
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

const linesOf = (text: Node) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** Where there is no room, an address has two lines, each of which can be read. */
export const NarrowEmail: Story = {
  render: () => (
    <div style={{ width: 150, overflowWrap: 'anywhere' }}>
      <EmailText text="sydney.martinez@example.com" />
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

export const HostileText: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <ShortenedText {...args} text={`${scriptText} ${unbrokenText}`} />
      <p style={{ overflowWrap: 'anywhere' }}>
        <EmailText text={`${unbrokenText}@example.com`} />
      </p>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
