import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuidePage } from './GuidePage';

const meta = {
  title: 'Guide for designers',
  component: GuidePage,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta<typeof GuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  name: 'Guide for designers',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Guide for designers' }),
    ).toBeVisible();
    // Every link stays inside the published folder.
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(targets.filter((href) => !/^(\.\/\?path=|#)/.test(href))).toEqual([]);
  },
};
