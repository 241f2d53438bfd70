import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { failWith, slowDown } from '../../tests/msw/overrides';
import { toastSaying } from '../toastSaying';
import { Console } from './Console';
import { openSignedIn } from './openConsole';
import { payoutsBackend, resetPayouts } from './payoutsBackend';
import { details, isClosed, openFirst } from './payoutsSeen';
import { address, screenTitled } from './seen';

/**
 * Payouts are searched, opened and exported.
 *
 * @who Admins who decide payouts
 */
const meta = {
  title: 'Flows/Payouts',
  component: Console,
  parameters: { msw: { handlers: payoutsBackend } },
  beforeEach: openSignedIn('/payouts', resetPayouts),
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters and the page are in the address, so Back restores them. */
export const FiltersPagesAndGoesBack: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens the payouts', async () => {
      await screen.findByText('1–10 of 26');
    });
    await step('Filters them by status and amount', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');
      await screen.findByText('1–10 of 20');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Amount' }), '500+');
      await screen.findByText('1–10 of 14');
    });
    await step('Goes to the next page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText('11–14 of 14');
      await expect(address()).toBe('/payouts?status=pending&amount=500%2B&page=2');
    });
    await step('Goes back twice and finds the filters as they were', async () => {
      history.back();
      await screen.findByText('1–10 of 14');
      history.back();
      await screen.findByText('1–10 of 20');
      await expect(screen.getByRole('combobox', { name: 'Amount' })).toHaveValue('');
    });
  },
};

/** A link has the page and the filters in it. */
export const RestoredFromTheAddress: Story = {
  beforeEach: openSignedIn('/payouts?status=pending&amount=500%2B&page=2'),
  play: async ({ step }) => {
    await step('Opens a link to the second page', async () => {
      await screen.findByText('11–14 of 14');
    });
    await step('Sees the filter of the link', async () => {
      await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
    });
  },
};

/** No payout matches: the filters can be cleared. */
export const FilteredEmptyThenCleared: Story = {
  beforeEach: openSignedIn('/payouts?status=rejected'),
  play: async ({ userEvent, step }) => {
    await step('Opens a link whose filter matches nothing', async () => {
      await screen.findByText('No transaction history found');
    });
    await step('Clears the filters', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    });
    await step('Sees all payouts', async () => {
      await screen.findByText('1–10 of 26');
      await expect(address()).toBe('/payouts');
    });
  },
};

/** The list can't be read. */
export const LoadFailed: Story = {
  parameters: { msw: { handlers: [failWith('listPayouts', 500, null), ...payoutsBackend] } },
  play: async ({ step }) => {
    await step('Reads that it failed', async () => {
      await toastSaying('Failed to retrieve wallet history');
    });
    await step('Sees the same in place of the list', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent('The payouts could not be loaded');
    });
  },
};

/** The admin may not see the payouts. */
export const Forbidden: Story = {
  parameters: { msw: { handlers: [failWith('listPayouts', 403), ...payoutsBackend] } },
  play: async ({ step }) => {
    await step('Opens the payouts', async () => {
      await screenTitled('Payouts');
    });
    await step('Reads that there is no access', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('No access');
    });
  },
};

/** The open dialog is in the address: Back closes it, and a link opens it. */
export const OpenedClosedAndLinked: Story = {
  play: async ({ userEvent, step }) => {
    await step('Opens a payout, and sees it in the address', async () => {
      await openFirst(userEvent);
      await expect(address()).toBe('/payouts?payout=4001');
    });
    await step('Goes back, and the dialog is closed', async () => {
      history.back();
      await isClosed();
      await expect(address()).toBe('/payouts');
    });
    await step('Opens it again and presses Cancel', async () => {
      await openFirst(userEvent);
      await userEvent.click(details().getByRole('button', { name: 'Cancel' }));
    });
    await step('Is back at the list', async () => {
      await isClosed();
      await expect(address()).toBe('/payouts');
    });
  },
};

/** A link opens the list with the payout. */
export const OpenedByALink: Story = {
  beforeEach: openSignedIn('/payouts?payout=4003'),
  play: async ({ step }) => {
    await step('Opens a link to a payout', async () => {
      await expect(address()).toBe('/payouts?payout=4003');
    });
    await step('Sees that payout in the dialog', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Payout Details' })).toHaveTextContent(
        '$190.25',
      );
    });
  },
};

/** The file contains every page, in order. */
export const Exported: Story = {
  play: async ({ userEvent, step }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click');
    await step('Opens the payouts', async () => {
      await screen.findByText('1–10 of 26');
    });
    await step('Exports them', async () => {
      saved.mockImplementation(function (this: HTMLAnchorElement) {
        saved.mockName(this.download);
      });
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    });
    await step('Sees how many were exported, in a file with the date', async () => {
      await toastSaying('Exported 26 payouts');
      await expect(saved.getMockName()).toBe('payouts-2026-03-15.csv');
      saved.mockRestore();
    });
  },
};

/** An export that is under way can be canceled. */
export const ExportCanceled: Story = {
  parameters: { msw: { handlers: [slowDown('listPayouts', 300), ...payoutsBackend] } },
  play: async ({ userEvent, step }) => {
    await step('Opens the payouts', async () => {
      await screen.findByText('1–10 of 26');
    });
    await step('Exports them, and cancels', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    });
    await step('Sees that nothing is under way any more', async () => {
      await waitFor(() =>
        expect(screen.queryByRole('progressbar', { name: 'Exporting' })).toBeNull(),
      );
      await expect(screen.queryByRole('alert')).toBeNull();
      await expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    });
  },
};
