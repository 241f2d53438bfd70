import { describe, expect, it } from 'vitest';
import {
  addPrize,
  competitionBody,
  emptyCompetitionForm,
  isCompetitionFormDirty,
  readCompetitionDraft,
  removePrize,
  type CompetitionFormValues,
  validateCompetition,
} from '~/features/competitions/create/form';
import { schemaErrors } from '../../../fixtures/schemaErrors';

const filled: CompetitionFormValues = {
  ...emptyCompetitionForm,
  name: ' Spring Open ',
  description: 'Thirty days on a 50K account.',
  starting_balance: '50000',
  start_date: '2026-03-20T09:00',
  end_date: '2026-04-20T09:00',
  prize_structure: { 1: '5000', 2: '', 3: '0.10' },
};
const zone = 'Europe/Lisbon';
const withPrizes = (...amounts: string[]) => ({
  ...filled,
  prize_structure: Object.fromEntries(amounts.map((amount, index) => [index + 1, amount])),
});

describe('the rules of section 5, competition create', () => {
  it('accepts a filled form', () => expect(validateCompetition(filled, zone)).toEqual({}));

  it("has an error for each missing field of an empty form, in the form's order", () =>
    expect(Object.entries(validateCompetition(emptyCompetitionForm, zone))).toEqual([
      ['name', 'Competition name is required'],
      ['description', 'Competition description is required'],
      ['starting_balance', 'Starting balance is required'],
      ['start_date', 'Start date is required'],
      ['end_date', 'End date is required'],
    ]));

  it.each<[keyof CompetitionFormValues, string, string | undefined]>([
    ['name', '   ', 'Competition name is required'],
    ['name', 'x'.repeat(200), undefined],
    ['name', 'x'.repeat(201), 'At most 200 characters'],
    ['description', '\n', 'Competition description is required'],
    ['description', 'x'.repeat(5000), undefined],
    ['description', 'x'.repeat(5001), 'At most 5,000 characters'],
    ['starting_balance', ' ', 'Starting balance is required'],
    ['starting_balance', '0', 'Starting balance must be greater than 0'],
    ['starting_balance', '-5', 'Starting balance must be greater than 0'],
    ['starting_balance', 'many', 'Write a number such as 1234.56'],
    ['starting_balance', '1,000', 'This can mean two numbers. Write 1000 or 1.0000'],
    ['starting_balance', '1.234,50', undefined],
    ['starting_balance', '0.01', undefined],
    ['starting_balance', '12345678901234.56', 'At most 15 digits'],
    ['start_date', '2026-03', 'Start date is not a valid date and time'],
    // Lisbon sets its clocks forward at 01:00.
    ['start_date', '2026-03-29T01:30', 'This time does not exist: the clocks go forward then'],
    ['end_date', '20260-03-29T01:30', 'End date is not a valid date and time'],
    ['end_date', '2027-03-28T01:00', 'This time does not exist: the clocks go forward then'],
    ['end_date', '2026-03-20T09:00', 'End date must be after start date'],
    ['end_date', '2026-03-20T09:01', undefined],
    ['max_drawdown', '', undefined],
    ['profit_target', '8,25', undefined],
    ['profit_target', 'x', 'Write a number such as 1234.56'],
  ])('%s %j: %s', (field, value, problem) =>
    expect(validateCompetition({ ...filled, [field]: value }, zone)).toEqual(
      problem === undefined ? {} : { [field]: problem },
    ),
  );

  it('compares instants, not texts, on the night when the clocks are set back', () => {
    const twice = { ...filled, start_date: '2026-10-25T01:30', end_date: '2026-10-25T01:30' };
    expect(validateCompetition(twice, zone)).toEqual({
      end_date: 'End date must be after start date',
    });
    expect(validateCompetition({ ...twice, end_date: '2026-10-25T02:00' }, zone)).toEqual({});
  });

  it.each([
    ['0', undefined],
    ['0.10', undefined],
    ['-1', 'Enter an amount of 0 or more'],
    ['ten', 'Write a number such as 1234.56'],
    ['1,', undefined],
    ['1234567890.123456', 'At most 15 digits'],
  ])('a prize of %s: %s (R127)', (amount, problem) =>
    expect(validateCompetition(withPrizes('5', amount), zone)).toEqual(
      problem === undefined ? {} : { 'prize_structure.2': problem },
    ),
  );
});

describe('the request body', () => {
  it('is that of the OpenAPI document, without drawdown and target', () => {
    const body = competitionBody(filled, zone);
    expect(schemaErrors('NewCompetition', body)).toEqual([]);
    expect(body).toEqual({
      name: 'Spring Open',
      description: 'Thirty days on a 50K account.',
      starting_balance: 50_000,
      price_pool_cash: '5000.10',
      prize_structure: { 1: 5000, 3: 0.1 },
      start_date: '2026-03-20T09:00:00.000Z',
      end_date: '2026-04-20T08:00:00.000Z',
    });
  });

  it.each([
    [['0.1', '0.2'], '0.3', { 1: 0.1, 2: 0.2 }],
    [['2,5', '1.234,50'], '1237.00', { 1: 2.5, 2: 1234.5 }],
    [[''], '0', {}],
    [['', '', '7'], '7', { 3: 7 }],
    [['0', '5'], '5', { 1: 0, 2: 5 }],
  ])('the prizes %j have a pool of %s', (amounts, price_pool_cash, prize_structure) =>
    expect(competitionBody(withPrizes(...amounts), zone)).toMatchObject({
      price_pool_cash,
      prize_structure,
    }),
  );

  it("never contains a time that doesn't exist", () =>
    expect(() => competitionBody({ ...filled, start_date: '2026-03-29T01:30' }, zone)).toThrow(
      RangeError,
    ));
});

describe('prize rows', () => {
  it('are added at the end and removed at any position; those below move up', () => {
    expect(addPrize({ 1: '5' })).toEqual({ 1: '5', 2: '' });
    expect(removePrize({ 1: '5', 2: '', 3: '1' }, 2)).toEqual({ 1: '5', 2: '1' });
    expect(removePrize({ 1: '5', 2: '3' }, 1)).toEqual({ 1: '3' });
  });

  it('the last remaining row stays', () => expect(removePrize({ 1: '5' }, 1)).toEqual({ 1: '5' }));
});

describe('unsaved input and drafts', () => {
  it.each<[Partial<CompetitionFormValues>, boolean]>([
    [{}, false],
    [{ prize_structure: { 1: '' } }, false],
    [{ name: 'x' }, true],
    [{ prize_structure: { 1: '5' } }, true],
    [{ prize_structure: { 1: '', 2: '' } }, true],
  ])('%j: %s', (changes, isDirty) =>
    expect(isCompetitionFormDirty({ ...emptyCompetitionForm, ...changes })).toBe(isDirty),
  );

  it('a stored draft reads as it was', () =>
    expect(readCompetitionDraft(JSON.parse(JSON.stringify(filled)))).toEqual(filled));

  it.each([
    [null],
    ['x'],
    [{}],
    [{ ...filled, name: 7 }],
    [{ ...filled, prize_structure: null }],
    [{ ...filled, prize_structure: {} }],
    [{ ...filled, prize_structure: { 1: 5 } }],
  ])('%j is not a draft', (raw) => expect(readCompetitionDraft(raw)).toBeUndefined());
});
