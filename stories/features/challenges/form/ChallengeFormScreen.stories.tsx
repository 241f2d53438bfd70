import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { challengeDefaults } from '~/features/challenges/form/form';
import { ChallengeFormScreen } from '~/features/challenges/form/ChallengeFormScreen';
import { generalMessages } from '~/api/messages';
import { longName, longParagraph, unbrokenText } from '../../../../tests/fixtures/texts';
import { buildCreateForm, filled } from '../challengeForms';
import { canTryAgain, failed } from '../../../loadStates';

const handleLookAgain = fn(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Challenges/Create New Challenge',
  component: ChallengeFormScreen,
  parameters: { layout: 'padded' },
  args: {
    title: 'Create New Challenge',
    challengeClass: 'challenge',
    load: { status: 'ready', data: undefined },
    form: buildCreateForm(),
  },
} satisfies Meta<typeof ChallengeFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`No control is called ${name}`);
  return found;
};
const sectionsShown = () =>
  screen
    .getAllByRole('region')
    .map((section) => within(section).queryByRole('heading', { level: 2 })?.textContent)
    .filter((title) => title !== 'Summary');

const titles = [
  'General Information',
  'Financial Details',
  'Trading Rules',
  'Position Rules',
  'Prohibited Strategies',
  'Arbitrage Detection',
  'Additional Rules',
  'Meta & Instruments',
];

// Section 3, section 2.
/** The specification's defaults, in the specification's sections. */
export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Create New Challenge' }),
    ).toBeVisible();
    await expect(sectionsShown()).toEqual(titles);
    await expect(control('account_size').value).toBe('100000');
    await expect(control('hedging_within_account_allowed')).toBeChecked();
    await expect(document.querySelectorAll('input:checked')).toHaveLength(1);
    // R110: these are shown, but can't be edited.
    await expect(canvas.getByText('Consistency Rule').parentElement).toHaveTextContent('80%');
    await expect(
      document.querySelector('[name=consistency_rule_percent], [name=current_participants]'),
    ).toBeNull();
    await expect(control('challenge_fee')).toHaveAccessibleDescription(/Blank means \$0/);
    await expect(control('additional_trading_days')).toHaveAccessibleDescription(/Blank means 0/);
    await expect(canvas.getByRole('button', { name: 'Create Challenge' })).toBeEnabled();
  },
};

export const SkillCheck: Story = {
  args: { title: 'Create New Skillcheck Challenge', challengeClass: 'skill_check' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Create New Skillcheck Challenge' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/skill-checks',
    );
  },
};

/** The fields of phase 2 appear and disappear with the type. Their input is kept. */
export const TwoStepRules: Story = {
  tags: ['!dev'],
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(control('challenge_type'), 'two_step');
    await waitFor(() =>
      expect(sectionsShown()).toEqual([
        ...titles.slice(0, 4),
        'Two Step Rules',
        ...titles.slice(4),
      ]),
    );
    await userEvent.type(control('phase_2_min_trading_days'), '7');
    await userEvent.selectOptions(control('challenge_type'), 'instant');
    await waitFor(() => expect(sectionsShown()).toEqual(titles));
    await userEvent.selectOptions(control('challenge_type'), 'two_step');
    await waitFor(() => expect(control('phase_2_min_trading_days').value).toBe('7'));
  },
};

export const Submitted: Story = {
  tags: ['!dev'],
  args: { form: buildCreateForm({ opened: filled }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(control('name'));
    await userEvent.type(control('name'), 'New');
    await userEvent.click(control('ea_allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Challenge' }));
    const typed = { ...filled, name: 'New', ea_allowed: true };
    await waitFor(() => expect(args.form?.onSubmit).toHaveBeenCalledWith(typed));
    await expect(args.form?.onChange).toHaveBeenLastCalledWith(typed);
    await expect(args.form?.onInvalid).not.toHaveBeenCalled();
  },
};

// Section 5.
/**
 * The rules are checked only on submit, and each message is under its field. After that, an error
 * disappears when its field is corrected.
 */
export const InvalidAll: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(control('challenge_type'), 'two_step');
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Challenge' }));
    await waitFor(() =>
      expect(control('name')).toHaveAccessibleErrorMessage('Challenge name is required'),
    );
    await expect(control('name')).toHaveFocus();
    await expect(control('phase_2_max_trading_days')).toHaveAccessibleErrorMessage(
      'Phase 2 Max Trading days must be > Phase 2 Min',
    );
    await expect(canvas.getByText('8 fields need correcting')).toBeVisible();
    await expect(args.form?.onInvalid).toHaveBeenCalledOnce();
    await expect(args.form?.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(control('name'), 'x');
    await waitFor(() => expect(control('name')).not.toBeInvalid());
    await userEvent.selectOptions(control('challenge_type'), 'one_step');
    await waitFor(() => expect(canvas.getByText('4 fields need correcting')).toBeVisible());
  },
};

// R4.
/**
 * The server's errors are next to their fields. Errors for other fields are with the server's
 * message.
 */
export const ServerFieldErrors: Story = {
  tags: ['!dev'],
  args: {
    form: buildCreateForm({
      opened: filled,
      refusal: {
        text: 'Please correct the marked fields.',
        fields: {
          challenge_fee: ['Too cheap.'],
          martingale_allowed: ['Not offered.'],
          other: ['Something else.'],
        },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(control('challenge_fee')).toHaveAccessibleErrorMessage('Too cheap.'),
    );
    await expect(control('challenge_fee')).toHaveFocus();
    await expect(control('martingale_allowed')).toHaveAccessibleErrorMessage('Not offered.');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Please correct the marked fields\.\s*Something else\./,
    );
    await userEvent.type(control('challenge_fee'), '1');
    await waitFor(() => expect(control('challenge_fee')).not.toBeInvalid());
    await expect(control('martingale_allowed')).toBeInvalid();
  },
};

export const Failed: Story = {
  args: {
    form: buildCreateForm({
      opened: filled,
      refusal: { text: 'Something went wrong on our side.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await expect(canvas.queryByRole('button', { name: 'Look again' })).toBeNull();
  },
};

export const Busy: Story = {
  args: { form: buildCreateForm({ opened: filled, isBusy: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    await expect(document.querySelector('.challenge-sections')).toHaveAttribute('inert');
  },
};

// R32.
/** The list is read again, and no input is lost. */
export const UnknownOutcome: Story = {
  tags: ['!dev'],
  args: {
    form: buildCreateForm({
      opened: filled,
      refusal: { text: generalMessages.outcomeUnknown, lookAgain: handleLookAgain },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the result is unknown');
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(handleLookAgain).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create Challenge' })).toBeEnabled(),
    );
  },
};

// Promise 7.
/** A draft from before a lost session. Leaving asks first. */
export const DraftRestored: Story = {
  tags: ['!dev'],
  args: { form: buildCreateForm({ initial: { ...filled, name: 'Half done' }, isRestored: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(control('name').value).toBe('Half done');
    await expect(canvas.getByText('Draft restored.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(control('name').value).toBe(challengeDefaults.name));
    await waitFor(() => expect(args.form?.onStartOver).toHaveBeenCalledOnce());
  },
};

/** Contradicting rules are shown and announced, but don't prevent saving. */
export const Warnings: Story = {
  tags: ['!dev'],
  args: {
    form: buildCreateForm({
      opened: {
        ...filled,
        max_daily_loss_percent: '12',
        max_risk_per_trade_percent: '15',
        max_trades_per_minute: '20',
        refundable_fee: '600',
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Summary' }));
    await expect(summary.getByRole('status').querySelectorAll('li')).toHaveLength(4);
    await expect(
      summary.getByText('The daily loss limit (12%) is above the total loss limit (10%).'),
    ).toBeVisible();
    await userEvent.clear(control('max_total_loss_percent'));
    await userEvent.type(control('max_total_loss_percent'), '20');
    await waitFor(() => expect(summary.getByRole('status').querySelectorAll('li')).toHaveLength(3));
    await expect(
      summary.getByText('They may lose 12% ($12,000) a day and 20% ($20,000) in all.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Challenge' }));
    await waitFor(() => expect(args.form?.onSubmit).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    form: buildCreateForm({
      opened: {
        ...filled,
        name: longName,
        firm_name: unbrokenText,
        description: longParagraph,
        account_size: '123456789012345678901234567890.123456789',
      },
    }),
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' }, form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create Challenge' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { load: failed, form: undefined },
  play: (context) => canTryAgain(context, 'The challenge'),
};
