import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isolate } from '../../../src/lib/text';
import type { User } from '../../../src/api/types';
import { AllUsersScreen } from '../../../src/features/users/AllUsersScreen';
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
import { unfitTexts } from '../unfitTexts';
import { allUsersArgs } from './allUsersArgs';

const pageOf = (users: User[]) => ({ status: 'ready', data: buildUserPage({}, users) }) as const;

const meta = {
  title: 'Screens/Users/All Users',
  tags: ['!autodocs'],
  component: AllUsersScreen,
  parameters: { layout: 'padded' },
  args: { ...allUsersArgs, load: pageOf(buildUsers(5)) },
} satisfies Meta<typeof AllUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  args: {
    load: pageOf([
      buildUser({ full_name: longName, email: `${unbrokenText}@example.com` }),
      ...buildUsers(3).slice(1),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longName })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const HostileText: Story = {
  args: { load: pageOf(hostileUsers) },
  play: async ({ canvas, canvasElement }) => {
    for (const name of [scriptText, formulaText, unbrokenText, arabicText])
      await expect(canvas.getByText(name)).toBeVisible();
    // The text is isolated, so that it can't reverse the text next to it.
    await expect(
      [...canvasElement.querySelectorAll('td bdi')].map((name) => name.textContent),
    ).toContain(rtlOverrideText);
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};

// R5.
/** A null or missing value is a dash. */
export const PartialData: Story = {
  args: { load: pageOf([minimalUser, buildUser({ last_login: null })]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/—$/);
    // R6: an id is opaque, so it is encoded in a path.
    await expect(canvas.getByRole('link', { name: 'Cher' })).toHaveAttribute(
      'href',
      '/users/usr_8f2c%2F1%3Fx%3D%23%2520',
    );
    await expect(canvasElement.textContent).not.toMatch(unfitTexts);
  },
};

/** The server breaks the document: rows have nulls and wrong types everywhere. */
export const BrokenData: Story = {
  args: {
    load: pageOf([
      { id: 1, full_name: null, email: {}, role: null, date_joined: 'soon', last_login: 5 },
      { id: 2 },
    ] as unknown as User[]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('—————');
    await expect(canvas.getAllByRole('button', { name: 'Actions for —' })).toHaveLength(2);
    await expect(canvasElement.textContent).not.toMatch(unfitTexts);
  },
};

// Promise 3.
/** The rows of the previous page are visible, but can't be used until this page's rows arrive. */
export const StaleRows: Story = {
  args: { load: { ...pageOf(buildUsers(5)), isStale: true }, page: 2 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.querySelector('tbody')).toHaveAttribute('inert');
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
  },
};

export const Phone: Story = {
  ...HostileText,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(
      canvas
        .getByRole('button', { name: `Actions for ${isolate(arabicText)}` })
        .getBoundingClientRect().right,
    ).toBeLessThanOrEqual(innerWidth);
  },
};
