import type { UserEventObject } from 'storybook/test';
import { screen, within } from 'storybook/test';
import { chooseMenuItem } from '../menuChoice';

/** The headings of the list, from the top. */
export const headings = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Chooses an action in the menu of an entry. */
export async function choose(user: UserEventObject, heading: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${heading}` }));
  await chooseMenuItem(user, await screen.findByRole('menuitem', { name: action }));
}
