import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDollarSign, Users } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '~/ui/fields/Button';
import { DetailCard } from '~/ui/layout/DetailList';
import { Grid, Row, Stack, Panel } from '~/ui/layout/Layout';
import { NavigationCount, Page } from '~/ui/layout/Page';
import { StatCard } from '~/ui/layout/StatCard';
import { longName, rtlOverrideText, unbrokenText } from '../../../tests/fixtures/texts';

interface LayoutProps {
  title: string;
  panel: string;
  name: string;
  /** Undefined while it is loading. */
  value: string | undefined;
}

function Layout({ title, panel, name, value }: LayoutProps) {
  return (
    <NavigationCount value={1}>
      <Page title={title} actions={<Button>Add New User</Button>}>
        <Stack>
          <Grid>
            <StatCard label="Users" value={value} icon={Users} href="/users/all" />
            <StatCard label="Balance" value={value} icon={CircleDollarSign} note="this page" />
            <DetailCard
              title="Account Information"
              details={[
                { label: 'Full Name', value: value && name, isMarked: true },
                { label: 'Last Login', value: value && '—' },
              ]}
            />
          </Grid>
          <Panel title={panel} actions={<Button variant="outline">View all</Button>}>
            <Row>
              <Button>Save</Button>
              <Button variant="outline">Cancel</Button>
            </Row>
          </Panel>
        </Stack>
      </Page>
    </NavigationCount>
  );
}

/** A page, its figures, details and panels, as screens put them together. */
const meta = {
  title: 'Components/Layout/Layout',
  component: Layout,
  parameters: { layout: 'padded' },
  args: { title: 'Dashboard', panel: 'Recent Activity', name: 'Amara Okafor', value: '1,284' },
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toBe('Dashboard · Admin'));
    // After a navigation the heading has the focus.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent Activity' })).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Amara Okafor',
      '—',
    ]);
    await expect(canvas.getByText('this page')).toBeVisible();
    // The whole card leads to where the figure comes from.
    const card = canvas.getByRole('group', { name: 'Users' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: '1,284, open the list' });
    await expect(document.elementFromPoint(card.right - 12, card.bottom - 12)).toBe(link);
  },
};

/** The cards have the same size as with figures. */
export const Loading: Story = {
  args: { value: undefined },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('group', { name: 'Users' });
    await expect(card).toHaveTextContent(/^Users$/);
    await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(106);
    await expect(canvasElement.querySelectorAll('.skeleton')).toHaveLength(4);
  },
};

export const LongText: Story = {
  args: {
    title: `${longName} ${unbrokenText}`,
    panel: longName,
    name: `${rtlOverrideText} ${unbrokenText}`,
    value: '$98,765,432,109,876,543,210.123456789',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
