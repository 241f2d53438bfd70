import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { CompetitionDetail } from '~/api/types';
import {
  CompetitionScreen,
  type CompetitionScreenProps,
} from '~/features/competitions/detail/CompetitionScreen';
import {
  brokenCompetition,
  buildCompetitionDetail,
  buildLeaderboard,
  emptyCompetitionDetail,
  endedCompetition,
  upcomingCompetition,
} from '../../../../tests/fixtures/competitions';
import { longParagraph, unbrokenText } from '../../../../tests/fixtures/texts';
import { fixedNow } from '../../../../tests/fixtures/time';
import { failed } from '../../../loadStates';

const ready = (data: CompetitionDetail) => ({ status: 'ready', data }) as const;

const meta = {
  title: 'Screens/Competitions/Competition',
  component: CompetitionScreen,
  parameters: { layout: 'padded' },
  args: {
    load: ready(buildCompetitionDetail()),
    search: '',
    now: Date.parse(fixedNow),
    onSearchChange: fn(),
    onExport: fn<CompetitionScreenProps['onExport']>(),
    onEdit: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof CompetitionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const podium = (root: HTMLElement) =>
  within(within(root).getByRole('list', { name: 'Top three' })).getAllByRole('listitem');
const bodyRows = (root: HTMLElement) =>
  within(within(root).getByRole('table', { name: 'Leaderboard' }))
    .getAllByRole('row')
    .slice(1);

export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'March Madness' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('March Madness · Admin'));
    const overview = canvas.getByRole('region', { name: 'Overview' });
    await expect(overview).toHaveTextContent('Active');
    await expect(overview).toHaveTextContent('Four weeks on a 100K account.');
    await expect(overview).toHaveTextContent('Max DD 10% · Target 8% · 30 days');
    await expect(overview).toHaveTextContent(
      'StartedMar 1, 2026, 00:00EndsMar 31, 2026, 00:00Starting Balance$100,000Participants12',
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      '15 days, 12 hours left15Days12Hours00Minutes00Seconds',
    );
    await expect(canvas.getByRole('region', { name: 'Prizes' })).toHaveTextContent(
      'Prize Pool$8,500.001st$5,0002nd$2,5003rd$1,000',
    );
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/competitions',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'End Competition' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

/**
 * The top three are highlighted, and the others listed from rank 4. Gains and losses differ in
 * sign, mark and color.
 */
export const Ranked: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      podium(canvasElement).map((place) => place.querySelector('.podium-rank')?.textContent),
    ).toEqual(['1st', '2nd', '3rd']);
    await expect(podium(canvasElement)[0]).toHaveTextContent(
      '1stAmara Okafor700100+12.48%Profit+$12,480.00Win Rate71.20%Trades59 (42 W, 17 L)',
    );
    await expect(
      within(podium(canvasElement)[0] ?? document.body).getByRole('button', {
        name: 'About Amara Okafor',
      }),
    ).toBeVisible();
    const rows = bodyRows(canvasElement);
    await expect(rows).toHaveLength(9);
    await expect(rows[0]?.querySelector('td')).toHaveTextContent(/^4$/);
    const last = rows.at(-1) ?? document.body;
    await expect(last).toHaveTextContent('-10.62%');
    await expect(last.querySelector('.signed-text')).toHaveAttribute('data-direction', 'down');
    await expect(last.querySelector('.diverging-bar-value')).toHaveAttribute('data-sign', 'minus');
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Rank', 'Trader', 'Login', 'Return', 'Profit', 'Win Rate', 'Trades'],
    );
  },
};

/** A search doesn't change the ranks, also on the podium. */
export const Searched: Story = {
  tags: ['!dev'],
  args: { search: 'AMARA' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(podium(canvasElement)).toHaveLength(1);
    await expect(podium(canvasElement)[0]).toHaveTextContent('1stAmara Okafor');
    await expect(canvas.getByText('1 of 12 traders')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onExport.mock.lastCall?.[0]).toMatchObject([{ rank: 1 }]));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'x');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith('AMARAx'));
  },
};

export const NoMatch: Story = {
  args: { search: 'nobody of this name' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No traders match')).toBeVisible();
    await expect(canvas.getByText(/^Searched all \d+ traders\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith(''));
  },
};

/** At the end there is no countdown and nothing to end, and screen readers announce it. */
export const AtItsEnd: Story = {
  tags: ['!dev'],
  args: { now: Date.parse('2026-03-31T00:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'End Competition' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('This competition has ended');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('100%')).toBeVisible();
    // Its end is said once, with its time.
    await expect(canvas.getAllByText(/Mar 31, 2026/)).toHaveLength(1);
    await expect(canvas.getByText('Started', { selector: 'dt' })).toBeVisible();
    await expect(canvas.getByText('Ended', { selector: 'dt' })).toBeVisible();
  },
};

export const Upcoming: Story = {
  args: { load: ready(buildCompetitionDetail({ ...upcomingCompetition, results: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not started yet')).toBeVisible();
    await expect(canvas.getByText('Starts')).toBeVisible();
    // The start is said once.
    await expect(canvas.getAllByText(/Mar 22, 2026/)).toHaveLength(1);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'End Competition' })).toBeNull();
    await expect(canvas.getByText('No results yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const EndedEarly: Story = {
  args: { load: ready(buildCompetitionDetail(endedCompetition)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Overview' })).toHaveTextContent(
      'Ended early by staff, planned until',
    );
    await expect(canvas.getByText('Planned end')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'End Competition' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { load: ready(emptyCompetitionDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results yet')).toBeVisible();
    await expect(canvas.getByText('0 traders')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Only the rows in the window are rendered, and their position among all rows is given. */
export const TenThousandTraders: Story = {
  tags: ['!dev'],
  args: { load: ready(buildCompetitionDetail({ results: buildLeaderboard(10_000) })) },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Leaderboard' });
    await expect(table).toHaveAttribute('aria-rowcount', '9998');
    await waitFor(() => expect(bodyRows(canvasElement)[0]).toHaveAttribute('aria-rowindex', '2'));
    await expect(table.querySelectorAll('tr').length).toBeLessThan(120);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(bodyRows(canvasElement).at(-1)).toHaveAttribute('aria-rowindex', '9998'),
    );
    await expect(bodyRows(canvasElement).at(-1)?.querySelector('td')).toHaveTextContent('10,000');
    await expect(table.querySelectorAll('tr').length).toBeLessThan(120);
    scrollTo(0, 0);
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Competition' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Leaderboard' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: 'End Competition' })).toBeNull();
    await expect(canvas.queryByText('No results yet')).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The competition could not be loaded',
    );
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access');
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    load: ready(
      buildCompetitionDetail({
        name: unbrokenText,
        description: longParagraph,
        prize_structure: Object.fromEntries(
          Array.from({ length: 24 }, (_, index) => [index + 1, 100]),
        ),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21th')).toBeInTheDocument();
  },
};

export const BrokenData: Story = {
  // Values that break the document.
  args: {
    load: ready({
      ...brokenCompetition,
      results: [{ login: null, return_percent: 'x', profit: {}, winning_trade: -1 }, {}, {}, {}],
    } as unknown as CompetitionDetail),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Prizes' })).toHaveTextContent(
      'Prize Pool—2nd—',
    );
    await expect(bodyRows(canvasElement)[0]).toHaveTextContent('4——————');
  },
};
