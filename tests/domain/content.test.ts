import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../src/domain/contentDefaults';
import { parseContent, rememberOrder, restored, withItem, withoutItem } from '../../src/domain/contentEdits';
import { chosenCategory, filterContent, groupContent, hasContentFilters, kindOfTab, tabOfKind } from '../../src/domain/contentFilters';
import { contentFormError, contentValues, isContentChanged, parseContentDraft, validateContent } from '../../src/domain/contentForm';
import { contentCategories, headingOf, itemKey, itemOf, lengthOf, type ContentItems } from '../../src/domain/contentItems';
import { buildFaq, buildRule } from '../fixtures/content';
import { seed } from '../propertyRuns';
import { anyContent } from './contentValues';
import { hostileValue } from './hostileValues';

const headings = (items: ContentItems) => items.map(headingOf);
const none = { tab: '', category: '', search: '' };

describe('section 9', () => {
  it('has these categories', () => {
    expect(contentCategories.rule).toEqual(['Risk Management', 'Trading Requirements', 'Account Rules']);
    expect(contentCategories.faq).toEqual(['Getting Started', 'Withdrawals', 'Account', 'Trading', 'Technical']);
  });

  it('has these rules by default, and an FAQ for each category (R183)', () => {
    expect(headings(defaultContent.filter(({ kind }) => kind === 'rule'))).toEqual(['Maximum Daily Loss 5%', 'Maximum Total Drawdown 10%', 'Minimum 5 trading days', 'Profit target 8%']);
    expect(defaultContent.filter(({ kind }) => kind === 'faq').map(({ category }) => category)).toEqual(contentCategories.faq);
    expect(parseContent(defaultContent)).toEqual(defaultContent);
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
    ['faq', { question: 'q'.repeat(201), answer: 'a'.repeat(5001) }, { question: 'At most 200 characters', answer: 'At most 5000 characters' }],
    ['rule', { category: 'Account Rules' }, {}],
    ['rule', {}, { category: 'Category is required' }],
    ['rule', { category: '', title: '', description: ' ' }, { category: 'Category is required', title: 'Title is required', description: 'Description is required' }],
    ['rule', { category: 'Account Rules', title: 't'.repeat(201) }, { title: 'At most 200 characters' }],
  ] as const)('%s with %j: %j', (kind, values, errors) => {
    expect(validateContent(kind, { ...full, ...values })).toEqual(errors);
    expect(itemOf(kind, '1', { ...full, ...values }) === undefined).toBe(Object.keys(errors).length > 0);
  });

  it.each([
    [{}, undefined],
    [{ title: 'Title is required', description: 'At most 5000 characters' }, 'Please fill in all fields'],
    [{ description: 'At most 5000 characters', title: 'Title is required' }, 'Please fill in all fields'],
    [{ title: 'At most 200 characters' }, 'At most 200 characters'],
  ])('says of %j: %s', (errors, text) => {
    expect(contentFormError(errors)).toBe(text);
  });

  it('keeps texts without the space around them, and the values of an item make the item', () => {
    expect(itemOf('faq', '1', { question: ' Q ', answer: 'A\nB\n', category: ' Account' })).toEqual(buildFaq('1', { question: 'Q', answer: 'A\nB' }));
    for (const item of defaultContent) expect(itemOf(item.kind, item.id, contentValues(item))).toEqual(item);
    expect(contentValues(undefined, 'Account').category).toBe('Account');
  });

  it('is changed only by a field of its kind', () => {
    expect(isContentChanged('faq', full, { ...full, title: 'x' })).toBe(false);
    expect(isContentChanged('faq', full, { ...full, answer: 'x' })).toBe(true);
  });

  it('reads a draft back, and nothing else', () => {
    const draft = { kind: 'faq', id: '', values: contentValues(buildFaq('1')) } as const;
    expect(parseContentDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const raw of [null, [], {}, { ...draft, kind: 'x' }, { ...draft, id: 1 }, { ...draft, values: null }]) expect(parseContentDraft(raw)).toBeUndefined();
    fc.assert(fc.property(hostileValue, (raw) => { parseContentDraft(raw); }), { seed, numRuns: 2000 });
  });

  it('counts a sign outside the first plane as one', () => {
    expect(lengthOf('a😀')).toBe(2);
  });
});

describe('filters', () => {
  const items = [buildFaq('1', { question: 'How to pay?', category: 'Withdrawals' }), buildRule('1', { title: 'Pay in time' }), buildFaq('2', { answer: 'PAY by card.' }), buildFaq('3', { question: '.*' })];

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
  ])('%j', (filters, shown) => {
    expect(headings(filterContent(items, { ...none, ...filters }))).toEqual(shown);
  });

  it('know a tab by the address, and a category only where it is the tab’s', () => {
    expect([kindOfTab('rules'), kindOfTab(''), tabOfKind('faq'), tabOfKind('rule')]).toEqual(['rule', 'faq', '', 'rules']);
    expect(chosenCategory({ ...none, category: 'Account Rules' })).toBe('');
    expect(chosenCategory({ ...none, tab: 'rules', category: 'Account Rules' })).toBe('Account Rules');
    expect([none, { ...none, search: ' ' }, { ...none, category: 'x' }].map(hasContentFilters)).toEqual([false, false, false]);
    expect([{ ...none, search: 'a' }, { ...none, category: 'Account' }].map(hasContentFilters)).toEqual([true, true]);
  });

  it('group by category in section 9’s order, without empty ones', () => {
    expect(groupContent([buildFaq('1'), buildFaq('2', { category: 'Withdrawals' }), buildFaq('3')], 'faq').map(({ category, items: own }) => [category, own.length])).toEqual([['Withdrawals', 1], ['Account', 2]]);
  });
});

describe('edits', () => {
  it('put an item in the place of the one with its id, else at the end', () => {
    const items = [buildFaq('1'), buildRule('1'), buildFaq('2')];
    expect(withItem(items, buildFaq('1', { question: 'New' })).map(headingOf)).toEqual(['New', 'Title 1', 'Question 2?']);
    expect(withItem(items, buildRule('2')).map(itemKey)).toEqual(['faq:1', 'rule:1', 'faq:2', 'rule:2']);
    expect(withoutItem(items, buildRule('1')).map(itemKey)).toEqual(['faq:1', 'faq:2']);
  });

  it('whatever is removed and in whichever order it is brought back, all of it is where it was', () => {
    const content = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(content, fc.infiniteStream(fc.nat()), (ids, chance) => {
        const all = ids.map((id) => buildFaq(String(id)));
        let [items, order]: [ContentItems, string[]] = [all, []];
        const shuffled = [...all].sort(() => (chance.next().value ?? 0) % 3 - 1).slice(0, 1 + ((chance.next().value ?? 0) % all.length));
        for (const item of shuffled) {
          order = rememberOrder(order, items);
          items = withoutItem(items, item);
        }
        for (const item of [...shuffled].sort(() => ((chance.next().value ?? 0) % 3) - 1)) items = restored(items, item, order);
        expect(items).toEqual(all);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it('an item that is there already is not brought back twice, and stands before what was added meanwhile', () => {
    const order = rememberOrder([], [buildFaq('1'), buildFaq('2')]);
    expect(restored([buildFaq('1'), buildFaq('2')], buildFaq('2'), order)).toHaveLength(2);
    expect(restored([buildFaq('1'), buildFaq('9')], buildFaq('2'), order).map(itemKey)).toEqual(['faq:1', 'faq:2', 'faq:9']);
  });
});

describe('what was stored (R29)', () => {
  it('reads back what was written', () => {
    fc.assert(fc.property(anyContent, (items) => { expect(parseContent(JSON.parse(JSON.stringify(items)))).toEqual(items); }), { seed, numRuns: 500 });
  });

  it('an item that can’t be read costs only itself; what is no list is nothing', () => {
    expect(parseContent([buildFaq('1'), { ...buildFaq('2'), category: 'None' }, null, { ...buildRule('1'), title: 7 }, buildFaq('1', { question: 'Again' }), buildRule('2')])).toEqual([buildFaq('1'), buildRule('2')]);
    for (const raw of [undefined, null, {}, 'x', 1]) expect(parseContent(raw)).toBeUndefined();
    fc.assert(fc.property(fc.array(hostileValue), (raw) => { expect(parseContent(raw)).toEqual([]); }), { seed, numRuns: 2000 });
  });
});
