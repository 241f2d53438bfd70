import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { User } from '~/api/types';
import { TopNavigation } from '~/app/frame/TopNavigation';
import { DataTable } from '~/ui/table/DataTable';
import { userActions, userColumns } from '~/features/users/AllUsersScreen';
import { buildUsers } from '../../../tests/fixtures/users';

const meta = {
  title: 'Components/Tables/DataTable head',
  component: DataTable<User>,
  args: {
    label: 'Users',
    columns: userColumns,
    rows: buildUsers(60),
    rowKey: (user, index) => String(user.id ?? index),
    actions: userActions(fn()),
  },
  argTypes: {
    columns: { control: false },
    actions: { control: false },
    rowKey: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <>
        <TopNavigation
          currentPath="/users/all"
          email="admin@example.com"
          colorMode="system"
          onChooseColorMode={fn()}
          onFind={fn()}
          onSendNotification={fn()}
          onSignOut={fn()}
        />
        <main className="main">
          <div className="panel">
            <Story />
          </div>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof DataTable<User>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the page's bar ends, and where the table's head begins. */
const edges = (root: HTMLElement) => ({
  bar: Math.round(root.querySelector('.topbar')?.getBoundingClientRect().bottom ?? NaN),
  head: Math.round(root.querySelector('thead')?.getBoundingClientRect().top ?? NaN),
});

// R410.
/** It begins where the bar ends, whole or collapsed, and covers no link that gets the focus. */
export const Scrolled: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('.topbar');
    const isBelowBar = async () =>
      waitFor(async () => {
        const { bar: end, head } = edges(canvasElement);
        await expect(Math.abs(head - end)).toBeLessThanOrEqual(1);
      });
    scrollTo({ top: 1200, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-collapsed'));
    await isBelowBar();
    scrollTo({ top: 900, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toHaveAttribute('data-collapsed'));
    await isBelowBar();
    scrollTo({ top: 1200, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-collapsed'));
    bar?.querySelector('a')?.focus({ preventScroll: true });
    await waitFor(() => expect(bar).not.toHaveAttribute('data-collapsed'));
    const link = canvas
      .getAllByRole('link', { name: /./ })
      .find((other) => other.closest('tbody') && other.getBoundingClientRect().top < 0);
    link?.scrollIntoView({ block: 'nearest' });
    const covered =
      (canvasElement.querySelector('thead')?.getBoundingClientRect().bottom ?? NaN) -
      (link?.getBoundingClientRect().top ?? 0);
    await expect(covered).toBeLessThanOrEqual(0);
  },
};

/** Rows that are cards have no head that could stay. */
export const ScrolledOnPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    scrollTo({ top: 1200, behavior: 'instant' });
    await waitFor(() => expect(scrollY).toBe(1200));
    await expect(edges(canvasElement).head).toBeLessThan(0);
  },
};
