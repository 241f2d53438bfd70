import { parseExplorers } from '~/features/payouts/checks/address';
import { parseJson } from '~/lib/json';
import { isRecord, type Reader } from '~/lib/records';
import { applyFirmStyle } from './boot/colors';
import { rememberedFirm, type Firm } from '~/lib/firm';

type Channels = readonly [red: number, green: number, blue: number];

/** Must match theme/tokens.css. */
export const accentGrounds = {
  light: { bg: '#f4f4f6', surface: '#ffffff', hover: '#f2f2f6' },
  dark: { bg: '#101014', surface: '#18181e', hover: '#20202a' },
} as const;

type Theme = keyof typeof accentGrounds;

const white = '#ffffff';
const black = '#000000';
/** The contrast that WCAG AA requires. */
const least = 4.5;

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;

function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const linear = (share: number) =>
  share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type AccentTokens = Record<'accent' | 'accent-soft' | 'on-accent' | 'focus', string>;

const tokensOf = (accent: string, soft: string): AccentTokens => ({
  accent,
  'accent-soft': soft,
  'on-accent': contrast(white, accent) >= least ? white : mix(accent, black, 0.82),
  focus: accent,
});

interface Problem {
  pair: string;
  ratio: number;
}

function problemOf(tokens: AccentTokens, theme: Theme): Problem | undefined {
  const { accent, 'accent-soft': soft, 'on-accent': on } = tokens;
  const pairs = [
    ...Object.entries(accentGrounds[theme]).map(
      ([name, ground]) => [`accent on ${name}`, accent, ground] as const,
    ),
    ['accent on accent-soft', accent, soft] as const,
    ['on-accent on accent', on, accent] as const,
  ].map(([pair, one, other]) => ({ pair: `${pair}, ${theme}`, ratio: contrast(one, other) }));
  return pairs
    .filter(({ ratio }) => ratio < least)
    .sort((one, other) => one.ratio - other.ratio)[0];
}

/** For the dark theme, finds the darkest tint of the color that is readable. */
function derive(color: string, theme: Theme): AccentTokens {
  if (theme === 'light') return tokensOf(color, mix(color, white, 0.9));
  const soft = mix(color, accentGrounds.dark.surface, 0.76);
  const lighter = Array.from({ length: 19 }, (_, step) =>
    tokensOf(mix(color, white, step / 20), soft),
  );
  return lighter.find((tokens) => problemOf(tokens, theme) === undefined) ?? tokensOf(color, soft);
}

const declarations = (tokens: AccentTokens) =>
  Object.entries(tokens)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/**
 * Returns the custom properties of an accent color in both themes, or why it was refused (WCAG AA).
 */
export function accentStyle(accent: string): { css: string } | { problem: string } {
  const ofThemes = (['light', 'dark'] as const).map((theme) => ({
    theme,
    tokens: derive(accent.toLowerCase(), theme),
  }));
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

export interface ReadFirm {
  firm: Firm;
  css: string;
  problems: string[];
}

/** Accepts one line of text without control characters or marks that change the text direction. */
const line =
  (most: number): Reader<string> =>
  (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text !== '' && text.length <= most && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
      ? text
      : undefined;
  };

const between =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;

function urlOf(value: unknown, origin: string): URL | undefined {
  const url =
    typeof value === 'string' && value !== '' && URL.canParse(value, origin)
      ? new URL(value, origin)
      : undefined;
  return url?.username || url?.password ? undefined : url;
}

const accent: Reader<string> = (value) =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined;

const timeZone: Reader<string> = (value) => {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return (
      new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone && value
    );
  } catch {
    return undefined;
  }
};

const explorer: Reader<string> = (value) =>
  typeof value === 'string' && parseExplorers({ one: value }).size > 0 ? value : undefined;

const reason = line(80);

const rejectReasons: Reader<readonly string[]> = (value) => {
  if (!Array.isArray(value) || value.length > 20) return undefined;
  const read = value.map(reason).filter((one) => one !== undefined);
  return read.length === value.length ? read : undefined;
};

type Readers<T> = { [Name in keyof Required<T>]: Reader<NonNullable<T[Name]>> };

const checks = {
  ratePercent: between(0.1, 100),
  changedAddressHours: between(1, 8760),
  waitSeconds: between(1, 3),
};

export function readFirmConfig(text: string, origin: string): ReadFirm {
  const problems: string[] = [];
  /** A field that can't be used gets its default. */
  function readFields<T>(value: unknown, readers: Readers<T>, at = ''): Partial<T> {
    if (!isRecord(value)) {
      problems.push(`${at.slice(0, -1) || 'The file'} is not an object`);
      return {};
    }
    const found: Partial<T> = {};
    const isKnown = (name: string): name is keyof T & string => Object.hasOwn(readers, name);
    for (const [name, given] of Object.entries(value)) {
      if (name === '$schema') continue;
      const read = isKnown(name) ? readers[name](given) : undefined;
      if (isKnown(name) && read !== undefined) found[name] = read;
      else problems.push(isKnown(name) ? `${at}${name} can't be used` : `${at}${name} is unknown`);
    }
    return found;
  }

  const firm = readFields<Firm>(parseJson(text), {
    name: line(40),
    // The Content-Security-Policy allows only images from the console's own origin.
    logo: (value) => {
      const url = urlOf(value, origin);
      return url?.origin === origin ? url.pathname + url.search : undefined;
    },
    environment: line(24),
    accent,
    timeZone,
    explorers: (value) => {
      const networks = isRecord(value) ? Object.keys(value) : [];
      const readers = Object.fromEntries(networks.map((network) => [network, explorer]));
      return readFields<Record<string, string>>(value, readers, 'explorers.') as Firm['explorers'];
    },
    checks: (value) => readFields(value, checks, 'checks.'),
    rejectReasons,
    idleMinutes: between(0, 10_080),
    reports: (value) => {
      const url = urlOf(value, origin);
      return url?.protocol === 'https:' || url?.origin === origin ? url.href : undefined;
    },
  });
  const rules: string[] = [];
  if (firm.accent !== undefined) {
    const style = accentStyle(firm.accent);
    if ('css' in style) rules.push(style.css);
    else problems.push(`accent ${style.problem}`);
  }
  if (firm.environment !== undefined) rules.push(':root{--band:24px}');
  return { firm, css: rules.join(''), problems };
}

export function applyFirmConfig(text: string): void {
  const { problems, ...read } = readFirmConfig(text, location.origin);
  for (const problem of problems) console.warn(`config.json: ${problem}`);
  rememberedFirm.write({ text, ...read });
  applyFirmStyle(read.css);
}
