import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BackLink } from '../../../src/components/layout/BackLink';

const handleClick = fn();

const meta = {
  title: 'Components/Layout/BackLink',
  component: BackLink,
  parameters: { layout: 'padded' },
  args: { href: '/mt5-users' },
  beforeEach: () => {
    handleClick.mockClear();
    document.addEventListener('click', handleClick);
    return () => { document.removeEventListener('click', handleClick); };
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button to whoever uses it, with the address of a link; Space presses it too. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/mt5-users');
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(handleClick).toHaveBeenCalledTimes(2);
  },
};
