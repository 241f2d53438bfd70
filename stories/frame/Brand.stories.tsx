import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../../src/app/frame/Brand';

const meta = { title: 'Components/Layout/Brand', component: Brand, parameters: { layout: 'padded' } } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/');
  },
};
