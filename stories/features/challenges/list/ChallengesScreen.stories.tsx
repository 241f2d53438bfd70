import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ChallengesScreen } from '~/features/challenges/list/ChallengesScreen';
import {
  buildChallengePage,
  buildChallenge,
  buildChallenges,
} from '../../../../tests/fixtures/challenges';
import { buildTools } from '../../../listTools';
import type { Challenge } from '~/api/types';
import { longName, unbrokenText } from '../../../../tests/fixtures/texts';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const noFilters = { search: '', type: '', status: '', from: '', to: '' };
const pageOf = (challenges: Challenge[]) =>
  ({ status: 'ready', data: buildChallengePage({}, challenges) }) as const;

const meta = {
  title: 'Screens/Challenges/Evaluations',
  component: ChallengesScreen,
  parameters: { layout: 'padded' },
  args: {
    challengeClass: 'challenge',
    load: { status: 'ready', data: buildChallengePage() },
    filters: noFilters,
    page: 1,
    pageSize: 10,
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    tools: buildTools('challenges'),
    onView: fn(),
  },
} satisfies Meta<typeof ChallengesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Evaluation' })).toHaveAttribute(
      'href',
      '/evaluations/create',
    );
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name, Firm',
      'Type',
      'Status',
      'Account Size',
      'Fee',
      'Max Days',
      'Max Participants',
      'Created',
      'Actions',
    ]);
    await expect(
      [...canvas.getByRole('combobox', { name: 'Type' }).querySelectorAll('option')].map(
        ({ value, label }) => `${value}:${label}`,
      ),
    ).toEqual([':All Types', 'one_step:One Step', 'two_step:Two Step', 'instant:Instant']);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      '100K Two StepNorthgate CapitalTwo StepActive$100,000.00$499.003050Feb 2, 2026ViewEdit',
    );
  },
};

// Section 4.
export const Viewed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '25K Two Step' }));
    await waitFor(() =>
      expect(args.onView).toHaveBeenLastCalledWith(expect.objectContaining({ id: 202 })),
    );
    await userEvent.click(
      within(canvas.getByRole('table')).getAllByRole('button', { name: 'View' })[0] ??
        document.body,
    );
    await waitFor(() =>
      expect(args.onView).toHaveBeenLastCalledWith(expect.objectContaining({ id: 201 })),
    );
    await waitFor(() => expect(args.onView).toHaveBeenCalledTimes(2));
    // Links lead to other pages and don't open the dialog.
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Edit' })[0]).toHaveAttribute(
        'href',
        '/evaluations/201',
      ),
    );
  },
};

/** Changing one filter keeps the others. */
export const FiltersUsed: Story = {
  tags: ['!dev'],
  args: { filters: { ...noFilters, search: 'k' } },
  play: async ({ canvas, args }) => {
    for (const [label, field] of [
      ['Created from (UTC)', 'from'],
      ['Created to (UTC)', 'to'],
    ] as const) {
      await fireEvent.change(canvas.getByLabelText(label), { target: { value: '2026-02-01' } });
      await waitFor(() =>
        expect(args.onFiltersChange).toHaveBeenLastCalledWith(
          { ...noFilters, search: 'k', [field]: '2026-02-01' },
          false,
        ),
      );
    }
  },
};

export const NoMatch: Story = {
  args: { filters: { ...noFilters, search: 'nothing of this name' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('...No challenge found...');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: { count: 0, results: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...No challenge found...')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Evaluations' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context, 'The challenges'),
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

// R284.
/** Each row is a card that has everything: the name first, two figures, and the actions. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
    const cells = within(canvas.getAllByRole('row')[1] ?? table)
      .getAllByRole('cell')
      .map((cell) => [cell.dataset['card'] ?? 'other', cell.getBoundingClientRect().top] as const);
    const top = (card: string) =>
      Math.min(...cells.filter(([name]) => name === card).map(([, at]) => at));
    await expect(top('name')).toBeLessThan(top('figure'));
    await expect(top('figure')).toBeLessThan(top('other'));
    await expect(top('other')).toBeLessThan(top('actions'));
    await expect(cells.filter(([card]) => card === 'figure')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    load: pageOf([
      buildChallenge({
        name: longName,
        firm_name: unbrokenText,
        account_size: '123456789012345.67',
      }),
      ...buildChallenges(3).slice(1),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: longName })).toBeVisible();
    await expect(canvas.getByText('$123,456,789,012,345.67')).toBeVisible();
  },
};

/** The server breaks the document: rows have nulls and wrong types everywhere. */
export const BrokenData: Story = {
  args: {
    load: pageOf([
      {
        id: 1,
        name: null,
        firm_name: {},
        challenge_type: 'three_step',
        status: 'archived',
        account_size: 'much',
        challenge_fee: [],
        created_at: 5,
      },
      { id: 'a/b?c' },
    ] as unknown as Challenge[]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      '——three_steparchived—————ViewEdit',
    );
    // R6: an id is opaque, so it is encoded in an address.
    await expect(canvas.getAllByRole('link', { name: 'Edit' })[1]).toHaveAttribute(
      'href',
      '/evaluations/a%2Fb%3Fc',
    );
  },
};
