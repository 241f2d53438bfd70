import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { ChallengesScreen } from '~/features/challenges/list/ChallengesScreen';
import {
  buildChallengePage,
  buildChallenge,
  buildChallenges,
  hostileChallenge,
  sparseChallenge,
} from '../../../../tests/fixtures/challenges';
import { buildTools, ofPage } from '../../../listTools';
import type { Challenge } from '~/api/types';
import {
  arabicText,
  longName,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../../tests/fixtures/texts';
import { unfitTexts } from '../../unfitTexts';

const noFilters = { search: '', type: '', status: '', from: '', to: '' };
const handleRetry = fn();
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
  beforeEach: () => {
    handleRetry.mockClear();
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

// R22.
/** The filters act on the loaded page. If there are other pages, the screen says so. */
export const MorePagesThanOne: Story = {
  tags: ['!dev'],
  args: { tools: buildTools('challenges', { whole: ofPage }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

/** Changing one filter keeps the others. */
export const FiltersUsed: Story = {
  tags: ['!dev'],
  args: { filters: { ...noFilters, search: 'k' } },
  play: async ({ canvas, userEvent, args }) => {
    const type = canvas.getByRole('combobox', { name: 'Type' });
    await expect(
      [...type.querySelectorAll('option')].map(({ value, label }) => `${value}:${label}`),
    ).toEqual([':All Types', 'one_step:One Step', 'two_step:Two Step', 'instant:Instant']);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'o');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'ko' }, true),
    );
    await userEvent.selectOptions(type, 'two_step');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith(
        { ...noFilters, search: 'k', type: 'two_step' },
        false,
      ),
    );
    await fireEvent.change(canvas.getByLabelText('Created from (UTC)'), {
      target: { value: '2026-01-01' },
    });
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith(
        { ...noFilters, search: 'k', from: '2026-01-01' },
        false,
      ),
    );
    await fireEvent.change(canvas.getByLabelText('Created to (UTC)'), {
      target: { value: '2026-02-01' },
    });
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith(
        { ...noFilters, search: 'k', to: '2026-02-01' },
        false,
      ),
    );
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
  args: { load: { status: 'failed', onRetry: handleRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The challenges could not be loaded');
    await expect(canvas.queryByText('...No challenge found...')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(handleRetry).toHaveBeenCalledOnce());
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const HostileText: Story = {
  tags: ['!dev'],
  args: {
    load: pageOf([
      hostileChallenge,
      buildChallenge({ id: 2, name: rtlOverrideText, firm_name: arabicText }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(scriptText)).toBeVisible();
    await expect(
      [...canvasElement.querySelectorAll('td bdi')].map((text) => text.textContent),
    ).toContain(rtlOverrideText);
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};

// R5, section 3.
/** A null or missing value is a dash. */
export const PartialData: Story = {
  tags: ['!dev'],
  args: { load: pageOf([sparseChallenge]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas
        .getAllByRole('cell')
        .slice(5, 8)
        .map((cell) => cell.textContent),
    ).toEqual(['—', '—', '—']);
    await expect(canvasElement.textContent).not.toMatch(unfitTexts);
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      '——three_steparchived—————ViewEdit',
    );
    await expect(canvasElement.textContent).not.toMatch(unfitTexts);
    // R6: an id is opaque, so it is encoded in an address.
    await expect(canvas.getAllByRole('link', { name: 'Edit' })[1]).toHaveAttribute(
      'href',
      '/evaluations/a%2Fb%3Fc',
    );
  },
};

// Promise 3.
/** The rows of the previous page are visible, but can't be used until this page's rows arrive. */
export const StaleRows: Story = {
  tags: ['!dev'],
  args: { load: { ...pageOf(buildChallenges(5)), isStale: true }, page: 2 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Evaluations' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.querySelector('tbody')).toHaveAttribute('inert');
  },
};
