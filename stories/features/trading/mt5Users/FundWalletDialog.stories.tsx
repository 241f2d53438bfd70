import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FundWalletDialog } from '~/features/trading/mt5Users/FundWalletDialog';
import { buildMt5User, hostileMt5User } from '../../../../tests/fixtures/markets';
import { scriptText } from '../../../../tests/fixtures/texts';

const meta = {
  title: 'Screens/MT5 Users/Parts/Fund wallet dialog',
  component: FundWalletDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { user: buildMt5User(), simulated: undefined, onFund: fn(), onClose: fn() },
} satisfies Meta<typeof FundWalletDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = async () => {
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await waitFor(() => expect(amount).toHaveFocus());
  return amount;
};
const fund = () => screen.getByRole('button', { name: 'Fund Wallet' });

/** At first there is no error, and the button is disabled. */
export const Populated: Story = {
  play: async () => {
    await expect(await field()).toHaveAttribute('name', 'amount');
    await expect(screen.getByRole('dialog', { name: 'Fund Wallet' })).toHaveTextContent(
      'Account500100NameAmara OkaforBalance$101,250.50',
    );
    await waitFor(() =>
      expect(
        screen.getByText('Simulated: no money is moved. The amount is saved in this browser only.'),
      ).toBeVisible(),
    );
    await expect(fund()).toBeDisabled();
    await expect(screen.queryByText(/Please enter/)).toBeNull();
  },
};

// Section 5.
/** After an input was removed, the field was left empty, or Enter was pressed. */
export const AmountMissing: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    const amount = await field();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(amount).toHaveAccessibleErrorMessage('Please enter a valid amount'));
    await userEvent.type(amount, '5');
    await waitFor(() => expect(screen.queryByText(/Please enter/)).toBeNull());
    await userEvent.clear(amount);
    await waitFor(() => expect(amount).toHaveAccessibleErrorMessage('Please enter a valid amount'));
    await expect(fund()).toBeDisabled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,000{Enter}');
    await waitFor(() =>
      expect(amount).toHaveAccessibleErrorMessage(
        'This can mean two numbers. Write 1000 or 1.0000',
      ),
    );
    await expect(args.onFund).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  play: async ({ userEvent, args }) => {
    const amount = await field();
    for (const text of ['0', '-5', 'abc']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, `${text}{Enter}`);
      await waitFor(() =>
        expect(amount).toHaveAccessibleErrorMessage('Please enter a valid positive amount'),
      );
      await expect(fund()).toBeDisabled();
    }
    await expect(args.onFund).not.toHaveBeenCalled();
  },
};

export const Funded: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), '500,5');
    await userEvent.click(fund());
    await waitFor(() => expect(args.onFund.mock.calls).toEqual([['500.50']]));
  },
};

export const FundedBefore: Story = {
  args: { simulated: '1500.00' },
  play: async () => {
    await field();
    await expect(screen.getByRole('dialog')).toHaveTextContent('Simulated so far+$1,500.00');
  },
};

export const LongText: Story = {
  args: { user: hostileMt5User },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await field();
    await waitFor(() => expect(screen.getByText(scriptText)).toBeVisible());
  },
};
