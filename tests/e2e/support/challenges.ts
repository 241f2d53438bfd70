import type { Page } from '@playwright/test';
import { buildChallengeInput } from '../../fixtures/challenges';
import type { Challenge, ChallengeInput, ChallengePage } from '~/api/types';
import type { Backend } from './backend';

export const submit = (page: Page) => page.getByRole('button', { name: 'Create Challenge' });

/** A field of the form, by its wire name. */
export const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

/** A name that no other test uses. */
export const freshName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 10)}`;

export const addChallenge = (backend: Backend, overrides: Partial<ChallengeInput> = {}) =>
  backend.send<Challenge>(
    'POST',
    '/admin/challenges/create/',
    buildChallengeInput({ name: freshName('Challenge'), ...overrides }),
  );

export const getChallenge = (backend: Backend, id: Challenge['id']) =>
  backend.send<Challenge>('GET', `/admin/challenges/${id}/`);

export const listChallenges = (backend: Backend, ofClass: Challenge['challenge_class'], page = 1) =>
  backend.send<ChallengePage>(
    'GET',
    `/admin/challenges?page=${page}&page_size=10&challenge_class=${ofClass}`,
  );

/** Fills fields by their wire names. True and false tick and untick. */
export async function fillForm(
  page: Page,
  fields: Record<string, string | boolean>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = field(page, name);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT')
      await control.selectOption(value);
    else await control.fill(value);
  }
}

/** The values of the form's fields, by their names. */
export const readForm = (page: Page): Promise<Record<string, string | boolean>> =>
  page
    .locator('form')
    .evaluate((form) =>
      Object.fromEntries(
        [...form.querySelectorAll<HTMLInputElement>('[name]')].map((control) => [
          control.name,
          control.type === 'checkbox' ? control.checked : control.value,
        ]),
      ),
    );

/** The fields without a default, with valid values. */
export const required = {
  name: '100K One Step',
  firm_name: 'Northgate Capital',
  challenge_fee: '499',
  additional_trading_days: '0',
  max_daily_loss_percent: '5',
  max_total_loss_percent: '10',
  profit_target_percent: '8',
};

/**
 * The bodies that the console sends from now on, oldest first. They are read in the page, because
 * the protocol does not give the body of a request made from a Request.
 */
export async function watchBodies(page: Page): Promise<(ending: string) => Promise<unknown>> {
  await page.addInitScript(() => {
    const sent: [string, unknown][] = [];
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method !== 'GET')
        sent.push([
          `${input.method} ${new URL(input.url).pathname}`,
          JSON.parse((await input.clone().text()) || 'null'),
        ]);
      return send(input, init);
    };
    Object.assign(window, { sent });
  });
  // The script above has put it there.
  return (ending) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { sent: [string, unknown][] }).sent
          .filter(([call]) => call.endsWith(wanted))
          .at(-1)?.[1],
      ending,
    );
}
