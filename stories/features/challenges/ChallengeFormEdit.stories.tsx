import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { challengeFormValues } from '~/features/challenges/form/form';
import { ChallengeFormScreen } from '~/features/challenges/form/ChallengeFormScreen';
import { sparseChallenge } from '../../../tests/fixtures/challenges';
import { longName, longParagraph, unbrokenText } from '../../../tests/fixtures/texts';
import { buildEditForm, twoStep } from './challengeForms';
import { canTryAgain, failed, showsNoAccess } from '../../loadStates';

const meta = {
  title: 'Screens/Challenges/Edit Challenge',
  component: ChallengeFormScreen,
  parameters: { layout: 'padded' },
  args: {
    title: 'Edit Challenge',
    name: '100K Two Step',
    challengeClass: 'challenge',
    load: { status: 'ready', data: undefined },
    form: buildEditForm(),
  },
} satisfies Meta<typeof ChallengeFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`No control is called ${name}`);
  return found;
};

/** The decimals have the digits that the API sent. Nothing has changed. */
export const Populated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Challenge' })).toBeVisible();
    await expect(document.title).toBe('Edit Challenge · 100K Two Step · Admin');
    await expect(control('account_size').value).toBe('100000.00');
    // The fields are registered first, and then compared.
    await expect(await canvas.findByText('No changes yet.')).toBeVisible();
    await expect(canvas.getByText('Current Participants').parentElement).toHaveTextContent(
      '45 traders',
    );
  },
};

/** Shows the changes that will be saved: old and new values. */
export const Changed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(control('challenge_fee'));
    await userEvent.type(control('challenge_fee'), '449');
    await userEvent.click(control('ea_allowed'));
    const changes = canvas.getByRole('region', { name: 'Your changes' });
    await waitFor(() =>
      expect(changes).toHaveTextContent(
        'Challenge Fee$499.00 $449Expert advisors (EA)Prohibited Allowed',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.form?.onSubmit).toHaveBeenCalledWith({
        ...twoStep,
        challenge_fee: '449',
        ea_allowed: true,
      }),
    );
  },
};

// R147.
/**
 * A challenge without some required fields can still be saved: the rules only apply to changed
 * fields.
 */
export const BrokenData: Story = {
  args: {
    form: buildEditForm({
      opened: challengeFormValues({ ...sparseChallenge, challenge_type: 'one_step' }),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(control('max_trading_days'), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(control('max_trading_days')).toHaveAccessibleErrorMessage(
        'Max Trading days must be > Min',
      ),
    );
    await expect(control('max_trading_days')).toHaveFocus();
    await userEvent.clear(control('max_trading_days'));
    await userEvent.type(control('name'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.form?.onSubmit).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    name: longName,
    form: buildEditForm({
      opened: { ...twoStep, name: longName, firm_name: unbrokenText, description: longParagraph },
    }),
  },
};

/** An unknown choice is kept as it is. */
export const UnknownChoice: Story = {
  tags: ['!dev'],
  args: { form: buildEditForm({ opened: { ...twoStep, status: 'archived' } }) },
  play: async () => {
    await expect(control('status').value).toBe('archived');
  },
};

/** Nothing was saved. The input stays, and the server's values are shown. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  args: {
    form: buildEditForm({
      opened: { ...twoStep, challenge_fee: '475.00' },
      initial: { ...twoStep, challenge_fee: '450' },
      conflicts: ['challenge_fee'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(
      'This challenge was changed by someone else. Nothing was saved.',
    );
    await expect(notice).toHaveTextContent('Challenge Fee is now $475.00');
    await expect(control('challenge_fee').value).toBe('450');
    await userEvent.click(canvas.getByRole('button', { name: 'Use their values' }));
    await waitFor(() => expect(control('challenge_fee').value).toBe('475.00'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Busy: Story = {
  args: { form: buildEditForm({ isBusy: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { load: { status: 'loading' }, name: undefined, form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LoadFailed: Story = {
  args: { load: failed, form: undefined },
  play: (context) => canTryAgain(context, 'The challenge'),
};

export const Forbidden: Story = {
  args: { load: { status: 'forbidden' }, form: undefined },
  play: showsNoAccess,
};

export const Empty: Story = {
  args: { load: { status: 'missing' }, form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("This challenge doesn't exist");
    await expect(canvas.getByRole('link', { name: 'Back to Evaluations' })).toHaveAttribute(
      'href',
      '/evaluations',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Skill Checks' })).toHaveAttribute(
      'href',
      '/skill-checks',
    );
  },
};
