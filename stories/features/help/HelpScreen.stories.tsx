import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { helpChapters } from '~/features/help/messages';
import { HelpScreen } from '~/features/help/HelpScreen';

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '720px' } } },
  args: {
    chapters: helpChapters({}),
    hrefs: { payouts: '/payouts', users: '/users' },
    search: '',
    onSearch: fn(),
  },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Payouts' })).toHaveTextContent('9 rules');
    await expect(canvas.getByRole('link', { name: 'Open Payouts' })).toHaveAttribute(
      'href',
      '/payouts',
    );
    await expect(canvas.getByRole('region', { name: 'Go to a screen' })).toHaveTextContent(
      'GHHelp',
    );
  },
};

export const NoMatch: Story = {
  args: { search: 'zebra' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No help topics match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(''));
  },
};
