import { challengeLook, challengeTypeLabel, instrumentsLabel } from '../../domain/challenges';
import type { ChallengeFields } from '../../domain/challengeForm';
import { formatMoney } from '../../domain/money';
import { formatCount, readDecimal } from '../../domain/numbers';
import { formatPercent } from '../../domain/percentages';
import { dash, formatText } from '../../domain/text';
import type { ChallengeFieldSpec } from './challengeSections';

function withUnit(value: unknown, unit: string | undefined): string {
  if (unit === '$') return formatMoney(value);
  if (unit === '%') return formatPercent(value);
  return readDecimal(value) === undefined ? dash : `${formatCount(value)}${unit === undefined ? '' : ` ${unit}`}`;
}

function choice(name: string, value: unknown): string {
  if (name === 'challenge_type') return challengeTypeLabel(value);
  return name === 'status' ? challengeLook(value).label : instrumentsLabel(value);
}

/** A flag of the wire may be missing (R5). */
const permission = (value: unknown): string => (value === true ? 'Allowed' : value === false ? 'Not allowed' : dash);

/** One field of a challenge in words; a dash for what isn't known (R5). */
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
