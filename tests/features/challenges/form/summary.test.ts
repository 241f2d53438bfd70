import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  challengeFlags,
  allChallengeFields,
  type ChallengeFormValues,
} from '~/features/challenges/form/fields';
import { challengeDefaults, challengeFormValues } from '~/features/challenges/form/form';
import { challengeSummary, challengeWarnings } from '~/features/challenges/form/summary';
import { formatPercent } from '~/lib/numbers';
import { runs } from '../../../propertyRuns';
import { filledForm, filledTwoStepForm } from '../challengeValues';
import { brokenText, hostileValue } from '../../../lib/hostileValues';
import { percentOf } from '~/lib/decimals';

const allAllowed = Object.fromEntries(challengeFlags.map((flag) => [flag, true]));

describe('the summary in plain language', () => {
  it('of a one-step challenge', () =>
    expect(challengeSummary(filledForm)).toEqual({
      sentences: [
        'Traders start with $100,000 and keep 70% of their profit.',
        'Entry costs $499.',
        'They may lose 5% ($5,000) a day and 10% ($10,000) in all.',
        'To pass, they make 8% ($8,000) in 5 to 30 trading days.',
        'They may risk 3% ($3,000) per trade and 20% ($20,000) over all trades.',
        'They may make 3 trades a minute, 10 an hour and 2 orders in one symbol.',
        'Of the listed strategies only hedging within the account is allowed.',
        'They trade all instruments.',
        'It lasts 30 days and has 50 places.',
      ],
      missing: [],
    }));

  it.each<[string, Partial<ChallengeFormValues>, string]>([
    [
      'phase 1',
      { challenge_type: 'two_step' },
      'To pass Phase 1, they make 8% ($8,000) in 5 to 30 trading days.',
    ],
    [
      'phase 2',
      { challenge_type: 'two_step' },
      'Phase 2 requires 5% ($5,000) in 5 to 60 trading days.',
    ],
    [
      'instant',
      { challenge_type: 'instant' },
      'They are funded immediately, with a profit target of 8% ($8,000) in 5 to 30 trading days.',
    ],
    [
      'more days',
      { additional_trading_days: '10' },
      'To pass, they make 8% ($8,000) in 5 to 30 trading days, with up to 10 days more.',
    ],
    [
      'one end of the span',
      { max_trading_days: '' },
      'To pass, they make 8% ($8,000) in at least 5 trading days.',
    ],
    [
      'the other end',
      { min_trading_days: '', max_trading_days: '1' },
      'To pass, they make 8% ($8,000) within 1 trading day.',
    ],
    ['no fee', { challenge_fee: '' }, 'Entry is free.'],
    [
      'a refund',
      { challenge_fee: '499.50', refundable_fee: '49.90' },
      'Entry costs $499.50. Of that, $49.90 can be paid back to the trader.',
    ],
    [
      'cents exactly',
      { account_size: '1000.10', max_daily_loss_percent: '0.1', max_total_loss_percent: '' },
      'They may lose 0.1% ($1.0001) a day.',
    ],
    ['no size', { account_size: '' }, 'Traders keep 70% of their profit.'],
    ['an invalid split', { profit_split_percent: '120' }, 'Traders start with $100,000.'],
    [
      'one order',
      { max_orders_per_symbol: '1', max_trades_per_minute: '1', max_trades_per_hour: '' },
      'They may make 1 trade a minute and 1 order in one symbol.',
    ],
    [
      'no limit of places',
      { max_participants: '' },
      'It lasts 30 days and takes any number of traders.',
    ],
    ['an invalid limit of places', { max_participants: '-5' }, 'It lasts 30 days.'],
    ['one kind of instrument', { allowed_instruments: 'forex' }, 'They trade forex only.'],
    [
      'nothing allowed',
      { hedging_within_account_allowed: false },
      'None of the listed strategies is allowed.',
    ],
    [
      'most allowed',
      { ...allAllowed, martingale_allowed: false, copy_trading_allowed: false },
      'All listed strategies are allowed, except martingale and copy trading.',
    ],
    ['everything allowed', allAllowed, 'All listed strategies are allowed.'],
  ])('%s', (_name, typed, sentence) =>
    expect(
      challengeSummary({ ...filledTwoStepForm, challenge_type: 'one_step', ...typed }).sentences,
    ).toContain(sentence),
  );

  it('names the missing fields and leaves out unknown values', () => {
    const { sentences, missing } = challengeSummary({
      ...challengeDefaults,
      challenge_type: 'two_step',
    });
    expect(missing).toEqual([
      'name',
      'firm_name',
      'profit_target_percent',
      'max_daily_loss_percent',
      'max_total_loss_percent',
      'phase_2_profit_target_percent',
      'phase_2_min_trading_days',
      'phase_2_max_trading_days',
    ]);
    expect(sentences.join(' ')).not.toMatch(/lose|To pass|Phase 2/);
  });
});

describe('rules that contradict each other', () => {
  it('a filled form has none', () => {
    expect(challengeWarnings(filledForm)).toEqual([]);
    expect(challengeWarnings(filledTwoStepForm)).toEqual([]);
    expect(challengeWarnings(challengeDefaults)).toEqual([]);
  });

  it.each<[Partial<ChallengeFormValues>, string[]]>([
    [
      { max_daily_loss_percent: '12' },
      ['The daily loss limit (12%) is above the total loss limit (10%).'],
    ],
    [{ max_daily_loss_percent: '10.0' }, []],
    [
      { max_risk_per_trade_percent: '6' },
      ['The risk per trade (6%) is above the daily loss limit (5%).'],
    ],
    [
      { max_total_loss_percent: '120' },
      ['The total loss limit (120%) is more than the whole account.'],
    ],
    [
      { max_trades_per_minute: '20' },
      ['More trades are allowed per minute (20) than per hour (10).'],
    ],
    [
      { refundable_fee: '499.01' },
      ['The refundable fee ($499.01) is above the challenge fee ($499).'],
    ],
    [
      { challenge_fee: '', refundable_fee: '5' },
      ['The refundable fee ($5) is above the challenge fee ($0).'],
    ],
    [
      { challenge_fee: '200000' },
      ['The challenge fee ($200,000) is above the account size ($100,000).'],
    ],
    [{ profit_split_percent: '100' }, ['The trader keeps the whole profit.']],
    [{ name: '$75K Two-Step' }, ['The name says $75K, but the account size is $100,000.']],
    [
      { name: 'Copy of $50,000 Crypto' },
      ['The name says $50,000, but the account size is $100,000.'],
    ],
    [{ name: '75k', account_size: '75000.00' }, []],
    [{ name: '75k', account_size: '' }, []],
    [{ name: '$49 Starter, 2 Step, 30 days, 5Kings' }, []],
    [
      { min_trading_days: '29', duration_days: '20' },
      ['At least 29 trading days are required, but the challenge lasts 20.'],
    ],
    [{ duration_days: '' }, []],
    [{ current_participants: '60' }, ['There are more participants (60) than places (50).']],
    [{ current_participants: '60', max_participants: '' }, []],
    [{ max_daily_loss_percent: 'x', max_risk_per_trade_percent: '' }, []],
  ])('%j', (typed, warnings) =>
    expect(challengeWarnings({ ...filledForm, ...typed })).toEqual(warnings),
  );

  it.each<[Partial<ChallengeFormValues>, string[]]>([
    [
      { phase_2_profit_target_percent: '9' },
      ['Phase 2 requires more profit (9%) than Phase 1 (8%).'],
    ],
    [
      { phase_2_min_trading_days: '28' },
      ['At least 33 trading days are required, but the challenge lasts 30.'],
    ],
    [
      {
        phase_2_profit_target_percent: '9',
        phase_2_min_trading_days: '28',
        challenge_type: 'one_step',
      },
      [],
    ],
  ])('two_step %j', (typed, warnings) =>
    expect(challengeWarnings({ ...filledTwoStepForm, ...typed })).toEqual(warnings),
  );
});

it('the summary of any challenge shows no broken value (promise 6)', () => {
  const any = fc.record(
    Object.fromEntries(allChallengeFields.map((field) => [field, hostileValue])),
  );
  fc.assert(
    fc.property(any, (challenge) => {
      const values = challengeFormValues({ ...challenge, allowed_instruments: 'all' });
      for (const text of [...challengeSummary(values).sentences, ...challengeWarnings(values)])
        expect(text).not.toMatch(brokenText);
    }),
    runs,
  );
});

describe('percentages of an amount', () => {
  it.each([
    ['5', '100000', '5000'],
    ['0.1', '1000.10', '1.0001'],
    ['-5', '100', '-5'],
    ['0', '100', '0'],
    ['x', '100', undefined],
    ['5', '', undefined],
  ])('%s%% of %s', (percent, amount, part) => expect(percentOf(percent, amount)).toBe(part));
  it.each([
    [5, '5%'],
    ['72.50', '72.50%'],
    [null, '—'],
    ['x', '—'],
    [0, '0%'],
  ])('%j is shown as %s (R5)', (value, text) => expect(formatPercent(value)).toBe(text));
});
