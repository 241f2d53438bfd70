import { describe, expect, it } from 'vitest';
import type { ChallengeFormField, ChallengeFormValues } from '~/features/challenges/form/fields';
import {
  challengeDefaults,
  challengeFormValues,
  validateChallenge,
  type ChallengeErrors,
} from '~/features/challenges/form/form';
import { sparseChallenge } from '../../../fixtures/challenges';
import { filledForm, filledTwoStepForm } from '../challengeValues';

const problemOf = (
  field: ChallengeFormField,
  value: string,
  from: ChallengeFormValues = filledForm,
) => validateChallenge({ ...from, [field]: value })[field];

it('a filled form is valid', () => {
  expect(validateChallenge(filledForm)).toEqual({});
  expect(validateChallenge(filledTwoStepForm)).toEqual({});
});

describe('section 5, verbatim', () => {
  it.each<[ChallengeFormField, broken: string[], kept: string[], message: string]>([
    ['name', ['', '   '], ['x'], 'Challenge name is required'],
    ['firm_name', ['', '\t'], ['x'], 'Firm name is required'],
    [
      'account_size',
      ['', '0', '-1', '0.00'],
      ['0.01', '100000.00', '100.000,00'],
      'Account size must be greater than 0',
    ],
    ['challenge_fee', ['-1', '-0,01'], ['', '0', '499.50', '2,5'], 'Fee cannot be negative'],
    [
      'profit_split_percent',
      ['', '0', '0.99', '100.01', '-5', '101'],
      ['1', '100', '70.5'],
      'Profit split must be between 1 and 100',
    ],
    ['min_trading_days', ['', '0', '-5'], ['1', '29'], 'Min Trading days must be > 0'],
    ['max_trading_days', ['', '0', '5', '4'], ['6', '30'], 'Max Trading days must be > Min'],
    ['additional_trading_days', ['-1'], ['', '0', '10'], 'Additional Days cannot be -ve'],
    ['max_daily_loss_percent', ['', '0', '-1'], ['0.5', '5'], 'Daily loss % must be > 0'],
    ['max_total_loss_percent', ['', '0', '-1'], ['0.5', '10'], 'Total loss % must be > 0'],
    ['profit_target_percent', ['', '0', '-1'], ['0.5', '8'], 'Profit Target % must be > 0'],
    ['max_trades_per_hour', ['', '0', '-1'], ['1', '10'], 'Max Trade Per Hour must be > 0'],
    ['max_trades_per_minute', ['', '0', '-1'], ['1', '3'], 'Max Trade Per Min must be > 0'],
    [
      'max_risk_per_trade_percent',
      ['', '0', '-1'],
      ['0.1', '3'],
      'Max Risk Per Trade % must be > 0',
    ],
    ['max_orders_per_symbol', ['', '0', '-1'], ['1', '2'], 'Max Order Per Symbol % must be > 0'],
    [
      'overall_risk_limit_percent',
      ['', '0', '3', '2.99'],
      ['3.01', '20'],
      'Must be > Max Risk Per Trade (%)',
    ],
  ])('%s is invalid for %j, valid for %j', (field, broken, kept, message) => {
    expect(broken.map((value) => problemOf(field, value))).toEqual(broken.map(() => message));
    expect(kept.map((value) => problemOf(field, value))).toEqual(kept.map(() => undefined));
  });

  it.each<[ChallengeFormField, broken: string[], kept: string[], message: string]>([
    [
      'phase_2_profit_target_percent',
      ['', '0', '-1'],
      ['0.5'],
      'Phase 2 Profit Target % must be > 0',
    ],
    ['phase_2_min_trading_days', ['', '0', '-1'], ['1'], 'Phase 2 Min Trading days must be > 0'],
    [
      'phase_2_max_trading_days',
      ['', '0', '5'],
      ['6'],
      'Phase 2 Max Trading days must be > Phase 2 Min',
    ],
  ])(
    '%s, only for two_step, is invalid for %j, valid for %j (R28)',
    (field, broken, kept, message) => {
      expect(broken.map((value) => problemOf(field, value, filledTwoStepForm))).toEqual(
        broken.map(() => message),
      );
      expect(kept.map((value) => problemOf(field, value, filledTwoStepForm))).toEqual(
        kept.map(() => undefined),
      );
      for (const challenge_type of ['one_step', 'instant'])
        expect(validateChallenge({ ...filledTwoStepForm, challenge_type, [field]: '-1' })).toEqual(
          {},
        );
    },
  );

  it('an untouched form has errors at all required fields without a default', () => {
    const expected: ChallengeErrors = {
      name: 'Challenge name is required',
      firm_name: 'Firm name is required',
      max_daily_loss_percent: 'Daily loss % must be > 0',
      max_total_loss_percent: 'Total loss % must be > 0',
      profit_target_percent: 'Profit Target % must be > 0',
    };
    expect(validateChallenge(challengeDefaults)).toEqual(expected);
  });

  it("an invalid number doesn't make the field invalid that is compared with it", () =>
    expect(
      validateChallenge({ ...filledForm, min_trading_days: '', max_risk_per_trade_percent: 'x' }),
    ).toEqual({
      min_trading_days: 'Min Trading days must be > 0',
      max_risk_per_trade_percent: 'Write a number such as 1234.56',
    }));
});

describe("rules that section 5 doesn't have (R50, R110, R115, R143, R145)", () => {
  it.each<[ChallengeFormField, string, string | undefined]>([
    ['challenge_fee', '5-', 'Write a number such as 1234.56'],
    ['refundable_fee', '-1', 'Refundable fee cannot be negative'],
    ['refundable_fee', '', undefined],
    ['duration_days', '', undefined],
    ['duration_days', '0', 'Duration must be > 0'],
    ['max_participants', '', undefined],
    ['max_participants', '-1', 'Max Participants must be > 0'],
    ['min_trading_days', '2.5', 'Must be a whole number'],
    ['max_trades_per_hour', '10.5', 'Must be a whole number'],
    ['max_participants', '1000001', 'Must be at most 1,000,000'],
    ['max_participants', '1e6', 'Write a number such as 1234.56'],
    ['max_participants', '1.000', 'This can mean two numbers. Write 1.0000 or 1000'],
    ['account_size', '12345678901234567890', 'At most 15 digits'],
    ['account_size', '123456789.5', undefined],
    ['name', 'x'.repeat(200), undefined],
    ['name', 'x'.repeat(201), 'At most 200 characters'],
    ['firm_name', 'x'.repeat(201), 'At most 200 characters'],
    ['description', '', undefined],
    ['description', 'x'.repeat(5001), 'At most 5,000 characters'],
  ])('%s = %j', (field, value, message) => expect(problemOf(field, value)).toBe(message));

  it('an existing duration can be changed but not removed; a missing one may stay empty', () => {
    const emptied = { ...filledForm, duration_days: '' };
    expect(validateChallenge(emptied, filledForm)).toEqual({
      duration_days: 'Duration must be > 0',
    });
    expect(validateChallenge(emptied, emptied)).toEqual({});
    expect(validateChallenge(emptied)).toEqual({});
  });
});

describe('an edited challenge: only the rules that its changes can break (R147)', () => {
  const sparse = challengeFormValues(sparseChallenge);

  it('a sparse challenge can be renamed, whatever is missing', () => {
    expect(validateChallenge({ ...sparse, name: 'New name' }, sparse)).toEqual({});
    expect(validateChallenge({ ...sparse, name: ' ' }, sparse)).toEqual({
      name: 'Challenge name is required',
    });
  });

  it.each<[string, Partial<ChallengeFormValues>, Partial<ChallengeFormValues>, ChallengeErrors]>([
    [
      'a changed field keeps its rule',
      {},
      { account_size: '0' },
      { account_size: 'Account size must be greater than 0' },
    ],
    ['another spelling is no change', { account_size: '0' }, { account_size: '0.00' }, {}],
    [
      'broken before, untouched',
      { account_size: '0', max_trading_days: '2' },
      { challenge_fee: '5' },
      {},
    ],
    [
      'what is compared with the changed one',
      {},
      { min_trading_days: '30' },
      { max_trading_days: 'Max Trading days must be > Min' },
    ],
    [
      'and the other way round',
      {},
      { max_trading_days: '5' },
      { max_trading_days: 'Max Trading days must be > Min' },
    ],
    [
      'compared with what never was there',
      { max_trading_days: '' },
      { min_trading_days: '30' },
      {},
    ],
    [
      'the risk limit with the risk',
      {},
      { max_risk_per_trade_percent: '20' },
      { overall_risk_limit_percent: 'Must be > Max Risk Per Trade (%)' },
    ],
    [
      'phase 2, once its type is chosen',
      {},
      { challenge_type: 'two_step' },
      {
        phase_2_profit_target_percent: 'Phase 2 Profit Target % must be > 0',
        phase_2_min_trading_days: 'Phase 2 Min Trading days must be > 0',
        phase_2_max_trading_days: 'Phase 2 Max Trading days must be > Phase 2 Min',
      },
    ],
    [
      'phase 2, already there and untouched',
      { challenge_type: 'two_step' },
      { name: 'New name' },
      {},
    ],
  ])('%s', (_name, before, typed, errors) => {
    const opened = { ...filledForm, ...before };
    expect(validateChallenge({ ...opened, ...typed }, opened)).toEqual(errors);
  });
});
