import { isSoak, printCount } from '../../propertyRuns';
import { expect, test } from '../support/test';
import { calls, callOf, type CallName } from './calls';
import { answerOf, textFieldsOf, type TextField } from './hostileAnswer';
import { InertPage } from './inertPage';
import { LiveConsole } from './liveConsole';
import { payloads } from './payloads';
import { inGroups, namesOf, readingViews, readsOf, type View } from './views';

/** How many of the 200 texts each field gets. A field that runs texts runs the first one. */
const forEachField = isSoak ? payloads.length : 2;

/** Rows are this many texts apart, so that each row of a list has different texts. */
const rowStep = 5;
const hashOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % payloads.length, 7);
const keyOf = ({ name, row }: TextField) => `${name} ${row}`;
const isInList = ({ name }: TextField) => name.includes('[]');

/**
 * What a view is given. Free texts are hostile in every row. Values with a form (a status, a date,
 * an amount, an id) are hostile in every second row. A view with one record has them hostile in
 * three turns of four. So good values also appear beside bad texts.
 */
class Script {
  turn = 0;
  /** First harmless words, to see which fields are shown: each another one, also if it is read again. */
  isHarmless = true;
  private words = 0;
  readonly shown = { plain: new Set<string>(), wild: new Set<string>() };
  readonly put = new Map<string, string>();
  readonly tried = new Map<string, Set<string>>();

  get mode(): 'plain' | 'wild' {
    return this.turn % 4 === 0 ? 'plain' : 'wild';
  }

  textFor = (field: TextField): string | undefined => {
    const isWild = isInList(field) ? field.row % 2 === 1 : this.mode === 'wild';
    if (!field.isFree && !isWild) return undefined;
    const place = hashOf(field.name) + this.turn + field.row * rowStep;
    const text = this.isHarmless
      ? `w${(this.words += 1)}q`
      : (payloads[place % payloads.length] ?? '');
    this.put.set(keyOf(field), text);
    if (!this.isHarmless)
      this.tried.set(field.name, (this.tried.get(field.name) ?? new Set()).add(text));
    return text;
  };

  /** The fields that the screen shows, with their texts. */
  get expected(): [key: string, text: string][] {
    return [...this.put].filter(([key]) => this.shown[this.mode].has(key));
  }
}

/** Which fields the screen shows, in either mode. */
async function findShown(open: LiveConsole, inert: InertPage, script: Script): Promise<void> {
  for (const turn of [0, 1]) {
    script.turn = turn;
    script.put.clear();
    await open.renew();
    // What is read while the page is searched was not searched for.
    const put = [...script.put];
    const missing = new Set(await inert.findMissing(put.map(([, text]) => text)));
    for (const [key, text] of put) if (!missing.has(text)) script.shown[script.mode].add(key);
  }
  script.isHarmless = false;
}

const fieldsOf = (view: View) => readsOf(view).flatMap(textFieldsOf);

async function showHostile(view: View, open: LiveConsole, inert: InertPage, script: Script) {
  const fields = fieldsOf(view);
  const isDone = () => fields.every((name) => (script.tried.get(name)?.size ?? 0) >= forEachField);
  let verbatim = 0;
  for (script.turn = 2; !isDone() && script.turn < 8 * payloads.length; script.turn += 1) {
    script.put.clear();
    await open.renew();
    await inert.expectInert();
    // Some data is read after other data, so it arrives a little later.
    const expected = script.expected;
    const findMissing = async () => {
      const missing = await inert.findMissing(expected.map(([, text]) => text));
      return expected.filter(([, text]) => missing.includes(text));
    };
    await expect.poll(findMissing, { intervals: [50] }).toEqual([]);
    verbatim += expected.length;
  }
  expect(isDone()).toBe(true);
  await expect(open.page.locator('nav[aria-label=Main]')).toBeAttached();
  const pairs = [...script.tried.values()].reduce((sum, texts) => sum + texts.size, 0);
  printCount(
    `hostile text on ${view.name}: ${fields.length} fields, ${verbatim} times shown verbatim, pairs of field and text`,
    pairs,
  );
}

test('every text field of every read is covered by a view', () => {
  const known = new Set(readingViews.flatMap(fieldsOf));
  const all = calls
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id }) => textFieldsOf(id as CallName));
  expect(all.filter((name) => !known.has(name))).toEqual([]);
  printCount(`hostile text: ${payloads.length} texts, fields of readings`, all.length);
});

test.describe('Hostile text runs nothing and is shown unchanged (promise 5)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });

  for (const group of inGroups(readingViews))
    test(namesOf(group), async ({ page, backend, problems }) => {
      // A text in place of an image's address leads nowhere.
      problems.allowStatus(400, 404);
      const inert = await InertPage.on(page, backend.origin);
      const open = await LiveConsole.on(page);
      let script = new Script();
      await page.route('**/api/**', async (route) => {
        const name = callOf(route.request().method(), route.request().url());
        if (!name || route.request().method() !== 'GET') return route.continue();
        return route.fulfill(answerOf(name, script.textFor));
      });
      for (const view of group)
        await test.step(view.name, async () => {
          script = new Script();
          // The generated rows have ids from 1.
          await open.openAnew((await view.path(backend)).replace(/=\d+$/, '=1'));
          await findShown(open, inert, script);
          await showHostile(view, open, inert, script);
        });
    });
});
