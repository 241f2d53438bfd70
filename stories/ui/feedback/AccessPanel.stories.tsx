import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessPanel } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/AccessPanel',
  component: AccessPanel,
  parameters: { layout: 'padded' },
  args: { isForbidden: false, children: <p>The list stands here.</p> },
} satisfies Meta<typeof AccessPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list stands here.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { isForbidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByText('The list stands here.')).toBeNull();
  },
};
