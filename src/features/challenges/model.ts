import type { Loose } from '~/lib/records';
import type {
  AllowedInstruments,
  Challenge,
  ChallengeClass,
  ChallengeStatus,
  ChallengeType,
  PageQuery,
} from '~/api/types';
import { isWithin } from '~/lib/dayRange';
import { matchesSearch } from '~/lib/text';
import { labelIn, labelsOf, badgeFor, type StatusBadge } from '~/lib/tone';

export interface ChallengePageQuery extends PageQuery {
  challengeClass: ChallengeClass;
}

export const challengeTypeLabels: Record<ChallengeType, string> = {
  one_step: 'One Step',
  two_step: 'Two Step',
  instant: 'Instant',
};

export const instrumentLabels: Record<AllowedInstruments, string> = {
  all: 'All',
  crypto: 'Crypto',
  commodities: 'Commodities',
  indices: 'Indices',
  forex: 'Forex',
};

export const challengeStatusBadges: Record<ChallengeStatus, StatusBadge> = {
  active: { label: 'Active', tone: 'ok' },
  inactive: { label: 'Inactive', tone: 'warn' },
  coming_soon: { label: 'Coming Soon', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
};

export const challengeStatusLabels = labelsOf(challengeStatusBadges);

export const challengeTypeLabel = (type: unknown): string => labelIn(challengeTypeLabels, type);

export const challengeBadge = (status: unknown): StatusBadge =>
  badgeFor(challengeStatusBadges, status);

/** For the detail list, where active is green and any other status red. */
export const challengeDetailBadge = (status: unknown): StatusBadge => ({
  label: challengeBadge(status).label,
  tone: status === 'active' ? 'ok' : 'bad',
});

export const challengeClassOf = (value: unknown): ChallengeClass =>
  value === 'skill_check' ? 'skill_check' : 'challenge';

export const challengeWords: Record<
  ChallengeClass,
  { title: string; one: string; many: string; add: string; empty: string }
> = {
  challenge: {
    title: 'Evaluations',
    one: 'challenge',
    many: 'challenges',
    add: 'Add Evaluation',
    empty: '...No challenge found...',
  },
  skill_check: {
    title: 'Skill Checks',
    one: 'skill check',
    many: 'skill checks',
    add: 'Add SkillCheck',
    empty: '...No skill check challenge found...',
  },
};

/** `from` and `to` are days in UTC (R42). */
export const noChallengeFilters = { search: '', type: '', status: '', from: '', to: '' };
export type ChallengeFilters = typeof noChallengeFilters;

/** Includes both days. */
export function filterChallenges<C extends Loose<Challenge>>(
  challenges: readonly C[],
  filters: ChallengeFilters,
): C[] {
  const isFound = matchesSearch(filters.search);
  const isCreated = isWithin(filters);
  return challenges.filter(
    (challenge) =>
      isFound(challenge.name, challenge.firm_name) &&
      (filters.type === '' || challenge.challenge_type === filters.type) &&
      (filters.status === '' || challenge.status === filters.status) &&
      isCreated(challenge.created_at),
  );
}
