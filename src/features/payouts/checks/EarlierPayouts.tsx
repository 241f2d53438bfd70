import { CircleCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Page, Payout, Transaction } from '~/api/types';
import { formatDate } from '~/lib/dates';
import { readId } from '~/lib/records';
import { countOf, formatCount } from '~/lib/numbers';
import { dash } from '~/lib/text';
import { BarChart, type Bar } from '~/ui/charts/BarChart';
import { Row, Stack } from '~/ui/layout/Layout';
import { Badge, type Tone } from '~/ui/table/Badge';
import { payoutAmount, payoutBadge, shortDay } from '../model';
import { newAddressWords } from './checks';
import {
  earlierPayouts,
  outcomeOrder,
  payoutCharts,
  type AddressUse,
  type DayOutcome,
  type EarlierPayouts,
  type PayoutChart,
  type StatusSum,
} from './evidence';
import '../decision/decision.css';

const shown = 3;

const dayText = (day: string) => formatDate(day, 'UTC');
const countText = ({ badge, count }: StatusSum) => `${badge.label} ${formatCount(count)}`;
const amountText = ({ amounts }: DayOutcome) => amounts.join(' + ') || dash;

const barOf = ({ day, outcomes }: PayoutChart['days'][number]): Bar => ({
  id: day,
  label: shortDay(day),
  value: outcomes.reduce((sum, { share }) => sum + share, 0),
  text: `${dayText(day)}: ${outcomes.map((outcome) => `${countText(outcome)}, ${amountText(outcome)}`).join('; ')}`,
  parts: outcomes.map(({ badge, share }) => ({ tone: badge.tone, value: share })),
});

/** Outcomes of one tone share a pattern, because the list of days tells them apart. */
function legendOf(charts: readonly PayoutChart[]): { tone: Tone; label: string }[] {
  const badges = charts.flatMap(({ days }) =>
    days.flatMap(({ outcomes }) => outcomes.map(({ badge }) => badge)),
  );
  const tones = outcomeOrder.filter((tone) => badges.some((badge) => badge.tone === tone));
  const labels = (tone: Tone) =>
    [...new Set(badges.filter((badge) => badge.tone === tone).map(({ label }) => label))].join(
      ', ',
    );
  return [
    ...tones.map((tone) => ({ tone, label: labels(tone) })),
    ...(charts.some(({ ownShare }) => ownShare !== undefined)
      ? [{ tone: 'accent' as const, label: 'This payout' }]
      : []),
  ];
}

function Chart({
  chart: { currency, days, ownShare },
  payout,
  legend,
}: {
  chart: PayoutChart;
  payout: Payout;
  legend: ReturnType<typeof legendOf> | undefined;
}) {
  const own: Bar | undefined =
    ownShare === undefined
      ? undefined
      : {
          id: 'own',
          label: 'This payout',
          value: ownShare,
          text: `This payout: ${payoutAmount(payout)}`,
          parts: [{ tone: 'accent', value: 1 }],
        };
  return (
    <Stack gap={2} className="evidence-chart">
      <p className="muted evidence-note">
        <bdi>{currency}</bdi> by day
      </p>
      <BarChart
        label={`Earlier payouts in ${currency} by day, ${countOf(days.length, 'day')}${own ? ', and this payout' : ''}`}
        bars={[...days.map(barOf), ...(own ? [own] : [])]}
        isDense
        legend={legend}
      />
    </Stack>
  );
}

function Days({ charts }: { charts: readonly PayoutChart[] }) {
  const rows = charts
    .flatMap(({ currency, days }) =>
      days.flatMap(({ day, outcomes }) => outcomes.map((outcome) => ({ currency, day, outcome }))),
    )
    .sort((one, other) => other.day.localeCompare(one.day));
  return (
    <details className="evidence-days">
      <summary>Show the days</summary>
      <table>
        <caption className="visually-hidden">Earlier payouts by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Outcome</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ currency, day, outcome }) => (
            <tr key={`${day} ${outcome.badge.label} ${currency}`}>
              <td>{dayText(day)}</td>
              <td>
                <Badge tone={outcome.badge.tone} label={countText(outcome)} />
              </td>
              <td>
                <bdi translate="no">{amountText(outcome)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function leftOut(currencies: number, undated: number): string {
  const parts = [
    currencies > 0 && countOf(currencies, { one: 'more currency', many: 'more currencies' }),
    undated > 0 && `${formatCount(undated)} without a readable date`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `Not in the chart: ${parts.join(', ')}`;
}

export function EarlierChart({
  payout,
  earlier,
}: {
  payout: Payout;
  earlier: readonly Transaction[];
}) {
  const { charts, undated } = payoutCharts(payout, earlier);
  if (charts.length === 0) return null;
  const drawn = charts.slice(0, shown);
  const missing = leftOut(charts.length - drawn.length, undated);
  return (
    <>
      {drawn.map((chart, index) => (
        <Chart
          key={chart.currency}
          chart={chart}
          payout={payout}
          legend={index === drawn.length - 1 ? legendOf(drawn) : undefined}
        />
      ))}
      {missing && <p className="muted evidence-note">{missing}</p>}
      <Days charts={charts} />
    </>
  );
}

interface EvidenceProps {
  payout: Payout;
  page: Page<Transaction>;
}

function comparedText({ rows, isPartial }: EarlierPayouts<unknown>): string {
  if (rows.length === 0)
    return isPartial ? 'No earlier payouts among those loaded' : 'This user has no earlier payouts';
  return isPartial
    ? `Among the last ${countOf(rows.length, 'earlier payout')}; there are others`
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

export interface FindingProps {
  icon: LucideIcon;
  tone?: Tone;
  text: string;
}

export function Finding({ icon: Icon, tone, text }: FindingProps) {
  return (
    <Row className="evidence-finding" data-tone={tone}>
      <Icon size={16} aria-hidden />
      {text}
    </Row>
  );
}

export function AddressEvidence({ payout, page }: EvidenceProps) {
  const earlier = earlierPayouts(payout, page);
  const { address } = earlier;
  const text = addressText(address, earlier);
  return (
    <>
      {address.kind === 'used' ? (
        <Finding icon={CircleCheck} tone="ok" text={text} />
      ) : (
        <Finding icon={TriangleAlert} tone="warn" text={text} />
      )}
      {address.kind !== 'missing' && (
        <p className="muted evidence-note">
          {address.kind === 'used' ? address.uses.map(countText).join(', ') : comparedText(earlier)}
        </p>
      )}
    </>
  );
}

export function EarlierEvidence({ payout, page }: EvidenceProps) {
  const earlier = earlierPayouts(payout, page);
  if (earlier.rows.length === 0) return <p className="muted">{comparedText(earlier)}</p>;
  return (
    <>
      <p className="muted evidence-note">{comparedText(earlier)}</p>
      <Stack as="ul" gap={1} className="evidence-list" aria-label="Totals by status">
        {earlier.sums.map((sum) => (
          <li key={sum.badge.label}>
            <Badge tone={sum.badge.tone} label={countText(sum)} />
            <bdi translate="no">{sum.amounts.join(' + ')}</bdi>
          </li>
        ))}
      </Stack>
      <EarlierChart payout={payout} earlier={earlier.rows} />
      <Stack as="ul" gap={1} className="evidence-list" aria-label="Last payouts">
        {earlier.rows.slice(0, shown).map((row, index) => (
          <li key={readId(row.id) ?? index}>
            <span>{formatDate(row.created_at)}</span>
            <bdi translate="no">{payoutAmount(row)}</bdi>
            <Badge {...payoutBadge(row)} />
          </li>
        ))}
      </Stack>
    </>
  );
}
