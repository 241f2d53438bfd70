import { describe, expect, it } from 'vitest';
import { defaultContent } from '~/features/content/defaults';
import {
  chosenCategory,
  filterContent,
  groupContent,
  hasContentFilters,
  kindOfTab,
  tabOfKind,
  contentCategories,
  headingOf,
  itemOf,
  parseItem,
  type ContentItems,
  contentValues,
  isContentChanged,
  readContentValues,
  validateContent,
} from '~/features/content/model';
import { formError } from '~/lib/fieldErrors';
import { listOf } from '~/lib/records';
import { buildFaq, buildRule } from '../../fixtures/content';

const headings = (items: ContentItems) => items.map(headingOf);
const none = { tab: '', category: '', search: '' };

describe('section 9', () => {
  it('the default rules, and an FAQ for each category (R183)', () => {
    expect(headings(defaultContent.filter(({ kind }) => kind === 'rule'))).toEqual([
      'Maximum Daily Loss 5%',
      'Maximum Total Drawdown 10%',
      'Minimum 5 trading days',
      'Profit target 8%',
    ]);
    expect(
      defaultContent.filter(({ kind }) => kind === 'faq').map(({ category }) => category),
    ).toEqual(contentCategories.faq);
    expect(listOf(defaultContent, parseItem)).toEqual(defaultContent);
  });
});

describe('the forms (section 5): every field is required', () => {
  const full = { question: 'Q', answer: 'A', category: 'Account', title: 'T', description: 'D' };

  it.each([
    ['faq', {}, {}],
    ['faq', { question: ' ' }, { question: 'Question is required' }],
    ['faq', { answer: '\n' }, { answer: 'Answer is required' }],
    ['faq', { category: '' }, { category: 'Category is required' }],
    ['faq', { category: 'Risk Management' }, { category: 'Category is required' }],
    ['faq', { title: '', description: '' }, {}],
    ['faq', { question: 'q'.repeat(200), answer: '😀'.repeat(5000) }, {}],
    [
      'faq',
      { question: 'q'.repeat(201), answer: 'a'.repeat(5001) },
      { question: 'At most 200 characters', answer: 'At most 5,000 characters' },
    ],
    ['rule', { category: 'Account Rules' }, {}],
    ['rule', {}, { category: 'Category is required' }],
    [
      'rule',
      { category: '', title: '', description: ' ' },
      {
        category: 'Category is required',
        title: 'Title is required',
        description: 'Description is required',
      },
    ],
    [
      'rule',
      { category: 'Account Rules', title: 't'.repeat(201) },
      { title: 'At most 200 characters' },
    ],
  ] as const)('%s with %j: %j', (kind, values, errors) => {
    expect(validateContent(kind, { ...full, ...values })).toEqual(errors);
    expect(itemOf(kind, '1', { ...full, ...values }) === undefined).toBe(
      Object.keys(errors).length > 0,
    );
  });

  it.each([
    [{}, undefined],
    [
      { title: 'Title is required', description: 'At most 5,000 characters' },
      'Please fill in all fields',
    ],
    [{ title: 'At most 200 characters' }, 'At most 200 characters'],
  ])('the error for the whole form for %j: %s', (errors, text) =>
    expect(formError(errors)).toBe(text),
  );

  it("removes surrounding spaces, and an item's values make the same item", () => {
    expect(itemOf('faq', '1', { question: ' Q ', answer: 'A\nB\n', category: ' Account' })).toEqual(
      buildFaq('1', { question: 'Q', answer: 'A\nB' }),
    );
    for (const item of defaultContent)
      expect(itemOf(item.kind, item.id, contentValues(item))).toEqual(item);
    expect(contentValues(undefined, 'Account').category).toBe('Account');
  });

  it('counts as changed only if a field of its kind changed', () => {
    expect(isContentChanged('faq', full, { ...full, title: 'x' })).toBe(false);
    expect(isContentChanged('faq', full, { ...full, answer: 'x' })).toBe(true);
  });

  it('reads stored values back, and nothing else', () => {
    const values = contentValues(buildFaq('1'));
    expect(readContentValues(JSON.parse(JSON.stringify({ ...values, more: 1 })))).toEqual(values);
    for (const raw of [null, [], 'x', 7]) expect(readContentValues(raw)).toBeUndefined();
  });
});

describe('filters', () => {
  const items = [
    buildFaq('1', { question: 'How to pay?', category: 'Withdrawals' }),
    buildRule('1', { title: 'Pay in time' }),
    buildFaq('2', { answer: 'PAY by card.' }),
    buildFaq('3', { question: '.*' }),
  ];

  it.each([
    [{}, ['How to pay?', 'Question 2?', '.*']],
    [{ tab: 'rules' }, ['Pay in time']],
    [{ tab: 'anything' }, ['How to pay?', 'Question 2?', '.*']],
    [{ category: 'Withdrawals' }, ['How to pay?']],
    [{ category: 'Risk Management' }, ['How to pay?', 'Question 2?', '.*']],
    [{ search: ' pay ' }, ['How to pay?', 'Question 2?']],
    [{ search: 'pay', category: 'Account' }, ['Question 2?']],
    [{ search: '.*' }, ['.*']],
    [{ tab: 'rules', search: 'never' }, []],
  ])('%j', (filters, shown) =>
    expect(headings(filterContent(items, { ...none, ...filters }))).toEqual(shown),
  );

  it('read the tab from the URL, and the category only if it is one of the tab’s', () => {
    expect([kindOfTab('rules'), kindOfTab(''), tabOfKind('faq'), tabOfKind('rule')]).toEqual([
      'rule',
      'faq',
      '',
      'rules',
    ]);
    expect(chosenCategory({ ...none, category: 'Account Rules' })).toBe('');
    expect(chosenCategory({ ...none, tab: 'rules', category: 'Account Rules' })).toBe(
      'Account Rules',
    );
    expect(
      [none, { ...none, search: ' ' }, { ...none, category: 'x' }].map(hasContentFilters),
    ).toEqual([false, false, false]);
    expect(
      [
        { ...none, search: 'a' },
        { ...none, category: 'Account' },
      ].map(hasContentFilters),
    ).toEqual([true, true]);
  });

  it('group by category in section 9’s order, without empty categories', () =>
    expect(
      groupContent(
        [buildFaq('1'), buildFaq('2', { category: 'Withdrawals' }), buildFaq('3')],
        'faq',
      ).map(({ category, items: own }) => [category, own.length]),
    ).toEqual([
      ['Withdrawals', 1],
      ['Account', 2],
    ]));
});

describe('stored content (R29)', () => {
  it('an unreadable item is skipped; anything but a list is undefined', () => {
    expect(
      listOf(
        [
          buildFaq('1'),
          { ...buildFaq('2'), category: 'None' },
          null,
          { ...buildRule('1'), title: 7 },
          buildRule('2'),
        ],
        parseItem,
      ),
    ).toEqual([buildFaq('1'), buildRule('2')]);
    for (const raw of [undefined, null, {}, 'x', 1]) expect(listOf(raw, parseItem)).toBeUndefined();
  });
});
