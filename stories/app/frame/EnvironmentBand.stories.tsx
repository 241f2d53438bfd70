import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EnvironmentBand } from '~/app/frame/banners';

const meta = {
  title: 'Components/Layout/EnvironmentBand',
  component: EnvironmentBand,
  args: { environment: 'STAGING' },
  parameters: { docs: { story: { inline: false, height: '80px' } } },
  decorators: [
    (Story) => (
      <div ref={(element) => element?.style.setProperty('--band', '24px')}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EnvironmentBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Staging: Story = {
  play: async ({ canvas }) => {
    const band = canvas.getByRole('complementary', { name: 'Environment' });
    await expect(band).toHaveTextContent('STAGING');
    await expect(band.getBoundingClientRect().height).toBe(24);
  },
};
