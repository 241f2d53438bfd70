import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { isTest } from '../isTest';
import type { IndexedStory } from './atlas';
import { AtlasPage, type AtlasPageProps } from './AtlasPage';
import type { Drawn } from './AtlasReview';

interface Entry extends IndexedStory {
  type: 'story' | 'docs';
}

// Two screens of the index, for testing the page itself: during tests there is no index.
// tests/stories/atlas.test.ts checks the whole index.
const someStories: IndexedStory[] = [
  ...['Loading', 'Empty', 'Populated', 'Phone'].map((name) => ({
    title: 'Screens/Users/User Management',
    name,
  })),
  { title: 'Screens/Page not found', name: 'Populated' },
].map(({ title, name }) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/g, '-'),
  title,
  name,
  exportName: name,
}));

async function readIndex(): Promise<readonly IndexedStory[]> {
  if (isTest) return someStories;
  const answer = await fetch('./index.json');
  // Storybook writes it next to this frame.
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** What `npm run atlas` wrote beside the pictures. Undefined if there are none. */
async function readDrawn(): Promise<Drawn | undefined> {
  if (isTest)
    return {
      commit: '0123456789',
      at: '2026-03-14T10:00:00Z',
      changed: { 'screens-users-user-management--empty.light.phone': 'new' },
    };
  const answer = await fetch('./atlas/drawn.json');
  return ((await answer.json()) as Drawn | null) ?? undefined;
}

const meta = {
  title: 'Atlas',
  component: AtlasPage,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  args: { index: [], drawn: undefined },
  loaders: [async () => ({ index: await readIndex(), drawn: await readDrawn() })],
  // The data that this story's loader returned.
  render: (args, { loaded }) => <AtlasPage {...args} {...(loaded as AtlasPageProps)} />,
} satisfies Meta<typeof AtlasPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Routes: Story = {
  name: 'Atlas',
  play: async ({ canvas, userEvent }) => {
    const users = within(canvas.getByRole('region', { name: 'User Management, /users' }));
    await expect(
      users.getByRole('link', { name: 'Screens/Users/User Management: Loading, dark, phone' }),
    ).toHaveAttribute(
      'href',
      './?path=/story/screens-users-user-management--loading&globals=theme:dark;viewport.value:atlasPhone',
    );
    await expect(canvas.getByRole('region', { name: 'Baseline' })).toHaveTextContent(
      /^Baseline of .*Drawn on Mar 14, 2026, at 012345678\.$/,
    );
    // A review is a file: what has no comment is accepted.
    const review = within(canvas.getByRole('region', { name: 'Review' }));
    await userEvent.type(review.getByRole('textbox', { name: /^Comment/ }), 'Too pale');
    await userEvent.type(review.getByRole('textbox', { name: 'Your name' }), 'Mia');
    const link = await review.findByRole('link', { name: 'Download baseline.json' });
    const [, file = ''] = link.getAttribute('href')?.split('json,') ?? [];
    await expect(JSON.parse(decodeURIComponent(file))).toMatchObject({
      name: 'Mia',
      note: '0 states accepted, 1 with a comment',
      commit: '0123456789',
      isSignedOff: true,
      comments: { 'screens-users-user-management--empty': 'Too pale' },
    });
    // Why a route can't have a state.
    await expect(
      canvas.getAllByText('Nothing is changed here: it is only read').length,
    ).toBeGreaterThan(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a screen' }), 'not found');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: /^User Management/ })).toBeNull(),
    );
    await expect(canvas.getByRole('region', { name: 'Page not found, *' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a screen' }));
  },
};
