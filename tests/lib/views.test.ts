import { describe, expect, it } from 'vitest';
import {
  changeViews,
  putView,
  replacedView,
  restoreView,
  validateViewName,
  allViews,
  readViews,
  startOf,
  type ListPreferences,
  type View,
} from '~/lib/views';
import { viewQuery } from '~/lib/currentView';

const pending: View = {
  id: 'pending',
  name: 'Pending payouts',
  query: 'status=pending',
  isBuiltIn: true,
};
const large: View = { id: 'a', name: 'Large', query: 'amount=large' };
const recent: View = { id: 'b', name: 'Recent', query: 'date=today&whole=1' };
const kept: ListPreferences = { views: [large, recent] };
const namesOf = (now: ListPreferences) =>
  allViews(now, [pending])
    .map(({ name }) => name)
    .join(', ');

describe('what a view names (R340)', () => {
  it.each([
    ['', ''],
    ['page=3&status=pending', 'status=pending'],
    ['whole=1&status=pending&sort=-date', 'sort=-date&status=pending&whole=1'],
    ['payout=7&view=all&date=', ''],
    ['columns=name%2C-email&page_size=50', 'columns=name%2C-email&page_size=50'],
  ])("'%s' is '%s'", (query, named) => {
    expect(viewQuery(query, ['status', 'date'])).toBe(named);
  });
});

describe("a list's views", () => {
  it("begin with the console's own", () =>
    expect(namesOf(kept)).toBe('Pending payouts, Large, Recent'));

  it.each([
    ['nothing', undefined],
    ['a text', 'views'],
    ['entries that are none', [null, 7, { id: '', name: 'x' }, { id: 'x' }]],
  ])('ignore %s in storage', (_, views) =>
    expect(namesOf({ views, start: 3 })).toBe('Pending payouts'),
  );

  it('keep the order that the admin gave them, the console’s own included', () => {
    const moved = changeViews(kept, [pending], { kind: 'move', view: pending, step: 1 });
    expect(namesOf(moved)).toBe('Large, Pending payouts, Recent');
    expect(namesOf(putView(moved, { id: 'c', name: 'New', query: '' }))).toBe(
      'Large, Pending payouts, Recent, New',
    );
  });

  it("takes name and address of the console's own from the console, whatever is stored", () => {
    expect(allViews({ views: [{ ...pending, name: 'Old', query: 'old=1' }] }, [pending])).toEqual([
      pending,
    ]);
  });

  it('are renamed, deleted and put back into their place', () => {
    expect(
      namesOf(changeViews(kept, [pending], { kind: 'rename', view: large, name: ' Big ' })),
    ).toBe('Pending payouts, Big, Recent');
    const without = changeViews(kept, [pending], { kind: 'delete', view: large });
    expect(namesOf(without)).toBe('Pending payouts, Recent');
    expect(namesOf(restoreView(without, kept, large))).toBe('Pending payouts, Large, Recent');
  });
});

describe('the start (R342)', () => {
  const started = changeViews(kept, [pending], { kind: 'start', view: large });

  it('is a view until another one is, or none', () => {
    expect(startOf(started)).toEqual(large);
    expect(startOf(changeViews(started, [pending], { kind: 'start', view: pending }))?.id).toBe(
      'pending',
    );
    expect(
      startOf(changeViews(started, [pending], { kind: 'start', view: undefined })),
    ).toBeUndefined();
  });

  it('goes with its view, and comes back with it', () => {
    const without = changeViews(started, [pending], { kind: 'delete', view: large });
    expect(startOf(without)).toBeUndefined();
    expect(startOf(restoreView(without, started, large))).toEqual(large);
    expect(startOf(changeViews(started, [pending], { kind: 'delete', view: recent }))).toEqual(
      large,
    );
  });

  it('has the address of its view, also after that was replaced', () => {
    expect(startOf(putView(started, { ...large, query: 'amount=huge' }))?.query).toBe(
      'amount=huge',
    );
  });

  it('leaves a way to the plain list', () => {
    const of = { builtIn: [pending], filters: ['status'], path: '/payouts', query: '' };
    expect(readViews({ ...of, kept }).hrefOf(undefined)).toBe('/payouts');
    expect(readViews({ ...of, kept: started }).hrefOf(undefined)).toBe('/payouts?view=all');
    expect(readViews({ ...of, kept: started }).hrefOf(large)).toBe('/payouts?amount=large');
  });
});

describe("a view's name (R340)", () => {
  const views = [pending, large, recent];
  it.each([
    ['', undefined, 'Name is required'],
    ['   ', undefined, 'Name is required'],
    ['x'.repeat(61), undefined, 'At most 60 characters'],
    ['x'.repeat(60), undefined, undefined],
    ['pending PAYOUTS', undefined, 'Another view has this name'],
    ['Large', undefined, undefined],
    ['Large', recent, 'Another view has this name'],
    ['large', large, undefined],
  ])("'%s' for %o: %s", (name, renamed, error) => {
    expect(validateViewName({ name }, views, renamed).name).toBe(error);
  });

  it('saved again replaces the view', () => {
    expect(replacedView(views, ' large')).toBe(large);
    expect(namesOf(putView(kept, { ...large, query: 'x=1' }))).toBe(
      'Pending payouts, Large, Recent',
    );
  });
});
