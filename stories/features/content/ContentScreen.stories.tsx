import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { defaultContent } from '~/features/content/defaults';
import { ContentScreen } from '~/features/content/ContentScreen';
import {
  longParagraph,
  rtlOverrideText,
  scriptText,
  unbrokenText,
} from '../../../tests/fixtures/texts';

const noFilters = { tab: '', category: '', search: '' };

const meta = {
  title: 'Screens/Content/Content Management',
  component: ContentScreen,
  parameters: { layout: 'padded' },
  args: {
    items: defaultContent,
    filters: noFilters,
    isKept: true,
    onTabChange: fn(),
    onFiltersChange: fn(),
    onClearFilters: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onRestoreDefaults: fn(),
    onImport: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof ContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The content until it is first changed. */
export const Populated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(texts(canvas.getAllByRole('tab'))).toEqual(['FAQ', 'Rules']);
    await expect(canvas.getByRole('tab', { name: 'FAQ' })).toHaveAttribute('aria-selected', 'true');
    await expect(texts(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'Getting Started',
      'Withdrawals',
      'Account',
      'Trading',
      'Technical',
    ]);
    // An id made of a category of two words would name nothing.
    await expect(canvas.getByRole('region', { name: 'Getting Started' })).toBeVisible();
    await expect(canvas.getByText('Saved in this browser only')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 questions');
    await expect(canvas.getByRole('combobox', { name: 'Category' }).textContent).toBe(
      'All CategoriesGetting StartedWithdrawalsAccountTradingTechnical',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add FAQ' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(
        [args.onAdd, args.onImport, args.onExport].map(({ mock }) => mock.calls.length),
      ).toEqual([1, 1, 1]),
    );
  },
};

// Section 9.
/** The rules by default, and their categories. */
export const Rules: Story = {
  tags: ['!dev'],
  args: { filters: { ...noFilters, tab: 'rules' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(texts(canvas.getAllByRole('heading', { level: 3 }))).toEqual([
      'Maximum Daily Loss 5%',
      'Maximum Total Drawdown 10%',
      'Minimum 5 trading days',
      'Profit target 8%',
    ]);
    await expect(canvas.getByRole('combobox', { name: 'Category' }).textContent).toBe(
      'All CategoriesRisk ManagementTrading RequirementsAccount Rules',
    );
    await expect(canvas.getByRole('button', { name: 'Add Rule' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'FAQ' }));
    await waitFor(() => expect(args.onTabChange.mock.calls).toEqual([['faq']]));
  },
};

export const FiltersUsed: Story = {
  tags: ['!dev'],
  args: { filters: { ...noFilters, search: 'a' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'b');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'ab' }, true),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Account');
    await waitFor(() =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith(
        { ...noFilters, search: 'a', category: 'Account' },
        false,
      ),
    );
  },
};

export const NoMatch: Story = {
  args: { filters: { ...noFilters, search: 'nothing like it' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No questions match')).toBeVisible();
    await expect(canvas.getByText(/^Searched all \d+ questions\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
  },
};

/** A category of the other tab has no effect. */
export const BrokenData: Story = {
  args: { filters: { ...noFilters, category: 'Risk Management' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
      'All Categories',
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No FAQ yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore the defaults' }));
    await waitFor(() => expect(args.onRestoreDefaults).toHaveBeenCalledOnce());
  },
};

/** The heading opens the form too, so that J, K and Enter work. */
export const HeadingOpens: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How do I withdraw my profit?' }));
    await waitFor(() => expect(args.onEdit.mock.calls).toEqual([[defaultContent[1]]]));
  },
};

/**
 * Typed or imported content is only text: it can't run, reverse other text, or break the layout.
 */
export const LongText: Story = {
  args: {
    items: [
      { kind: 'faq', id: '1', question: unbrokenText, answer: longParagraph, category: 'Account' },
      {
        kind: 'faq',
        id: '2',
        question: scriptText,
        answer: `${rtlOverrideText}\n${scriptText}`,
        category: 'Account',
      },
      {
        kind: 'faq',
        id: '3',
        question: 'Short?',
        answer: unbrokenText.repeat(3),
        category: 'Technical',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: scriptText })).toBeVisible();
    const body = canvas.getByText(/^Paragraph 1/).closest('p');
    const short = body?.clientHeight ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: `Show all of ${unbrokenText}` }));
    await waitFor(() => expect(body?.clientHeight).toBeGreaterThan(2 * short));
    await userEvent.click(canvas.getByRole('button', { name: `Show less of ${unbrokenText}` }));
    await waitFor(() => expect(body?.clientHeight).toBe(short));
  },
};

/** The browser's storage is full or denied. */
export const StorageDenied: Story = {
  args: { isKept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This browser’s storage is full or blocked: changes last only until this tab is closed.',
    );
  },
};
