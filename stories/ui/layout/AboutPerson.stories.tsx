import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutPerson } from '../../../src/ui/layout/AboutPerson';

const meta = {
  title: 'Components/Person/AboutPerson',
  component: AboutPerson,
  parameters: { layout: 'centered' },
  args: { name: 'Amara Okafor', id: 44 },
} satisfies Meta<typeof AboutPerson>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The console listens for it, by what it says of the person. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'About Amara Okafor' })).toHaveAttribute(
      'data-about',
      '{"name":"Amara Okafor","id":44}',
    );
  },
};
