import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TabBar, Tabs } from '~/ui/layout/Tabs';

const handleChange = fn<(value: string) => void>();

const meta = {
  title: 'Components/Tabs/Tabs',
  component: Tabs,
  parameters: { layout: 'padded' },
  args: {
    label: 'Fruit',
    name: 'fruit',
    tabs: [
      { value: 'apples', label: 'Apples' },
      { value: 'pears', label: 'Pears' },
      { value: 'plums', label: 'Plums' },
    ],
    current: 'apples',
    children: 'What the current tab shows.',
    onChange: handleChange,
  },
  render: function Chosen(args) {
    const [current, setCurrent] = useState(args.current);
    return (
      <Tabs
        {...args}
        current={current}
        onChange={(chosen) => {
          handleChange(chosen);
          setCurrent(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Only one tab can be reached with the Tab key. After the last tab the arrow keys continue with the
 * first.
 */
export const Populated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Apples' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Plums' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Pears' })).toHaveFocus());
    await userEvent.keyboard('{Home}{End}');
    await waitFor(() =>
      expect(handleChange.mock.calls).toEqual([
        ['plums'],
        ['apples'],
        ['pears'],
        ['apples'],
        ['plums'],
      ]),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Plums' })).not.toHaveFocus());
  },
};

/** Tabs that lead to pages are links. */
export const AsLinks: Story = {
  render: () => (
    <TabBar
      label="User"
      tabs={[
        { label: 'Details', href: '/users/1042', isCurrent: false },
        { label: 'KYC', href: '/users/1042/kyc', isCurrent: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'User' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'KYC' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Details' })).not.toHaveAttribute('aria-current');
  },
};

export const Mirrored: Story = {
  tags: ['!dev'],
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(handleChange.mock.calls).toEqual([['pears']]));
  },
};
