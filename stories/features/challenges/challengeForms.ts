import { fn } from 'storybook/test';
import { challengeDefaults, challengeFormValues } from '~/features/challenges/form/form';
import type { ChallengeFormProps } from '~/features/challenges/form/ChallengeForm';
import { buildChallenge, buildChallengeInput } from '../../../tests/fixtures/challenges';

/** A form that follows every rule. */
export const filled = challengeFormValues(buildChallengeInput());

/** The same for two steps, with decimals as the API sends them. */
export const twoStep = challengeFormValues(buildChallenge());

const callbacks = { onChange: fn(), onSubmit: fn(), onInvalid: fn(), onStartOver: fn() };

export const buildCreateForm = (
  overrides: Partial<ChallengeFormProps> = {},
): ChallengeFormProps => ({
  mode: 'create',
  opened: challengeDefaults,
  initial: overrides.opened ?? challengeDefaults,
  isRestored: false,
  isBusy: false,
  listHref: '/evaluations',
  ...callbacks,
  ...overrides,
});

export const buildEditForm = (overrides: Partial<ChallengeFormProps> = {}): ChallengeFormProps =>
  buildCreateForm({ mode: 'edit', opened: twoStep, ...overrides });
