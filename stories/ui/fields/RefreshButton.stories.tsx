import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RefreshButton } from '~/ui/fields/RefreshButton';

const meta = {
  title: 'Components/Fields/RefreshButton',
  component: RefreshButton,
  parameters: { layout: 'padded' },
  args: { isRefreshing: false, onRefresh: fn() },
} satisfies Meta<typeof RefreshButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press does nothing meanwhile. The focus stays: a button that is switched off would lose it. */
export const Busy: Story = {
  args: { isRefreshing: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** A phone shows only the icon. The name stays for screen readers. */
export const OnPhoneBesideHeading: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="page-head">
        <h1>Dashboard</h1>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    if (innerWidth < 520) await expect(button.getBoundingClientRect().width).toBeLessThan(60);
  },
};
