import { screenNames, screenPath } from '../support/routes';
import { expect, test } from '../support/test';
import { mutate, randomFrom } from './mutate';

/** Over all routes; a tenth in `npm test`, the whole in `npm run soak`. */
const total = process.env['SOAK'] ? 5000 : 500;
const forEach = Math.ceil(total / screenNames.length);
/** Words that only a broken screen shows. */
const broken = /\bNaN\b|\bundefined\b|Invalid Date|\[object Object\]/;
/** The same words as data: they were sent, and are shown as they are. */
const sentWords = ['NaN', 'undefined'];

let answers = 0;

test.describe('Mutated answers (promise 6)', () => {
  test.setTimeout(3_600_000);

  for (const [index, name] of screenNames.entries()) {
    test(`${name}: no blank screen, no crash, nothing that isn’t a value`, async ({ page, backend, problems }) => {
      // A mutated address of an image or of a follow-up call leads nowhere.
      problems.allowStatus(400, 404, 422);
      const path = await screenPath(name, backend);
      const random = randomFrom(20261121 + index);
      const crashes: string[] = [];
      let mutated = 0;
      let hasSentWords = false;
      page.on('pageerror', (error) => crashes.push(String(error)));
      await page.route('**/api/**', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const response = await route.fetch();
        const body = mutate(await response.json(), random);
        mutated += 1;
        hasSentWords ||= sentWords.some((word) => body.includes(word));
        return route.fulfill({ status: 200, contentType: 'application/json', body });
      });
      // Screens without a call have nothing to mutate; the frame is looked at all the same.
      for (let turn = 0; turn < 400 && mutated < forEach; turn += 1) {
        const before = mutated;
        hasSentWords = false;
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
        await expect(page.locator('#main').getByRole('heading').or(page.locator('#main').getByRole('alert')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const text = await page.locator('body').innerText();
        expect(text.trim().length).toBeGreaterThan(40);
        expect(text, 'The screen stopped working').not.toContain('This screen stopped working');
        if (!hasSentWords) expect(text).not.toMatch(broken);
        expect(crashes).toEqual([]);
        if (mutated === before) break;
      }
      answers += mutated;
      process.stdout.write(`${name}: ${mutated} mutated answers (${answers} so far)\n`);
    });
  }
});
