import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { isTest } from '../isTest';
import type { IndexedStory } from './atlas';
import { AtlasPage, type AtlasPageProps, type Drawn } from './AtlasPage';

interface Entry extends IndexedStory {
  type: 'story' | 'docs';
}

// Two screens of the index, for testing the page itself: during tests there is no index.
// tests/stories/atlas.test.ts checks the whole index.
const someStories: IndexedStory[] = [
  ...[
    'Loading',
    'LoadFailed',
    'Forbidden',
    'Empty',
    'FilteredEmpty',
    'Populated',
    'LongText',
    'Sparse',
    'MorePages',
    'OnPhone',
  ].map((name) => ({ title: 'Screens/Users/UserManagementScreen', name })),
  { title: 'Screens/Shell/NotFoundScreen', name: 'NotFound' },
].map(({ title, name }) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
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
  if (isTest) return undefined;
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
    if (!isTest) return;
    const users = within(canvas.getByRole('region', { name: 'User Management, /users' }));
    await expect(
      users.getByRole('link', { name: 'Screens/Users/UserManagementScreen: Loading, dark, phone' }),
    ).toHaveAttribute(
      'href',
      './?path=/story/screens-users-usermanagementscreen--loading&globals=theme:dark;viewport.value:atlasPhone',
    );
    // Why a route can't have a state.
    await expect(
      canvas.getAllByText('Nothing is changed here: it is only read').length,
    ).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('radio', { name: /alone/ }));
    await waitFor(() =>
      expect(users.getByRole('link', { name: /: Loading, dark, wide/ })).toHaveAttribute(
        'href',
        './iframe.html?id=screens-users-usermanagementscreen--loading&viewMode=story&globals=theme:dark',
      ),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a screen' }), 'not found');
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: /^User Management/ })).toBeNull(),
    );
    await expect(canvas.getByRole('region', { name: 'Page not found, *' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a screen' }));
  },
};
