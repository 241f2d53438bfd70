import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import type { CompetitionList } from '~/features/competitions/api';
import type { Competition } from '~/api/types';
import { noCompetitionFilters } from '~/features/competitions/model';
import { CompetitionsScreen } from '~/features/competitions/list/CompetitionsScreen';
import {
  brokenCompetition,
  buildCompetition,
  buildCompetitionPage,
  buildCompetitions,
  endedCompetition,
  expiredCompetition,
  upcomingCompetition,
} from '../../../../tests/fixtures/competitions';
import {
  arabicText,
  longName,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../../tests/fixtures/texts';
import { fixedNow } from '../../../../tests/fixtures/time';
import { buildTools } from '../../../listTools';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const listOf = (competitions: Competition[]): CompetitionList => {
  const { results, ...totals } = buildCompetitionPage({}, competitions);
  return { ...results, totals };
};
const ready = (competitions: Competition[]) =>
  ({ status: 'ready', data: listOf(competitions) }) as const;

const meta = {
  title: 'Screens/Competitions/Competition Management',
  component: CompetitionsScreen,
  parameters: { layout: 'padded' },
  args: {
    load: ready(buildCompetitions(26)),
    filters: noCompetitionFilters,
    page: 1,
    pageSize: 20,
    now: Date.parse(fixedNow),
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onPageChange: fn(),
    tools: buildTools('competitions'),
    onCreate: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof CompetitionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = (root: HTMLElement) =>
  within(within(root).getByRole('list', { name: 'Competitions' })).getAllByRole('listitem');

export const Populated: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Competition Management' }),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Active Competitions' })).toHaveTextContent(
      'Active Competitions7',
    );
    await expect(canvas.getByRole('group', { name: 'Total Participants' })).toHaveTextContent(
      'Total Participants288',
    );
    await expect(canvas.getByRole('group', { name: 'Total Prize Pool' })).toHaveTextContent(
      'Total Prize Pool$221,000.00',
    );
    const [active] = cards(canvasElement);
    await expect(active).toHaveTextContent(
      'March MadnessActiveMar 1, 2026 – Mar 31, 2026Max DD 10% · Target 8% · 30 days48%Prize Pool$8,500.00Participants12',
    );
    await expect(
      within(active ?? document.body).getByRole('progressbar', { name: 'March Madness progress' }),
    ).toHaveAttribute('aria-valuenow', '48');
    await expect(canvas.getAllByRole('link', { name: 'View Details' })[0]).toHaveAttribute(
      'href',
      '/competitions/71',
    );
    // Section 9.
    await expect(
      [...canvas.getByRole('combobox', { name: 'Status' }).querySelectorAll('option')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['All', 'Active', 'Upcoming', 'Ended']);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Competition' }));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
  },
};

// Section 4.
/** The status is derived from is_active and the dates. Only an active competition can be ended. */
export const EveryStatus: Story = {
  tags: ['!dev'],
  args: {
    load: ready([buildCompetition(), upcomingCompetition, endedCompetition, expiredCompetition]),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(
      cards(canvasElement).map((card) => card.querySelector('.badge')?.textContent),
    ).toEqual(['Active', 'Upcoming', 'Ended', 'Ended']);
    const ends = canvas.getAllByRole('button', { name: 'End Competition' });
    await expect(ends).toHaveLength(1);
    await expect(ends[0]).toHaveAccessibleDescription('March Madness');
    await expect(
      canvas.getAllByRole('link', { name: 'View Details' })[1],
    ).toHaveAccessibleDescription('Spring Open');
    await userEvent.click(ends[0] ?? document.body);
    await waitFor(() =>
      expect(args.onEnd.mock.calls).toEqual([[expect.objectContaining({ id: 71 })]]),
    );
  },
};

// R401.
/** A card's box is called by the competition's name. J and K lead from card to card, X ticks. */
export const Selected: Story = {
  tags: ['!dev'],
  beforeEach: ({ args }) => {
    args.tools = buildTools('competitions');
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(
      canvas.getAllByRole('checkbox', { name: 'Select March Madness' })[0] ?? document.body,
    );
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await expect(bar.getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getAllByRole('checkbox')[2] ?? document.body);
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('3 selected'));
    await expect(
      cards(canvasElement).filter((card) => card.querySelector(':checked')),
    ).toHaveLength(3);
    await userEvent.click(bar.getByRole('button', { name: 'Export CSV' }));
    const shown = cards(canvasElement)
      .slice(0, 3)
      .map((card) => within(card).getByRole('heading').textContent);
    // As they are shown: the running ones are first.
    await waitFor(() => expect(args.tools.exporting.onExport).toHaveBeenCalledOnce());
    const [exported] = mocked(args.tools.exporting.onExport).mock.lastCall ?? [];
    await expect((exported as Competition[]).map(({ name }) => name)).toEqual(shown);
  },
};

export const NoMatch: Story = {
  args: { filters: { search: 'no such competition', status: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No competitions match');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: {
    load: {
      status: 'ready',
      data: { count: 0, results: [], totals: { active: 0, participants: 0, total_prize: '0' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No competitions yet');
    await expect(canvas.getByRole('group', { name: 'Total Prize Pool' })).toHaveTextContent('$0');
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Competitions' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(cards(canvasElement)).toHaveLength(6);
    await expect(canvas.queryByText('No competitions yet')).toBeNull();
  },
};

// Promise 3.
/** The cards of the previous page are visible, but can't be used until this page's cards arrive. */
export const StaleRows: Story = {
  tags: ['!dev'],
  args: { load: { ...ready(buildCompetitions(26)), isStale: true }, page: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.competition-grid')).toHaveAttribute('inert');
    await expect(canvas.getByText('March Madness')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
  },
};

// R18.
/** A failed list never looks like an empty one, and its figures never look like zero. */
export const LoadFailed: Story = {
  args: { load: failed },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('group', { name: 'Active Competitions' })).toHaveTextContent(
      'Active Competitions—',
    );
    await canTryAgain(context, 'The competitions');
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

const texts = [longName, unbrokenText, scriptText, rtlOverrideText, arabicText];

export const LongText: Story = {
  args: { load: ready(texts.map((name, index) => buildCompetition({ id: `t${index}`, name }))) },
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement).map((card) => card.querySelector('h2')?.textContent)).toEqual(
      texts,
    );
  },
};

// R5.
/** A missing value, or one of a wrong type, is a dash. One bad row affects only itself. */
export const BrokenData: Story = {
  args: {
    load: {
      status: 'ready',
      // Values that break the document.
      data: {
        count: 2,
        results: [brokenCompetition, {}] as unknown as Competition[],
        totals: { active: null, participants: 'many' },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(cards(canvasElement)[0]).toHaveTextContent(
      '—Ended— – —Max DD 10% · Target 8% · — daysEnded early by staff, planned until —Prize Pool—Participants—',
    );
    await expect(canvas.getAllByRole('link', { name: 'View Details' })[0]).toHaveAttribute(
      'href',
      '/competitions/broken%2F1',
    );
    await expect(canvas.getByRole('group', { name: 'Total Prize Pool' })).toHaveTextContent(
      'Total Prize Pool—',
    );
  },
};
