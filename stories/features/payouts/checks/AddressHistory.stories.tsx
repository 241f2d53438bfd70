import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import type { AddressUser, PayoutAddressHistory } from '~/features/payouts/checks/evidence';
import { AddressHistory } from '~/features/payouts/checks/PayoutEvidence';
import { many, person } from '../../../../tests/fixtures/people';
import { longName, rtlOverrideText, unbrokenText } from '../../../../tests/fixtures/texts';
import { besideDecision } from '../../../besideDecision';

const user = (index: number, change: Partial<AddressUser> = {}): AddressUser => ({
  id: String(person(index).id),
  name: person(index).fullName,
  count: 3,
  first: '2026-01-25T10:00:00Z',
  last: '2026-03-01T10:00:00Z',
  ...change,
});
const own = user(0, { count: 1, first: '2026-02-01T10:00:00Z', last: '2026-02-01T18:00:00Z' });

const some: PayoutAddressHistory = { others: [], own, compared: 20, comparedOwn: 1, more: 12 };

const meta = {
  title: 'Screens/Payouts/Parts/Address history',
  component: AddressHistory,
  parameters: { layout: 'padded' },
  args: {
    history: some,
    isOwnMissing: false,
  },
  decorators: [besideDecision],
} satisfies Meta<typeof AddressHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** What is found, and among which payouts. 'Not compared' must not look like 'nobody'. */
const findings: readonly (readonly [ComponentProps<typeof AddressHistory>, string, string])[] = [
  [
    { history: some, isOwnMissing: false },
    'No other user found so far',
    'Among 20 payouts so far and 12 more of this user',
  ],
  [
    { history: { ...some, compared: 372, more: 0 }, isOwnMissing: false, isWhole: true },
    'No other user found',
    'Among 372 payouts of all users',
  ],
  [
    { history: { ...some, compared: 4, comparedOwn: 4, more: 0 }, isOwnMissing: false },
    'Not compared with other users',
    'Among 4 payouts so far, all of this user',
  ],
  [
    { history: { ...some, compared: 0, comparedOwn: 0, more: 33 }, isOwnMissing: false },
    'Not compared with other users',
    'Among 33 payouts of this user',
  ],
  [
    {
      history: { ...some, own: undefined, compared: 0, comparedOwn: 0, more: 0 },
      isOwnMissing: true,
    },
    'Not compared with other users',
    "No other payouts loaded. This user's earlier payouts could not be loaded",
  ],
];

export const Populated: Story = {
  render: () => (
    <>
      {findings.map(([props, , among]) => (
        <div key={among} data-finding>
          <AddressHistory {...props} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-finding]')];
    for (const [index, [, finding, among]] of findings.entries()) {
      const one = within(shown[index] ?? canvasElement);
      await expect(one.getByText(finding)).toBeVisible();
      await expect(one.getByText(among)).toBeVisible();
    }
    const [list] = canvas.getAllByRole('list', { name: 'Users of this address' });
    await expect(list && linesOf(list)).toEqual(['This user1 payout, Feb 1, 2026']);
  },
};

/** Which other users, how often, and from when to when. One click opens such a user. */
export const SharedWithOneUser: Story = {
  args: { history: { ...some, others: [user(1)], compared: 1093, more: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Also used by 1 other user')).toBeVisible();
    await expect(linesOf(canvas.getByRole('list'))[0]).toBe(
      `${person(1).fullName}3 payouts, Jan 25, 2026 – Mar 1, 2026`,
    );
    await expect(canvas.getByRole('link', { name: person(1).fullName })).toHaveAttribute(
      'href',
      `/users/${String(person(1).id)}`,
    );
    await expect(canvas.getByText('Among 1,093 payouts so far')).toBeVisible();
  },
};

export const SharedWithMany: Story = {
  tags: ['!dev'],
  args: { history: { ...some, others: many(9, (index) => user(index + 1)), more: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Also used by 9 other users')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('And 4 more users')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    history: {
      ...some,
      others: [
        user(1, { name: longName }),
        user(2, { name: unbrokenText }),
        user(3, { name: rtlOverrideText }),
        user(4, { id: undefined, name: '—', first: undefined, last: undefined }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(linesOf(list)[3]).toBe('—3 payouts, —');
  },
};
