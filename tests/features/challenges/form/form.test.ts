import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newChallenge,
  challengeCopyValues,
  challengeDefaults,
  challengeFormValues,
  numberOf,
  plainDecimalOf,
  readChallengeForm,
  validateChallenge,
} from '~/features/challenges/form/form';
import {
  challengeFlags,
  allChallengeFields,
  type ChallengeFormValues,
} from '~/features/challenges/form/fields';
import {
  buildChallenge,
  buildChallengeInput,
  buildTwoStepChallengeInput,
  sparseChallenge,
} from '../../../fixtures/challenges';
import { runs } from '../../../propertyRuns';
import { filledForm, filledTwoStepForm } from '../challengeValues';
import { schemaErrors } from '../../../fixtures/schemaErrors';
import { hostileValue } from '../../../lib/hostileValues';

describe('the defaults of section 3', () => {
  it.each<[keyof ChallengeFormValues, string | boolean]>([
    ['status', 'active'],
    ['account_size', '100000'],
    ['profit_split_percent', '70'],
    ['min_trading_days', '5'],
    ['max_trading_days', '30'],
    ['max_trades_per_minute', '3'],
    ['max_trades_per_hour', '10'],
    ['max_risk_per_trade_percent', '3'],
    ['max_orders_per_symbol', '2'],
    ['overall_risk_limit_percent', '20'],
    ['consistency_rule_percent', '80'],
    ['duration_days', '30'],
    ['max_participants', '50'],
    ['current_participants', '0'],
    // R10, R119 and R144.
    ['refundable_fee', '0'],
    ['allowed_instruments', 'all'],
    ['challenge_type', 'one_step'],
  ])('%s is %j', (field, value) => expect(challengeDefaults[field]).toBe(value));

  it('of the flags only hedging within the account is on', () =>
    expect(challengeFlags.filter((flag) => challengeDefaults[flag])).toEqual([
      'hedging_within_account_allowed',
    ]));

  it.each([
    'name',
    'firm_name',
    'description',
    'challenge_fee',
    'additional_trading_days',
    'max_daily_loss_percent',
    'max_total_loss_percent',
    'profit_target_percent',
    'phase_2_profit_target_percent',
    'phase_2_min_trading_days',
    'phase_2_max_trading_days',
  ] as const)('%s has no default', (field) => expect(challengeDefaults[field]).toBe(''));
});

describe('the form values of a challenge', () => {
  it("keep the digits of the API's decimals", () =>
    expect(
      challengeFormValues(
        buildChallenge({
          account_size: '100000.00',
          challenge_fee: 499.5,
          profit_split_percent: '072.10',
        }),
      ),
    ).toMatchObject({
      account_size: '100000.00',
      challenge_fee: '499.5',
      profit_split_percent: '072.10',
    }));

  it('can only mean the number that the API sent (R50)', () =>
    expect(
      challengeFormValues(
        buildChallenge({
          account_size: '100.000',
          profit_target_percent: 1.234,
          challenge_fee: '1234.567',
        }),
      ),
    ).toMatchObject({
      account_size: '100.0000',
      profit_target_percent: '1.2340',
      challenge_fee: '1234.567',
    }));

  it("are empty if the challenge's values are missing (R5)", () => {
    expect(challengeFormValues(sparseChallenge)).toMatchObject({
      description: '',
      refundable_fee: '',
      max_trading_days: '',
      duration_days: '',
      max_participants: '',
      consistency_rule_percent: '',
    });
    expect(challengeFormValues({ grid_trading_allowed: null, ea_allowed: 'yes' })).toMatchObject({
      grid_trading_allowed: false,
      ea_allowed: false,
    });
  });

  it('of a copy have its name, no participants and defaults for unknown choices, and are inactive (R149)', () => {
    const copy = challengeCopyValues({
      ...buildChallenge({ current_participants: 12, consistency_rule_percent: 60 }),
      status: 'archived',
    });
    expect(copy).toMatchObject({
      name: 'Copy of 100K Two Step',
      current_participants: '0',
      consistency_rule_percent: '60',
      status: 'inactive',
      challenge_type: 'two_step',
    });
    expect(challengeCopyValues(sparseChallenge).consistency_rule_percent).toBe('80');
  });
});

describe('typed numbers', () =>
  it.each<[string, number, string | undefined]>([
    ['', 0, undefined],
    ['  ', 0, undefined],
    ['100000.00', 100_000, '100000'],
    [' 007.50 ', 7.5, '7.5'],
    ['0.00', 0, '0'],
    ['-0', -0, '0'],
    ['-1,0', -1, '-1'],
    [',5', 0.5, '0.5'],
    ['1.234,56', 1234.56, '1234.56'],
    ['12345678901234567890.12', Number('12345678901234567890.12'), '12345678901234567890.12'],
    ['x', NaN, undefined],
    ['1e5', NaN, undefined],
    ['1,000', NaN, undefined],
  ])('%j', (text, number, plain) => {
    expect(numberOf(text)).toBe(number);
    expect(plainDecimalOf(text)).toBe(plain);
  }));

describe('the request body of a new challenge', () => {
  it('has all fields, as numbers and booleans', () => {
    expect(schemaErrors('ChallengeInput', newChallenge(filledTwoStepForm, 'challenge'))).toEqual(
      [],
    );
    expect(newChallenge(filledForm, 'challenge')).toEqual({
      ...buildChallengeInput(),
      description: null,
    });
    expect(newChallenge({ ...filledTwoStepForm, name: ' 100K Two Step ' }, 'skill_check')).toEqual({
      ...buildTwoStepChallengeInput(),
      description: null,
      challenge_class: 'skill_check',
    });
  });

  it('has 0, null or nothing for empty fields, as in the OpenAPI document', () => {
    const body = newChallenge(
      {
        ...filledForm,
        challenge_fee: '',
        refundable_fee: '',
        additional_trading_days: '',
        max_participants: '',
        duration_days: '',
      },
      'challenge',
    );
    expect(body).toMatchObject({
      challenge_fee: 0,
      refundable_fee: 0,
      additional_trading_days: 0,
      max_participants: null,
    });
    expect(body).not.toHaveProperty('duration_days');
  });

  it.each(['one_step', 'instant'])('has no phase 2 for %s', (challenge_type) =>
    expect(
      Object.keys(newChallenge({ ...filledTwoStepForm, challenge_type }, 'challenge')).filter(
        (name) => name.startsWith('phase_2'),
      ),
    ).toEqual([]),
  );
});

describe('any challenge', () => {
  it('never throws, whatever the server sends (promise 6)', () => {
    const any = fc.record(
      Object.fromEntries(allChallengeFields.map((field) => [field, hostileValue])),
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(any, (challenge) => {
        const values = challengeFormValues(challenge);
        expect(readChallengeForm(values)).toEqual(values);
        expect(
          Object.values(validateChallenge(challengeCopyValues(challenge))).every(
            (text) => typeof text === 'string',
          ),
        ).toBe(true);
      }),
      runs,
    );
  });
});

describe('stored values', () => {
  it('are read as they were stored', () => {
    expect(readChallengeForm(JSON.parse(JSON.stringify({ ...filledForm, more: 1 })))).toEqual(
      filledForm,
    );
  });
  it.each([null, undefined, 7, 'x', [], {}, { ...challengeDefaults, ea_allowed: 'yes' }])(
    '%j is unusable',
    (raw) => expect(readChallengeForm(raw)).toBeUndefined(),
  );
});
