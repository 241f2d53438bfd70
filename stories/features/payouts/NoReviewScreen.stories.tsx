import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoReviewScreen } from '~/features/payouts/review/ReviewSummaryScreen';

const meta = {
  title: 'Screens/Payouts/Review',
  tags: ['!autodocs'],
  component: NoReviewScreen,
  parameters: { layout: 'padded' },
  args: { listHref: '/payouts?status=pending' },
} satisfies Meta<typeof NoReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address is an old link, or comes from another tab. */
export const Empty: Story = {};
