import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ShortenedText } from '../../../src/ui/text/ShortenedText';
import { longParagraph, scriptText, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Text/ShortenedText',
  component: ShortenedText,
  parameters: { layout: 'padded' },
  args: { text: longParagraph, of: 'the answer', lines: 4, perLine: 90 },
} satisfies Meta<typeof ShortenedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^Paragraph 1/).closest('p');
    const short = text?.clientHeight ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all of the answer' }));
    await waitFor(() => expect(text?.clientHeight).toBeGreaterThan(2 * short));
    await userEvent.click(canvas.getByRole('button', { name: 'Show less of the answer' }));
    await waitFor(() => expect(text?.clientHeight).toBe(short));
  },
};

export const HostileText: Story = {
  args: { text: `${scriptText} ${unbrokenText}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
