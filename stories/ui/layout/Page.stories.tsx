import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/fields/Button';
import { NavigationCount, Page } from '../../../src/ui/layout/Page';
import { longName, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { layout: 'padded' },
  args: { title: 'All Users', children: 'The screen stands here.' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterANavigation: Story = {
  args: { title: 'Dashboard' },
  render: (args) => (
    <NavigationCount value={1}>
      <Page {...args} />
    </NavigationCount>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus(),
    );
    await waitFor(() => expect(document.title).toBe('Dashboard · Admin'));
  },
};

export const LongText: Story = {
  args: { actions: <Button>Add New User</Button>, title: `${longName} ${unbrokenText}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
