import { challengeLook, challengeTypeLabel, instrumentsLabel } from './model';
import type { ChallengeFields } from './form/form';
import { formatMoney } from '../../lib/money';
import { formatCount, readDecimal, formatPercent } from '../../lib/numbers';
import { dash, formatText } from '../../lib/text';
import type { ChallengeFieldSpec } from './form/fields';

function withUnit(value: unknown, unit: string | undefined): string {
  if (unit === '$') return formatMoney(value);
  if (unit === '%') return formatPercent(value);
  return readDecimal(value) === undefined
    ? dash
    : `${formatCount(value)}${unit === undefined ? '' : ` ${unit}`}`;
}

function choice(name: string, value: unknown): string {
  if (name === 'challenge_type') return challengeTypeLabel(value);
  return name === 'status' ? challengeLook(value).label : instrumentsLabel(value);
}

/**
 * What a flag means, in words: a tick under 'Prohibited Strategies' would otherwise read as the
 * opposite (R150).
 */
export const flagMeanings = { on: 'Allowed', off: 'Prohibited' };

/** The API may leave out a flag. */
const permission = (value: unknown): string =>
  value === true ? flagMeanings.on : value === false ? flagMeanings.off : dash;

/** A challenge's field as text; a dash if unknown. */
export function challengeText(spec: ChallengeFieldSpec, challenge: ChallengeFields): string {
  const value = challenge[spec.name];
  switch (spec.kind) {
    case 'flag':
      return permission(value);
    case 'choice':
      return choice(spec.name, value);
    case 'text':
    case 'paragraph':
      return formatText(value);
    case 'number':
    case 'fixed':
      return withUnit(value, spec.unit);
  }
}
