import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** axe's rules that look at colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Also checks a story's colors in the theme in which it isn't shown. The themes differ only in the values of custom properties
 * (tests/theme.test.ts). So a story is rendered and played once, everything is checked in its own theme, and only the colors are checked
 * in the other. Storybook has stopped all transitions before, so no color is in between. A flow ends in a state that a screen's story
 * shows: its colors are checked there.
 */
export async function checkOtherTheme(context: StoryContext): Promise<void> {
  if (context.title.startsWith('Flows/')) return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const { a11y } = context.parameters as { a11y: { options: object } };
    const options = { ...a11y.options, runOnly: { type: 'rule', values: colorRules } };
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } });
  } catch (cause) {
    throw new Error(`In the ${dataset['theme']} theme:\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    dataset['theme'] = shown;
  }
}
