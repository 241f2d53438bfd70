import { addChallenge, freshName, listChallenges } from './support/challenges';
import { expect, test } from './support/test';

for (const [path, title, ofClass] of [
  ['/evaluations', 'Evaluations', 'challenge'],
  ['/skill-checks', 'Skill Checks', 'skill_check'],
] as const) {
  test(`${path} shows one page of its class, and the server turns the pages`, async ({
    page,
    backend,
  }) => {
    const { results, count } = await listChallenges(backend, ofClass);
    const first = page.waitForRequest((request) => request.url().includes('/api/admin/challenges'));
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
}

test('filters the few pages in the browser, keeps the filters in the address, and says what they apply to (R22, R480)', async ({
  page,
  backend,
}) => {
  const name = freshName('Needle');
  await addChallenge(backend, {
    name,
    firm_name: `Firm of ${name}`,
    challenge_type: 'instant',
  });
  await page.goto('/evaluations');
  await expect(page.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Evaluations' }).locator('tbody').getByRole('row');
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
  await expect(page.getByText('...No challenge found...')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(10);
  await expect(page).toHaveURL('/evaluations');
});
