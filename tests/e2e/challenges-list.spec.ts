import { addChallenge, freshName, listChallenges } from './support/challenges';
import { expect, holdCalls, test, toast } from './support/test';

const lists = [
  {
    path: '/evaluations',
    title: 'Evaluations',
    ofClass: 'challenge',
    add: 'Add Evaluation',
    createPath: '/evaluations/create',
    createTitle: 'Create New Challenge',
    empty: '...No challenge found...',
  },
  {
    path: '/skill-checks',
    title: 'Skill Checks',
    ofClass: 'skill_check',
    add: 'Add SkillCheck',
    createPath: '/skill-checks/create',
    createTitle: 'Create New Skillcheck Challenge',
    empty: '...No skill check challenge found...',
  },
] as const;

for (const { path, title, ofClass, add, createPath, createTitle, empty } of lists) {
  test.describe(path, () => {
    test('shows one page of its class, and the server turns the pages', async ({
      page,
      backend,
    }) => {
      const { results, count } = await listChallenges(backend, ofClass);
      const first = page.waitForRequest((request) =>
        request.url().includes('/api/admin/challenges'),
      );
      await page.goto(path);
      expect(new URL((await first).url()).search).toBe(
        `?page=1&page_size=10&challenge_class=${ofClass}`,
      );
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const rows = page.getByRole('table', { name: title }).locator('tbody').getByRole('row');
      await expect(rows).toHaveCount(10);
      for (const [index, challenge] of results.entries())
        await expect(rows.nth(index)).toContainText(challenge.name);
      await expect(page.getByText(`1–10 of ${count}`)).toBeVisible();
      const second = page.waitForRequest((request) => request.url().includes('page=2'));
      await page.getByRole('button', { name: 'Next page' }).click();
      expect(new URL((await second).url()).search).toBe(
        `?page=2&page_size=10&challenge_class=${ofClass}`,
      );
      await expect(page).toHaveURL(`${path}?page=2`);
      await expect(page.getByText(`11–20 of ${count}`)).toBeVisible();
    });

    test('filters the few pages in the browser, keeps the filters in the address, and says what they apply to (R22, R480)', async ({
      page,
      backend,
    }) => {
      const name = freshName('Needle');
      await addChallenge(backend, {
        challenge_class: ofClass,
        name,
        firm_name: `Firm of ${name}`,
        challenge_type: 'instant',
      });
      await page.goto(path);
      await expect(page.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
      const rows = page.getByRole('table', { name: title }).locator('tbody').getByRole('row');
      await expect(rows).toHaveCount(10);
      await page.getByLabel('Search').fill(`firm of ${name}`);
      await expect(page.getByText(/^Searches all /)).toBeVisible();
      await expect(rows).toHaveCount(1);
      let calls = 0;
      page.on('request', (request) => (calls += Number(request.url().includes('/api/'))));
      await page.getByLabel('Type').selectOption('instant');
      await expect(rows).toHaveCount(1);
      const today = new Date().toISOString().slice(0, 10);
      await page.getByLabel('Created from').fill(today);
      await page.getByLabel('Created to').fill(today);
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`type=instant.*from=${today}.*to=${today}`));
      expect(calls).toBe(0);
      await page.reload();
      await expect(rows).toHaveCount(1);
      await expect(page.getByLabel('Type')).toHaveValue('instant');
      await page.getByLabel('Type').selectOption('two_step');
      await expect(page.getByText(empty)).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(rows).toHaveCount(10);
      await expect(page).toHaveURL(path);
    });

    test('its rows offer View, Edit and Duplicate, and its button leads to the create screen', async ({
      page,
      backend,
    }) => {
      const challenge = await addChallenge(backend, {
        challenge_class: ofClass,
        max_participants: null,
        status: 'ended',
      });
      await page.goto(path);
      const row = page.getByRole('row').filter({ hasText: challenge.name });
      await expect(row.getByText('Ended')).toHaveAttribute('data-tone', 'neutral');
      await expect(row.getByRole('cell').nth(6)).toHaveText('—');
      await row.getByRole('button', { name: 'View', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: challenge.name });
      await expect(dialog).toContainText('Northgate Capital');
      // Section 4: in the detail list every status except active is red.
      await expect(dialog.getByText('Ended')).toHaveAttribute('data-tone', 'bad');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row.getByRole('link', { name: 'Duplicate' })).toBeVisible();
      await row.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page).toHaveURL(`/evaluations/${challenge.id}`);
      await expect(page.locator('[name=name]')).toHaveValue(challenge.name);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(path);
      await page.getByRole('button', { name: add }).click();
      await expect(page).toHaveURL(createPath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(createTitle);
    });

    test('a failed load has no toast but a message in place, and recovers (R18); a 403 has its own state', async ({
      page,
      backend,
      problems,
    }) => {
      problems.allowStatus(500, 403);
      await backend.plan('GET', '/admin/challenges', {
        status: 500,
        body: { message: 'Broken.' },
        times: 1,
      });
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(page.getByText(empty)).toHaveCount(0);
      await expect(toast(page, 'Broken.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByRole('table', { name: title }).locator('tbody').getByRole('row'),
      ).toHaveCount(10);
      await backend.plan('GET', '/admin/challenges', { status: 403 });
      await page.reload();
      await expect(page.getByText('No access')).toBeVisible();
    });
  });
}

test("an empty list says so in section 2's words", async ({ page, backend }) => {
  for (const { path, empty } of lists) {
    await backend.plan('GET', '/admin/challenges', {
      status: 200,
      body: { count: 0, next: null, previous: null, results: [] },
      times: 1,
    });
    await page.goto(path);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  }
});

test("the previous page's rows can be seen but not used until the new ones arrive (promise 3)", async ({
  page,
}) => {
  const second = await holdCalls(page, (request) => request.url().includes('page=2&'));
  await page.goto('/evaluations');
  const rows = page.getByRole('table', { name: 'Evaluations' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  const name = await rows.first().getByRole('button').first().innerText();
  await page.getByRole('button', { name: 'Next page' }).click();
  await second.arrival;
  await rows
    .first()
    .getByRole('button', { name: 'View', includeHidden: true })
    .click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  second.letGo();
  await expect(rows.first()).not.toContainText(name);
});
