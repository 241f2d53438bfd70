import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** axe's rules that look at colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe makes of a color in CSS. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface Axe {
  commons: { color: { Color: { prototype: AxeColor & { parseString: (this: AxeColor, css: string) => AxeColor } } } };
}

let isRemembering = false;

/** axe reads the same few colors thousands of times, which is a third of what looking at colors takes. Each is read once. */
function rememberColors() {
  const { axe } = globalThis as { axe?: Axe };
  if (!axe || isRemembering) return;
  isRemembering = true;
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, AxeColor>();
  prototype.parseString = function (css) {
    const read = known.get(css);
    if (read) return Object.assign(this, read);
    parseString.call(this, css);
    known.set(css, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

const showsText = (element: Element) =>
  (element.matches('input, select, textarea') ||
    Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * One text of each look: its element's classes, its letters, whether it can be used (axe passes over what is disabled), and every
 * background behind it. The rows of a list look alike.
 */
function oneOfEachLook(): Element[] {
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  const behind = (element: Element | null): string => {
    const known = backgrounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const all = `${behind(element.parentElement)} ${backgroundColor} ${backgroundImage} ${opacity}`;
    backgrounds.set(element, all);
    return all;
  };
  const looks = new Map<string, Element>();
  for (const element of Array.from(document.body.querySelectorAll('*')).filter(showsText)) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const classes = `${element.tagName} ${element.className} ${element.parentElement?.className ?? ''}`;
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const look = [classes, isDisabled, color, fontSize, fontWeight, textShadow, behind(element)].join('|');
    if (!looks.has(look)) looks.set(look, element);
  }
  return Array.from(looks.values());
}

const isFlow = ({ title }: StoryContext) => title.startsWith('Flows/');

/** A flow ends in a state that a screen's story shows: its colors are checked there, everything else also in the flow. */
export function leaveColorsToScreens(context: StoryContext): void {
  if (!isFlow(context)) return;
  const parameters = context.parameters as { a11y: { options: object } };
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
  parameters.a11y = { ...parameters.a11y, options: { ...parameters.a11y.options, rules } };
}

/**
 * Also checks a story's colors in the theme in which it isn't shown. The themes differ only in the values of custom properties
 * (tests/theme.test.ts). So a story is rendered and played once, everything is checked in its own theme, and only the colors are checked
 * in the other. Storybook has stopped all transitions before, so no color is in between.
 * Of texts that look alike in every way, one is checked.
 */
export async function checkOtherTheme(context: StoryContext): Promise<void> {
  if (isFlow(context)) return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const { a11y } = context.parameters as { a11y: { options: object } };
    rememberColors();
    const texts = oneOfEachLook();
    const options = { ...a11y.options, runOnly: { type: 'rule', values: colorRules } };
    const colors = { ...a11y, options, context: texts.length > 0 ? { include: texts } : undefined };
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: colors } });
  } catch (cause) {
    throw new Error(`In the ${dataset['theme']} theme:\n${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    dataset['theme'] = shown;
  }
}
