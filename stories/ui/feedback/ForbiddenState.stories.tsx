import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForbiddenState } from '../../../src/ui/feedback/states';

const meta = {
  title: 'Components/Feedback/ForbiddenState',
  component: ForbiddenState,
} satisfies Meta<typeof ForbiddenState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forbidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
