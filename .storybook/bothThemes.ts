import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { isFlow } from '../stories/atlas/links';

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
  commons: {
    color: {
      Color: { prototype: AxeColor & { parseString: (this: AxeColor, css: string) => AxeColor } };
    };
  };
}

let isRemembering = false;

/**
 * axe reads the same few colors thousands of times, which is a third of what looking at colors
 * takes. Each is read once.
 */
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
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )) &&
  element.checkVisibility({ visibilityProperty: true });

/** The looks that have passed, of all stories that this page has shown. */
const passed = new Set<string>();

/**
 * One text of each look that hasn't passed yet: its element's classes, its letters, whether it can
 * be used (axe passes over what is disabled), and every background behind it. The rows of a list
 * look alike, and so does a screen from one story to the next.
 */
function oneOfEachLook(): Map<string, Element> {
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
    const look = [
      classes,
      isDisabled,
      color,
      fontSize,
      fontWeight,
      textShadow,
      behind(element),
    ].join('|');
    if (!passed.has(look) && !looks.has(look)) looks.set(look, element);
  }
  return looks;
}

/** The colors are checked by `checkColors`, and everything else by the addon. */
export function leaveColors({ parameters }: StoryContext): void {
  const { a11y } = parameters as { a11y: { options: object } };
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
  parameters['a11y'] = { ...a11y, options: { ...a11y.options, rules } };
}

/**
 * Checks a story's colors in both themes, which differ only in the values of custom properties
 * (tests/ui/theme/themes.test.ts). So a story is rendered and played once, and texts that look
 * alike in the dark theme do in the light one. Storybook has stopped all transitions before, so no
 * color is in between.
 */
export async function checkColors(context: StoryContext): Promise<void> {
  // A flow ends in a state that a screen's story shows: its colors are checked there.
  if (isFlow(context.title)) return;
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  const { a11y } = context.parameters as { a11y: { options: object } };
  // `leaveColors` has switched the rules off.
  const options = { ...a11y.options, rules: {}, runOnly: { type: 'rule', values: colorRules } };
  try {
    // The dark theme tells more surfaces apart: in the light one several are white.
    dataset['theme'] = 'dark';
    const texts = oneOfEachLook();
    if (texts.size === 0) return;
    rememberColors();
    for (const theme of ['dark', 'light']) {
      dataset['theme'] = theme;
      // A list may take its rows away meanwhile, and axe wants at least one element that is there.
      const include = [document.head, ...texts.values()];
      const parameters = {
        ...context.parameters,
        a11y: { ...a11y, options, context: { include } },
      };
      await checkAccessibility({ ...context, parameters });
    }
    for (const [look, { isConnected }] of texts) if (isConnected) passed.add(look);
  } catch (cause) {
    throw new Error(
      `In the ${String(dataset['theme'])} theme:\n${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  } finally {
    dataset['theme'] = shown;
  }
}
