import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AllUsersScreen } from '~/features/users/AllUsersScreen';
import { buildTools, ofPage } from '../../listTools';
import { PersonPanel } from '~/features/users/person/PersonPanel';
import { allUsersArgs } from './allUsersArgs';
import { personArgs } from './personArgs';
import { isolate } from '~/lib/text';
import type { User } from '~/api/types';
import {
  arabicText,
  formulaText,
  longName,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../tests/fixtures/texts';
import {
  buildUser,
  buildUserPage,
  buildUsers,
  hostileUsers,
  minimalUser,
} from '../../../tests/fixtures/users';
import { canTryAgain, failed } from '../../loadStates';

const noFilters = { search: '', role: '', joined: '', from: '', to: '' };
const close = fn();
const pageOf = (users: User[]) => ({ status: 'ready', data: buildUserPage({}, users) }) as const;

const meta = {
  title: 'Screens/Users/All Users',
  component: AllUsersScreen,
  parameters: { layout: 'padded' },
  args: allUsersArgs,
} satisfies Meta<typeof AllUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Full Name',
      'Email',
      'Role',
      'Date Joined',
      'Last Login',
      'Actions',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      'Amara Okaforamara.okafor@example.comuserJan 17, 2026Mar 15, 2026, 11:00',
    );
    await expect(canvas.getByRole('combobox', { name: 'Role' }).textContent).toBe(
      'All Rolesadminuser',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

/** A larger firm: a list as short as that of the other stories is read whole. */
export const NoMatch: Story = {
  args: {
    load: { status: 'ready', data: { ...buildUserPage(), count: 10_000 } },
    filters: { ...noFilters, search: 'nobody of this name' },
    tools: buildTools('users', { whole: ofPage }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users match');
    await expect(canvas.queryByText('No users yet')).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(
      /^0 of 20 on this page matchPage ?of 500/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: { count: 0, results: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No users yet');
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByText('No users yet')).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context, 'The users'),
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// R404.
/** On a wide screen a click on a row shows who it is, beside the list. Neither covers the other. */
export const BesideThePanel: Story = {
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  // The frame shows the panel, and the page makes room for it.
  decorators: [
    (Story) => (
      <>
        <main id="main" className="main">
          <Story />
        </main>
        <PersonPanel {...personArgs} takesFocus={false} onClose={close} />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('complementary', { name: 'About Amara Okafor' });
    const list = canvas.getByRole('table').getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(panel.getBoundingClientRect().left);
    await expect(list.width).toBeGreaterThan(innerWidth / 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    load: pageOf([
      buildUser({ full_name: longName, email: `${unbrokenText}@example.com` }),
      ...buildUsers(3).slice(1),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longName })).toBeVisible();
  },
};

/** The server breaks the document: rows have nulls and wrong types everywhere. */
export const BrokenData: Story = {
  args: {
    load: pageOf([
      { id: 1, full_name: null, email: {}, role: null, date_joined: 'soon', last_login: 5 },
      { id: 2 },
      minimalUser,
    ] as unknown as User[]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('—————');
    await expect(canvas.getAllByRole('button', { name: 'Actions for —' })).toHaveLength(2);
    // R6: an id is opaque, so it is encoded in a path.
    await expect(canvas.getByRole('link', { name: 'Cher' })).toHaveAttribute(
      'href',
      '/users/usr_8f2c%2F1%3Fx%3D%23%2520',
    );
  },
};

// Promise 3.
/** The rows of the previous page are visible, but can't be used until this page's rows arrive. */
export const StaleRows: Story = {
  args: { load: { ...pageOf(buildUsers(47)), isStale: true }, page: 2 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.querySelector('tbody')).toHaveAttribute('inert');
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
  },
};

export const Phone: Story = {
  args: { load: pageOf(hostileUsers) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (const name of [scriptText, formulaText, unbrokenText, arabicText])
      await expect(canvas.getByText(name)).toBeVisible();
    // The text is isolated, so that it can't reverse the text next to it.
    await expect(
      [...canvasElement.querySelectorAll('td [dir=auto]')].map((name) => name.textContent),
    ).toContain(rtlOverrideText);
    await expect(
      canvas
        .getByRole('button', { name: `Actions for ${isolate(arabicText)}` })
        .getBoundingClientRect().right,
    ).toBeLessThanOrEqual(innerWidth);
  },
};
