import { challengeDefaults } from '~/features/challenges/form/form';
import type { ChallengeFormValues } from '~/features/challenges/form/fields';

/** A valid form: the defaults, and values for the fields without a default. */
export const filledForm: ChallengeFormValues = {
  ...challengeDefaults,
  name: '100K One Step',
  firm_name: 'Northgate Capital',
  challenge_fee: '499',
  additional_trading_days: '0',
  max_daily_loss_percent: '5',
  max_total_loss_percent: '10',
  profit_target_percent: '8',
};

export const filledTwoStepForm: ChallengeFormValues = {
  ...filledForm,
  challenge_type: 'two_step',
  phase_2_profit_target_percent: '5',
  phase_2_min_trading_days: '5',
  phase_2_max_trading_days: '60',
};
