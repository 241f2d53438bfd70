import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NotFoundPage } from '~/app/NotFoundPage';

const meta = {
  title: 'Screens/Page not found',
  component: NotFoundPage,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('Page not found · Admin'));
  },
};

export const Phone: Story = { ...Populated, globals: { viewport: { value: 'phone' } } };
