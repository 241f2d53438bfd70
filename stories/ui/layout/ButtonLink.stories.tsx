import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BackLink, ButtonLink } from '~/ui/layout/ButtonLink';

const handleClick = fn();

const meta = {
  title: 'Components/Layout/ButtonLink',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { href: '/evaluations/create', children: 'Add Evaluation' },
  decorators: [
    (Story) => (
      <div
        role="presentation"
        onClick={(event) => {
          handleClick();
          event.preventDefault();
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * It works like a button, with Enter and the space bar. As a link it can be opened in another tab.
 */
export const Solid: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add Evaluation' });
    await expect(button).toHaveAttribute('href', '/evaluations/create');
    button.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handleClick).toHaveBeenCalledTimes(2));
  },
};

export const Outline: Story = { args: { variant: 'outline' } };

/** The way back looks like a link, or like a button beside others. */
export const Back: Story = {
  render: () => (
    <>
      <BackLink href="/mt5-users" />
      <BackLink href="/users/all" isButton />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/mt5-users');
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute(
      'href',
      '/users/all',
    );
  },
};
