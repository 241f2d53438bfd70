import type { Challenge } from '../../api/types';
import type { Detail } from '../../components/layout/DetailList';
import { Badge } from '../../components/tables/Badge';
import { challengeDetailLook } from '../../domain/challenges/labels';
import { formatDateTime } from '../../domain/values/dates';
import { formatText } from '../../domain/values/text';
import { sectionsOf } from './challengeSections';
import { challengeText } from './challengeText';

export interface DetailGroup {
  title: string;
  details: readonly Detail[];
}

function StatusBadge({ status }: { status: unknown }) {
  const { label, tone } = challengeDetailLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** All fields of a challenge, in the form's sections and order. */
export function challengeDetails(challenge: Challenge): DetailGroup[] {
  const groups = sectionsOf(challenge.challenge_type).map(({ title, fields }) => ({
    title,
    details: fields.map((spec) => ({
      label: spec.label,
      value: spec.name === 'status' ? <StatusBadge status={challenge.status} /> : challengeText(spec, challenge),
    })),
  }));
  const record = [
    { label: 'ID', value: formatText(challenge.id) },
    { label: 'Created', value: formatDateTime(challenge.created_at) },
    { label: 'Updated', value: formatDateTime(challenge.updated_at) },
  ];
  return [...groups, { title: 'Record', details: record }];
}
