type Channels = readonly [red: number, green: number, blue: number];

/** The backgrounds that the accent is drawn on, as in theme/tokens.css. */
export const accentGrounds = {
  light: { bg: '#f4f4f6', surface: '#ffffff', hover: '#f2f2f6' },
  dark: { bg: '#101014', surface: '#18181e', hover: '#20202a' },
} as const;

type Theme = keyof typeof accentGrounds;

const themes: readonly Theme[] = ['light', 'dark'];

const white = '#ffffff';
const black = '#000000';
/** The least contrast of text (WCAG AA). */
const least = 4.5;

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;

/** `share` of the second color in the first, 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const linear = (share: number) =>
  share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

/** The relative luminance of a '#rrggbb' color, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two '#rrggbb' colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The accent's tokens in a theme. */
type AccentTokens = Record<
  'accent' | 'accent-hover' | 'accent-soft' | 'on-accent' | 'focus',
  string
>;

const tokensOf = (accent: string, hoverTowards: string, soft: string): AccentTokens => ({
  accent,
  'accent-hover': mix(accent, hoverTowards, 0.18),
  'accent-soft': soft,
  'on-accent': contrast(white, accent) >= least ? white : mix(accent, black, 0.82),
  focus: accent,
});

interface Problem {
  pair: string;
  ratio: number;
}

/** The pair of text and background with the least contrast, if it is too little to be read. */
function problemOf(tokens: AccentTokens, theme: Theme): Problem | undefined {
  const { accent, 'accent-soft': soft, 'accent-hover': hover, 'on-accent': on } = tokens;
  const pairs = [
    ...Object.entries(accentGrounds[theme]).map(
      ([name, ground]) => [`accent on ${name}`, accent, ground] as const,
    ),
    ['accent on accent-soft', accent, soft] as const,
    ['on-accent on accent', on, accent] as const,
    ['on-accent on accent-hover', on, hover] as const,
  ].map(([pair, one, other]) => ({ pair: `${pair}, ${theme}`, ratio: contrast(one, other) }));
  return pairs
    .filter(({ ratio }) => ratio < least)
    .sort((one, other) => one.ratio - other.ratio)[0];
}

/**
 * In the light theme the accent is the firm's color itself. In the dark theme it is the least
 * lighter one that can be read there.
 */
function derive(color: string, theme: Theme): AccentTokens {
  if (theme === 'light') return tokensOf(color, black, mix(color, white, 0.9));
  const soft = mix(color, accentGrounds.dark.surface, 0.76);
  const lighter = Array.from({ length: 19 }, (_, step) =>
    tokensOf(mix(color, white, step / 20), white, soft),
  );
  return (
    lighter.find((tokens) => problemOf(tokens, theme) === undefined) ?? tokensOf(color, white, soft)
  );
}

const declarations = (tokens: AccentTokens) =>
  Object.entries(tokens)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/**
 * The custom properties of an accent ('#rrggbb') in both themes as CSS, or why it is refused: text
 * in it, on it or beside it would fall under the contrast of WCAG AA.
 */
export function accentStyle(accent: string): { css: string } | { problem: string } {
  const ofThemes = themes.map((theme) => ({ theme, tokens: derive(accent.toLowerCase(), theme) }));
  for (const { theme, tokens } of ofThemes) {
    const problem = problemOf(tokens, theme);
    if (problem)
      return {
        problem: `${accent} has too little contrast: ${problem.pair}, ${problem.ratio.toFixed(2)} of ${String(least)} to 1`,
      };
  }
  const [light = '', dark = ''] = ofThemes.map(({ tokens }) => declarations(tokens));
  return { css: `:root{${light}}:root[data-theme='dark']{${dark}}` };
}
