import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BackLink } from '../../../src/ui/layout/ButtonLink';

const handleClick = fn();

const meta = {
  title: 'Components/Layout/BackLink',
  component: BackLink,
  parameters: { layout: 'padded' },
  args: { href: '/mt5-users' },
  beforeEach: () => {
    handleClick.mockClear();
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/mt5-users');
  },
};

/** It looks and works like a button, also with the space bar, but is a link with an address. */
export const AsButton: Story = {
  args: { href: '/users/all', isButton: true },
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/users/all');
    await userEvent.tab();
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleClick).toHaveBeenCalledTimes(2));
  },
};
