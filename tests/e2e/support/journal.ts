import type { Page } from '@playwright/test';
import { expect } from './test';

/** Chooses 'Sign out' in the profile's menu. */
export async function chooseSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The question of a sign-out that ends a journal with decisions that no file has. */
export const journalQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Signing out deletes your decision journal' });

export async function endJournal(
  page: Page,
  answer: 'Cancel' | 'Sign out' | 'Export and sign out',
): Promise<void> {
  await journalQuestion(page).getByRole('button', { name: answer, exact: true }).click();
  await expect(journalQuestion(page)).toHaveCount(0);
}
