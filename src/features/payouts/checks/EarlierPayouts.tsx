import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Page } from '../../../api/http/page';
import type { Payout, Transaction } from '../../../api/types';
import { Row, Stack } from '../../../ui/layout/Layout';
import { Badge } from '../../../ui/table/Badge';
import { formatDate } from '../../../lib/dates';
import { readId } from '../../../lib/ids';
import { formatCount } from '../../../lib/numbers';
import { countOf, payoutAmount } from '../model';
import { newAddressWords } from './checks';
import { earlierPayouts, type AddressUse, type EarlierPayouts, type StatusSum } from './evidence';
import { EarlierChart } from './EarlierChart';
import { PayoutBadge } from '../list/payoutsTable';

interface EvidenceProps {
  payout: Payout;
  page: Page<Transaction>;
}

const shown = 3;

/** It says nothing about payouts that were not read. */
function lookedAt({ rows, isPartial }: EarlierPayouts<unknown>): string {
  if (rows.length === 0)
    return isPartial
      ? 'None among the last ones that could be read'
      : 'This user has no earlier payouts';
  return isPartial
    ? `Among the last ${countOf(rows.length, 'earlier payout')}; there are more`
    : rows.length === 1
      ? 'It is the only earlier payout'
      : `Among all ${countOf(rows.length, 'earlier payout')}`;
}

function addressText({ kind, count }: AddressUse, { rows, isPartial }: EarlierPayouts<unknown>) {
  if (kind === 'missing') return 'No payout address';
  if (kind === 'new') return newAddressWords;
  const all = countOf(rows.length, 'earlier payout');
  return `Used in ${formatCount(count)} of ${isPartial ? 'the last ' : ''}${all}`;
}

const countsByStatus = (sums: readonly StatusSum[]) =>
  sums.map(({ look, count }) => `${look.label} ${formatCount(count)}`).join(', ');

export function AddressEvidence({ payout, page }: EvidenceProps) {
  const earlier = earlierPayouts(payout, page);
  const { address } = earlier;
  const Icon = address.kind === 'used' ? CircleCheck : TriangleAlert;
  return (
    <>
      <Row className="evidence-address" data-kind={address.kind}>
        <Icon size={16} aria-hidden />
        {addressText(address, earlier)}
      </Row>
      {address.kind !== 'missing' && (
        <p className="muted evidence-note">
          {address.kind === 'used' ? countsByStatus(address.uses) : lookedAt(earlier)}
        </p>
      )}
    </>
  );
}

export function EarlierEvidence({ payout, page }: EvidenceProps) {
  const earlier = earlierPayouts(payout, page);
  if (earlier.rows.length === 0) return <p className="muted">{lookedAt(earlier)}</p>;
  return (
    <>
      <p className="muted evidence-note">{lookedAt(earlier)}</p>
      <Stack as="ul" gap={1} className="evidence-list" aria-label="Totals by status">
        {earlier.sums.map(({ look, count, amounts }) => (
          <li key={look.label}>
            <Badge tone={look.tone}>{`${look.label} ${formatCount(count)}`}</Badge>
            <bdi translate="no">{amounts.join(' + ')}</bdi>
          </li>
        ))}
      </Stack>
      <EarlierChart payout={payout} earlier={earlier.rows} />
      <Stack as="ul" gap={1} className="evidence-list" aria-label="Last payouts">
        {earlier.rows.slice(0, shown).map((row, index) => (
          <li key={readId(row.id) ?? index}>
            <span>{formatDate(row.created_at)}</span>
            <bdi translate="no">{payoutAmount(row)}</bdi>
            <PayoutBadge payout={row} />
          </li>
        ))}
      </Stack>
    </>
  );
}
