import type { UserEventObject } from 'storybook/test';
import { expect, waitFor } from 'storybook/test';

/** Presses and releases on a menu's item as a hand does: the menu takes the item that it had time to highlight. */
export async function chooseMenuItem(user: UserEventObject, item: HTMLElement): Promise<void> {
  await user.pointer({ keys: '[MouseLeft>]', target: item });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.pointer({ keys: '[/MouseLeft]', target: item });
}
