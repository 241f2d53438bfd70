import { parseExplorers } from '../features/payouts/decision/explorer';
import { isRecord } from '../lib/records';
import { accentStyle } from './accent';
import type { Firm } from '../lib/firm';

/** What `config.json` says, and what of it can't be used. */
export interface ReadFirm {
  firm: Firm;
  /** The custom properties that follow from it. */
  css: string;
  problems: string[];
}

/** The value as the console uses it. Undefined if it can't be used. */
type Reader<T> = (value: unknown, origin: string) => T | undefined;

const sets = {
  name: { most: 40 },
  environment: { most: 24 },
} as const;

/**
 * One line of visible characters: no control characters, none that change the direction of text.
 */
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
  return typeof value === 'string' && value !== '' && URL.canParse(value, origin)
    ? new URL(value, origin)
    : undefined;
}

/** The policy allows pictures of the console's own origin only. */
const logo: Reader<string> = (value, origin) => {
  const url = urlOf(value, origin);
  return url?.origin === origin && !url.username && !url.password
    ? url.pathname + url.search
    : undefined;
};

const reports: Reader<string> = (value, origin) => {
  const url = urlOf(value, origin);
  const isSafe = url?.protocol === 'https:' || url?.origin === origin;
  return isSafe && !url.username && !url.password ? url.href : undefined;
};

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

type Readers<T> = { [Name in keyof Required<T>]: Reader<NonNullable<T[Name]>> };

/**
 * Reads the fields one by one. A field that can't be used has its default, and does no harm to the
 * others.
 */
function readFields<T>(
  value: unknown,
  readers: Readers<T>,
  origin: string,
  at: string,
  problems: string[],
): Partial<T> {
  if (!isRecord(value)) {
    problems.push(`${at.slice(0, -1) || 'The file'} is not an object`);
    return {};
  }
  const found: Partial<T> = {};
  const isKnown = (name: string): name is keyof T & string => Object.hasOwn(readers, name);
  for (const [name, given] of Object.entries(value)) {
    if (name === '$schema') continue;
    const read = isKnown(name) ? readers[name](given, origin) : undefined;
    if (isKnown(name) && read !== undefined) found[name] = read;
    else problems.push(isKnown(name) ? `${at}${name} can't be used` : `${at}${name} is unknown`);
  }
  return found;
}

const checks = {
  ratePercent: between(0.1, 100),
  changedAddressHours: between(1, 8760),
  waitSeconds: between(1, 3),
};

function readersOf(problems: string[]): Readers<Firm> {
  return {
    name: line(sets.name.most),
    logo,
    environment: line(sets.environment.most),
    accent,
    timeZone,
    explorers: (value, origin) => {
      const networks = isRecord(value) ? Object.keys(value) : [];
      const readers = Object.fromEntries(networks.map((network) => [network, explorer]));
      return readFields<Record<string, string>>(
        value,
        readers,
        origin,
        'explorers.',
        problems,
      ) as Record<string, string>;
    },
    checks: (value, origin) => readFields(value, checks, origin, 'checks.', problems),
    idleMinutes: between(0, 10_080),
    reports,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the text of `config.json`. `origin` is the console's own. Never throws. */
export function readFirmConfig(text: string, origin: string): ReadFirm {
  const problems: string[] = [];
  const firm = readFields<Firm>(parseJson(text), readersOf(problems), origin, '', problems);
  const rules: string[] = [];
  if (firm.accent !== undefined) {
    const style = accentStyle(firm.accent);
    if ('css' in style) rules.push(style.css);
    else problems.push(`accent ${style.problem}`);
  }
  if (firm.environment !== undefined) rules.push(':root{--band:24px}');
  return { firm, css: rules.join(''), problems };
}
