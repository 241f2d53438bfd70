import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Position } from '~/api/types';
import {
  PositionsScreen,
  type PositionsScreenProps,
} from '~/features/trading/positions/PositionsScreen';
import {
  buildAccountPositions,
  emptyAccountPositions,
  hostilePositions,
} from '../../../../tests/fixtures/markets';
import { rtlOverrideText, scriptText, unbrokenText } from '../../../../tests/fixtures/texts';
import { positionList } from '../wireLists';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const ready = (...args: Parameters<typeof buildAccountPositions>) =>
  ({ status: 'ready', data: positionList(buildAccountPositions(...args)) }) as const;

const meta = {
  title: 'Screens/MT5 Users/Open Positions',
  component: PositionsScreen,
  parameters: { layout: 'padded' },
  args: {
    login: '500100',
    holder: { name: 'Amara Okafor', email: 'amara@example.com' },
    load: ready(),
    isRefreshing: false,
    onRefresh: fn(),
    onExport: fn<PositionsScreenProps['onExport']>(),
  },
} satisfies Meta<typeof PositionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const figure = (canvas: HTMLElement, name: string) =>
  [...canvas.querySelectorAll('.figure-strip dt')].find(({ textContent }) => textContent === name)
    ?.nextElementSibling?.textContent;

export const Populated: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Open Positions · 500100 · Admin'));
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Symbol',
      'Action',
      'Volume',
      'Open Price',
      'Current Price',
      'P&L',
    ]);
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['EURUSD', 'buy', '0.50', '1.08412', '1.08655', '+$121.50'],
      ['XAUUSD', 'sell', '0.10', '2,911.4', '2,950.6', '-$392.00'],
      ['BTCUSD', 'buy', '0.01', '84,210.00', '84,210.00', '$0.00'],
    ]);
    // R24: P&L is equity minus balance. Sums are exact.
    for (const [name, text] of [
      ['Login', '500100'],
      ['Name', 'Amara Okafor '],
      ['Balance', '$101,250.50'],
      ['Equity', '$100,980.00'],
      ['P&L', '-$270.50'],
      ['Open Positions', '3'],
      ['Volume', '0.61'],
    ] as const) {
      await expect(figure(canvasElement, name), name).toBe(text);
    }
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/mt5-users');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(args.onExport.mock.lastCall?.[0]).toHaveLength(3));
  },
};

export const Empty: Story = {
  args: { load: { status: 'ready', data: positionList(emptyAccountPositions) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No open positions');
    await expect(figure(canvasElement, 'Open Positions')).toBe('0');
    await expect(figure(canvasElement, 'P&L')).toBe('$0.00');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  args: { holder: undefined, load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Open positions' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText('No open positions')).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed },
  play: (context) => canTryAgain(context, 'The positions'),
};

// R155.
/** There is no such account. The screen says so. */
export const Missing: Story = {
  tags: ['!dev'],
  args: { load: { ...failed, status: 'missing' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('No such account');
    await canTryAgain(context);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible());
  },
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' } },
  play: showsNoAccess,
};

export const LongText: Story = {
  args: {
    login: unbrokenText,
    holder: { name: unbrokenText },
    load: ready({ result: hostilePositions, balance: '0.10', equity: '0.30' }),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const symbol of [scriptText, unbrokenText])
      await expect(canvas.getAllByText(symbol).length).toBeGreaterThan(0);
    await expect(
      [...canvasElement.querySelectorAll('td bdi')].map(({ textContent }) => textContent),
    ).toContain(rtlOverrideText);
    await expect(canvas.getByText('+$98,765,432,109,876,543,210.55000000')).toBeVisible();
    await expect(figure(canvasElement, 'P&L')).toBe('+$0.20');
  },
};

/** The server breaks the document: nulls and wrong types everywhere. */
export const BrokenData: Story = {
  args: {
    holder: null,
    load: {
      status: 'ready',
      data: {
        count: 2,
        results: [
          {
            symbol: null,
            action: null,
            volume: 'much',
            price_open: {},
            price_current: NaN,
            profit: [],
          },
          {},
        ] as unknown as Position[],
        totals: { balance: null, equity: 'n/a', total_positions: {} },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('—sell————');
    await expect(figure(canvasElement, 'P&L')).toBe('—');
    await expect(figure(canvasElement, 'Name')).toBe('—');
  },
};
