import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeReport } from '../atlas/report.mjs';
import { review } from '../atlas/review.mjs';
import { readSignoff } from '../atlas/signoff.mjs';

const story = { id: 'screens-x--y', title: 'Screens/X', name: 'Y' };
const rows = ['light.wide', 'dark.wide'].map((view) => ({
  name: `${story.id}.${view}`,
  kind: 'changed',
  share: 0.25,
  hash: view,
}));
const names = rows.map(({ name }) => name);

test('the page of changes: slider, blink, and accepting one and the rest of a group', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const file = join(folder, 'signoff.json');
  const result = {
    commit: 'c3',
    at: '2026-01-17T09:00:00.000Z',
    since: '',
    rows,
    groups: [{ cause: 'src/a.css', names }],
  };
  writeFileSync(join(folder, 'result.json'), JSON.stringify(result));
  writeReport({ result, stories: [story], folder });
  const served = await review(folder, folder, { file, findCommit: () => 'c3' });
  try {
    await page.goto(served.address);
    const card = page.getByRole('article').first();
    const [before, after] = ['before', 'now'].map((side) =>
      card.locator(`[data-side=${side}]`),
    ) as [typeof card, typeof card];
    const slider = card.getByRole('slider');
    await expect(slider).toBeHidden();

    await page.getByLabel('Slider').check();
    await slider.fill('25');
    await expect(after.locator('img')).toHaveCSS('clip-path', 'inset(0px 0px 0px 25%)');

    await page.getByLabel('Blink').check();
    for (const [shown, hidden] of [
      [after, before],
      [before, after],
    ] as const) {
      await expect(hidden).toHaveCSS('visibility', 'hidden');
      await expect(shown).toHaveCSS('visibility', 'visible');
    }

    // Without a name and a note nothing is sent.
    await card.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Note').fill('More room');
    await card.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('1 picture is signed off by Ada')).toBeVisible();
    await page.getByRole('button', { name: 'Accept this one' }).click();
    await expect(page.getByRole('button', { name: 'All accepted' })).toBeDisabled();
    expect(Object.keys(readSignoff(file).pictures).sort()).toEqual(names.toSorted());
  } finally {
    await served.close();
  }
});
