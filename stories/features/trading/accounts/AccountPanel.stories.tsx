import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountPanel, type AccountPanelProps } from '~/features/trading/accounts/AccountPanel';
import {
  buildAccountPositions,
  buildPositions,
  buildTradingAccount,
  emptyAccountPositions,
  hostilePositions,
  hostileTradingAccount,
} from '../../../../tests/fixtures/markets';
import { longName } from '../../../../tests/fixtures/texts';
import { positionList } from '../wireLists';
import { canTryAgain, failed, showsNoAccess } from '../../../loadStates';

const ready = (...args: Parameters<typeof buildAccountPositions>) =>
  ({ status: 'ready', data: positionList(buildAccountPositions(...args)) }) as const;

/** Shows the panel in the width that it has beside the list. */
function PanelBesideList(props: Omit<AccountPanelProps, 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div style={{ maxWidth: 384 }}>
      <AccountPanel {...props} heading={heading} />
    </div>
  );
}

const meta = {
  title: 'Screens/Trading/Parts/Account panel',
  component: PanelBesideList,
  parameters: { layout: 'padded' },
  args: { login: '500100', account: buildTradingAccount(), positions: ready(), onClose: fn() },
} satisfies Meta<typeof PanelBesideList>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Bars of profit around zero: the largest loss fills its half, the gain fills a third of the other
 * half, and zero has no bar.
 */
export const Populated: Story = {
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('.diverging-bar-value')].map((bar) => [
      bar.getAttribute('data-sign'),
      Math.round(Number(bar.getAttribute('width'))),
    ]);
    await expect(bars).toEqual([
      ['plus', 15],
      ['minus', 50],
      ['plus', 0],
    ]);
  },
};

/** The row's figures are shown before the positions have loaded. */
export const Loading: Story = {
  args: { positions: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Amara Okafor' })).toHaveTextContent(
      'Balance$101,250.50Equity$100,980.00P&L-$270.50',
    );
    await expect(canvas.getByRole('table', { name: 'Open positions' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A shared link to an account that isn't on the loaded page. */
export const RowNotLoaded: Story = {
  tags: ['!dev'],
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Account 500100' })).toHaveTextContent(
      'Balance$101,250.50',
    );
  },
};

export const LoadFailed: Story = {
  args: { positions: failed },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('region', { name: 'Amara Okafor' })).toHaveTextContent(
      'P&L-$270.50',
    );
    await canTryAgain(context, 'The positions');
  },
};

export const Empty: Story = {
  args: { positions: { status: 'ready', data: positionList(emptyAccountPositions) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No open positions');
    await expect(canvas.getByRole('region', { name: 'Amara Okafor' })).toHaveTextContent(
      'P&L$0.00',
    );
  },
};

// R155.
/** There is no such account. The panel says so. */
export const Missing: Story = {
  tags: ['!dev'],
  args: { account: undefined, positions: { ...failed, status: 'missing' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('No such account');
    await canTryAgain(context);
  },
};

export const Forbidden: Story = {
  args: { positions: { status: 'forbidden' } },
  play: showsNoAccess,
};

/** Shows the first fifty positions, and all of them when asked. */
export const ManyPositions: Story = {
  tags: ['!dev'],
  args: { positions: ready({ result: buildPositions(120) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Open Positions (120)' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 120' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(121));
  },
};

export const LongText: Story = {
  args: { account: hostileTradingAccount, positions: ready({ result: hostilePositions }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: longName })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close account' })).toBeVisible();
  },
};
