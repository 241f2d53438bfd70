import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Challenge } from '../../../src/api/types';
import { ChallengesScreen } from '../../../src/features/challenges/list/ChallengesScreen';
import {
  buildChallenge,
  buildChallengePage,
  buildChallenges,
  hostileChallenge,
  sparseChallenge,
} from '../../../tests/fixtures/challenges';
import {
  arabicText,
  longName,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../tests/fixtures/texts';
import { unfitTexts } from '../unfitTexts';
import { buildTools } from '../../listTools';

const pageOf = (challenges: Challenge[]) =>
  ({ status: 'ready', data: buildChallengePage({}, challenges) }) as const;

const meta = {
  title: 'Screens/Challenges/Evaluations',
  tags: ['!autodocs'],
  component: ChallengesScreen,
  parameters: { layout: 'padded' },
  args: {
    challengeClass: 'challenge',
    load: pageOf(buildChallenges(5)),
    filters: { search: '', type: '', status: '', from: '', to: '' },
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
  args: { load: { ...pageOf(buildChallenges(5)), isStale: true }, page: 2 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Evaluations' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.querySelector('tbody')).toHaveAttribute('inert');
  },
};
