import type { UserEventObject } from 'storybook/test';
import { expect, waitFor } from 'storybook/test';

/**
 * Presses and releases a menu item with a pause, as a hand does: the menu needs time to highlight
 * it first.
 */
export async function chooseMenuItem(user: UserEventObject, item: HTMLElement): Promise<void> {
  await user.pointer({ keys: '[MouseLeft>]', target: item });
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.pointer({ keys: '[/MouseLeft]', target: item });
}
