import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** Whether a story runs as a test. In Storybook itself the panel checks the theme that the toolbar shows. */
export const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Checks a story in the theme it isn't shown in. Themes differ in nothing but the values of custom properties (tests/theme.test.ts), so a story is
 * rendered and played once and looked at twice. Storybook has stopped transitions by now: no colour is caught on its way.
 */
export async function checkOtherTheme(context: StoryContext): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    await checkAccessibility(context);
  } catch (cause) {
    throw new Error(`In the ${dataset['theme']} theme:\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    dataset['theme'] = shown;
  }
}
