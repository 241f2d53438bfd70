import { describe, expect, it } from 'vitest';
import {
  changedChallengeFields,
  challengeChanges,
  conflictingChallengeFields,
  wasChallengeSaved,
  challengeFormValues,
} from '~/features/challenges/form/form';
import type { ChallengeFormField, ChallengeFormValues } from '~/features/challenges/form/fields';
import { buildChallenge } from '../../../fixtures/challenges';
import { schemaErrors } from '../../../fixtures/schemaErrors';

const challenge = buildChallenge();
const opened = challengeFormValues(challenge);
const edited = (typed: Partial<ChallengeFormValues>, from = opened): ChallengeFormValues => ({
  ...from,
  ...typed,
});

describe('the request body of an edited challenge (R9)', () => {
  it.each<[string, Partial<ChallengeFormValues>, object | undefined]>([
    ['nothing', {}, undefined],
    ['space around a text', { name: ` ${opened.name} ` }, undefined],
    [
      'the same amount in other digits',
      { account_size: '100000', challenge_fee: '0499.0' },
      undefined,
    ],
    ['an amount', { account_size: '50000.50' }, { account_size: 50_000.5 }],
    ['a fee that was emptied: 0', { challenge_fee: '' }, { challenge_fee: 0 }],
    ['a refundable fee of 0 that was emptied: the same', { refundable_fee: '' }, undefined],
    [
      'texts, a choice and a flag',
      { name: 'New', status: 'ended', ea_allowed: true },
      { name: 'New', status: 'ended', ea_allowed: true },
    ],
    [
      'what may be cleared',
      { description: ' ', max_participants: '' },
      { description: null, max_participants: null },
    ],
    [
      'a duration that was emptied: nothing, since there are no words for it',
      { duration_days: '' },
      undefined,
    ],
    ['phase 2', { phase_2_max_trading_days: '90' }, { phase_2_max_trading_days: 90 }],
    [
      'another type: only that, and phase 2 stays with the server (R146)',
      { challenge_type: 'one_step', phase_2_max_trading_days: '90' },
      { challenge_type: 'one_step' },
    ],
    ['a choice that the form does not know: never', { status: 'archived' }, undefined],
  ])('%s', (_name, typed, changes) => {
    const body = challengeChanges(opened, edited(typed));
    expect(body).toEqual(changes);
    if (body) expect(schemaErrors('ChallengeUpdate', body)).toEqual([]);
  });

  it('sends phase 2 when the type was changed to two_step', () => {
    const one = challengeFormValues(
      buildChallenge({
        challenge_type: 'one_step',
        phase_2_profit_target_percent: null,
        phase_2_min_trading_days: null,
        phase_2_max_trading_days: null,
      }),
    );
    const values = edited(
      {
        challenge_type: 'two_step',
        phase_2_profit_target_percent: '5',
        phase_2_min_trading_days: '5',
        phase_2_max_trading_days: '60',
      },
      one,
    );
    expect(challengeChanges(one, values)).toEqual({
      challenge_type: 'two_step',
      phase_2_profit_target_percent: 5,
      phase_2_min_trading_days: 5,
      phase_2_max_trading_days: 60,
    });
  });

  it('sends neither the class nor the read-only fields (R110)', () =>
    expect(
      changedChallengeFields(
        opened,
        edited({ consistency_rule_percent: '1', current_participants: '99' }),
      ),
    ).toEqual([]));
});

describe("what would overwrite someone else's change", () =>
  it.each<[string, Partial<ChallengeFormValues>, object, ChallengeFormField[]]>([
    ['nothing changed there', { challenge_fee: '1' }, {}, []],
    ['another field changed there', { challenge_fee: '1' }, { name: 'Other' }, []],
    [
      'the same field changed there',
      { challenge_fee: '1' },
      { challenge_fee: '2.00' },
      ['challenge_fee'],
    ],
    ['the same field changed there to the same', { challenge_fee: '1' }, { challenge_fee: 1 }, []],
    ['the same number in other digits there', { challenge_fee: '1' }, { challenge_fee: 499 }, []],
    ['a field changed there that was not edited here', {}, { status: 'ended' }, []],
    ['a flag', { ea_allowed: true, name: 'Mine' }, { name: 'Theirs', ea_allowed: true }, ['name']],
    ['a text cleared there', { description: 'Mine' }, { description: null }, ['description']],
  ])('%s', (_name, typed, there, fields) =>
    expect(conflictingChallengeFields(opened, { ...challenge, ...there }, edited(typed))).toEqual(
      fields,
    ),
  ));

describe('whether a save without an answer was made (R32)', () => {
  it.each<[string, Partial<ChallengeFormValues>, object, boolean | undefined]>([
    ['the challenge has what was sent', { challenge_fee: '450' }, { challenge_fee: 450 }, true],
    [
      'the same number in other digits',
      { challenge_fee: '450' },
      { challenge_fee: '450.00' },
      true,
    ],
    ['the server rounded it', { challenge_fee: '450.005' }, { challenge_fee: '450.01' }, true],
    ['the challenge is as before', { challenge_fee: '450' }, {}, false],
    ['only something else has changed', { challenge_fee: '450' }, { name: 'Other' }, false],
    ['one of two', { ea_allowed: true, name: 'New' }, { name: 'New' }, undefined],
    ['a cleared text', { description: '' }, { description: null }, true],
    [
      'a field that could not be sent doesn’t count',
      { duration_days: '', name: 'New' },
      { name: 'New' },
      true,
    ],
  ])('%s', (_name, typed, there, saved) =>
    expect(wasChallengeSaved(opened, edited(typed), challenge, { ...challenge, ...there })).toBe(
      saved,
    ),
  );

  it('phase 2, which another type leaves with the server, doesn’t count', () => {
    const sent = edited({ challenge_type: 'one_step', phase_2_max_trading_days: '90' });
    expect(
      wasChallengeSaved(opened, sent, challenge, { ...challenge, challenge_type: 'one_step' }),
    ).toBe(true);
    expect(wasChallengeSaved(opened, sent, challenge, challenge)).toBe(false);
  });

  it('is measured by the challenge just before it: a field that had it already doesn’t count', () => {
    const before = { ...challenge, name: 'New' };
    const sent = edited({ name: 'New', challenge_fee: '450' });
    expect(wasChallengeSaved(opened, sent, before, before)).toBe(false);
    expect(wasChallengeSaved(opened, sent, before, { ...before, challenge_fee: 450 })).toBe(true);
  });
});
