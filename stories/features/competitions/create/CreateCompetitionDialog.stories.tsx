import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { emptyCompetitionForm } from '~/features/competitions/create/form';
import { CreateCompetitionDialog } from '~/features/competitions/create/CreateCompetitionDialog';
import { fixedNow } from '../../../../tests/fixtures/time';

const meta = {
  title: 'Screens/Competitions/Parts/Create dialog',
  component: CreateCompetitionDialog,
  parameters: { docs: { story: { inline: false, height: '860px' } } },
  args: {
    initial: emptyCompetitionForm,
    timeZone: 'Europe/Lisbon',
    now: Date.parse(fixedNow),
    isBusy: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CreateCompetitionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  ...emptyCompetitionForm,
  name: 'Spring Open',
  description: 'Thirty days on a 50K account.',
  starting_balance: '50000',
  start_date: '2026-03-20T09:00',
  end_date: '2026-04-20T09:00',
  prize_structure: { 1: '5000', 2: '', 3: '0.10' },
};

const field = (label: string) => screen.getByLabelText(label);
const send = (user: UserEventObject) =>
  user.click(screen.getByRole('button', { name: 'Create Competition' }));
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Create Competition' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const pool = () => screen.getByText(/^Prize Pool/);

export const Populated: Story = {
  play: async () => {
    const dialog = await opened();
    const names = [...dialog.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ name }) => name,
    );
    await expect(names).toEqual([
      'name',
      'description',
      'starting_balance',
      'max_drawdown',
      'profit_target',
      'start_date',
      'end_date',
      'prize_structure.1',
    ]);
    for (const label of ['Max Drawdown (%)', 'Profit Target (%)'])
      await expect(field(label)).toHaveAttribute('step', '0.01');
    await expect(screen.getByText('Times are in Europe/Lisbon (UTC+0)')).toBeVisible();
    await waitFor(() => expect(field('Name')).toHaveFocus());
  },
};

export const Submitted: Story = {
  tags: ['!dev'],
  args: { initial: filled },
  play: async ({ userEvent, args }) => {
    await opened();
    await expect(
      screen.getByText('Times are in Europe/Lisbon (UTC+0 at the start, UTC+1 at the end)'),
    ).toBeVisible();
    await expect(pool()).toHaveTextContent('Prize Pool $5,000.10');
    await send(userEvent);
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          name: 'Spring Open',
          description: 'Thirty days on a 50K account.',
          starting_balance: 50_000,
          price_pool_cash: '5000.10',
          prize_structure: { 1: 5000, 3: 0.1 },
          start_date: '2026-03-20T09:00:00.000Z',
          end_date: '2026-04-20T08:00:00.000Z',
        },
      ],
    ]);
  },
};

// Section 5.
/**
 * The specification's rules and ours, next to their fields. The first invalid field has the focus.
 */
export const EveryRuleBroken: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await opened();
    await send(userEvent);
    for (const [label, text] of [
      ['Name', 'Competition name is required'],
      ['Description', 'Competition description is required'],
      ['Starting Balance', 'Starting balance is required'],
      ['Start Date', 'Start date is required'],
      ['End Date', 'End date is required'],
    ] as const)
      await waitFor(() => expect(field(label)).toHaveAccessibleErrorMessage(text));
    await expect(field('Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The error of a corrected field disappears.
    await userEvent.type(field('Name'), 'Spring');
    await waitFor(() => expect(field('Name')).not.toBeInvalid());
    await send(userEvent);
    await waitFor(() => expect(field('Description')).toHaveFocus());
  },
};

/** Lisbon's clocks skip an hour in March and repeat one in October. */
export const ClocksSwitched: Story = {
  tags: ['!dev'],
  args: { initial: { ...filled, start_date: '2026-03-29T01:30', end_date: '2026-10-25T01:30' } },
  play: async ({ userEvent }) => {
    await opened();
    await expect(field('End Date')).toHaveAccessibleDescription(
      'Oct 25, 2026, 01:30. This time occurs twice that day: the first one counts (UTC+1)',
    );
    await send(userEvent);
    await waitFor(() =>
      expect(field('Start Date')).toHaveAccessibleErrorMessage(
        'This time does not exist: the clocks go forward then',
      ),
    );
  },
};

// R395.
/** Often a wrong year. It is accepted all the same. */
export const InThePast: Story = {
  tags: ['!dev'],
  args: { initial: { ...filled, start_date: '2025-06-01T10:00', end_date: '2025-07-01T10:00' } },
  play: async ({ userEvent, args }) => {
    await opened();
    await expect(field('Start Date')).toHaveAccessibleDescription(
      'Jun 1, 2025, 10:00. This is in the past: it starts immediately.',
    );
    await expect(field('End Date')).toHaveAccessibleDescription(
      'Jul 1, 2025, 10:00. This is in the past: it ends immediately.',
    );
    await send(userEvent);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

// Section 5, R27.
/**
 * Rows are added and removed, and one always stays. Labels and positions follow the rows. The pool
 * is their exact sum.
 */
export const PrizeRows: Story = {
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    await opened();
    await expect(screen.getByRole('button', { name: 'Remove prize 1' })).toBeDisabled();
    await userEvent.click(field('1st'));
    for (const [label, typed] of [
      ['1st', '0.1{Enter}'],
      ['2nd', '7{Enter}'],
      ['3rd', '0.2{Enter}'],
      ['4th', '1'],
    ] as const) {
      // The added row has the focus: its amount is typed next.
      await waitFor(() => expect(field(label)).toHaveFocus());
      await userEvent.keyboard(typed);
    }
    await waitFor(() => expect(pool()).toHaveTextContent('Prize Pool $8.3'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove prize 2' }));
    await waitFor(() => expect(screen.queryByLabelText('4th')).toBeNull());
    await expect(
      ['1st', '2nd', '3rd'].map((label) => (field(label) as HTMLInputElement).value),
    ).toEqual(['0.1', '0.2', '1']);
    await waitFor(() => expect(field('2nd')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove prize 3' }));
    await waitFor(() => expect(pool()).toHaveTextContent('Prize Pool $0.3'));
    await waitFor(() => expect(field('2nd')).toHaveFocus());
    // A row that is added again is empty.
    await userEvent.click(screen.getByRole('button', { name: 'Add Prize' }));
    await waitFor(() => expect(field('3rd')).toHaveValue(''));
    await waitFor(() => expect(pool()).toHaveTextContent('Prize Pool $0.3'));
  },
};

// R399.
/**
 * The calendar is whole between the dialog's head and its buttons. Escape closes it alone; a chosen
 * day goes into the field.
 */
export const CalendarOpen: Story = {
  tags: ['!dev'],
  args: { initial: filled },
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    const open = async () => {
      const [, ofEnd = dialog] = screen.getAllByRole('button', { name: 'Open calendar' });
      await userEvent.click(ofEnd);
      return screen.findByRole('dialog', { name: 'Calendar' });
    };
    const calendar = await open();
    const { top = NaN, bottom = NaN } = dialog.querySelector('form')?.getBoundingClientRect() ?? {};
    await waitFor(() =>
      expect(calendar.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom),
    );
    await expect(calendar.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
    await open();
    await userEvent.click(screen.getByRole('button', { name: /April 30, 2026/ }));
    await waitFor(() => expect(field('End Date')).toHaveValue('2026-04-30 09:00'));
    await expect(args.onChange.mock.calls.at(-1)?.[0]).toMatchObject({
      end_date: '2026-04-30 09:00',
    });
    await open();
  },
};

// R4.
/**
 * The server's error is next to its field, which gets the focus. An error of the pool is below the
 * prizes.
 */
export const Failed: Story = {
  args: {
    initial: filled,
    refusal: {
      text: 'Please correct the marked fields.',
      fields: {
        name: ['A competition of this name is running.'],
        'prize_structure.3': ['Too small.'],
        price_pool_cash: ['The pool is not the sum of the prizes.'],
      },
    },
  },
  play: async () => {
    await opened();
    await waitFor(() =>
      expect(field('Name')).toHaveAccessibleErrorMessage('A competition of this name is running.'),
    );
    await waitFor(() => expect(field('3rd')).toHaveAccessibleErrorMessage('Too small.'));
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Please correct the marked fields.',
        'The pool is not the sum of the prizes.',
      ]),
    );
  },
};

export const Busy: Story = {
  args: { initial: filled, isBusy: true },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Creating…' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled());
  },
};
