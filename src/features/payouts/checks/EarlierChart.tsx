import type { Payout, Transaction } from '../../../api/types';
import { BarChart, type Bar } from '../../../ui/charts/BarChart';
import { Badge, type Tone } from '../../../ui/table/Badge';
import { payoutAmount } from '../decision/changes';
import { outcomeOrder, payoutCharts, type PayoutChart, type PayoutDay } from '../list/payoutDays';
import { formatDate } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { dash } from '../../../lib/text';
import './evidence.css';

/** How many currencies are drawn. The list of days has all of them. */
const drawn = 3;

type DayOutcome = PayoutDay['outcomes'][number];

const dayText = (day: string) => formatDate(day, 'UTC');
/** 'Nov 12' */
const shortDay = (day: string) => dayText(day).replace(/, \d+$/, '');
const countText = ({ look, count }: DayOutcome) => `${look.label} ${formatCount(count)}`;
const amountText = ({ amounts }: DayOutcome) => amounts.join(' + ') || dash;

const barOf = ({ day, outcomes }: PayoutDay): Bar => ({
  id: day,
  label: shortDay(day),
  value: outcomes.reduce((sum, { share }) => sum + share, 0),
  text: `${dayText(day)}: ${outcomes.map((outcome) => `${countText(outcome)}, ${amountText(outcome)}`).join('; ')}`,
  parts: outcomes.map(({ look, share }) => ({ tone: look.tone, value: share })),
});

/**
 * What each pattern means. Outcomes of one tone share a pattern: the list of days tells them apart.
 */
function legendOf(charts: readonly PayoutChart[]): { tone: Tone; label: string }[] {
  const looks = charts.flatMap(({ days }) =>
    days.flatMap(({ outcomes }) => outcomes.map(({ look }) => look)),
  );
  const tones = outcomeOrder.filter((tone) => looks.some((look) => look.tone === tone));
  const labels = (tone: Tone) =>
    [...new Set(looks.filter((look) => look.tone === tone).map(({ label }) => label))].join(', ');
  const isOwnDrawn = charts.some(({ ownShare }) => ownShare !== undefined);
  return [
    ...tones.map((tone) => ({ tone, label: labels(tone) })),
    ...(isOwnDrawn ? [{ tone: 'accent' as const, label: 'This payout' }] : []),
  ];
}

/** One currency's chart. The last one has the legend of all. */
function Chart({
  chart: { currency, days, ownShare },
  payout,
  legend,
}: {
  chart: PayoutChart;
  payout: Payout;
  legend: ReturnType<typeof legendOf> | undefined;
}) {
  const own: Bar[] =
    ownShare === undefined
      ? []
      : [
          {
            id: 'own',
            label: 'This payout',
            value: ownShare,
            text: `This payout: ${payoutAmount(payout)}`,
            parts: [{ tone: 'accent', value: 1 }],
          },
        ];
  const count = `${formatCount(days.length)} ${days.length === 1 ? 'day' : 'days'}`;
  return (
    <div className="evidence-chart">
      <p className="muted evidence-note">
        <bdi>{currency}</bdi> by day
      </p>
      <BarChart
        label={`Earlier payouts in ${currency} by day, ${count}${own.length > 0 ? ', and this payout' : ''}`}
        bars={[...days.map(barOf), ...own]}
        isDense
        legend={legend}
      />
    </div>
  );
}

/** The same as text, newest first. */
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
            <tr key={`${day} ${outcome.look.label} ${currency}`}>
              <td>{dayText(day)}</td>
              <td>
                <Badge tone={outcome.look.tone}>{countText(outcome)}</Badge>
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
    ...(currencies > 0
      ? [`${formatCount(currencies)} more ${currencies === 1 ? 'currency' : 'currencies'}`]
      : []),
    ...(undated > 0 ? [`${formatCount(undated)} without a readable date`] : []),
  ];
  return parts.length === 0 ? '' : `Not drawn: ${parts.join(', ')}`;
}

/**
 * The user's earlier payouts by day and outcome, and this payout beside them. Nothing if no day can
 * be read.
 */
export function EarlierChart({
  payout,
  earlier,
}: {
  /** The payout that is to be decided. */
  payout: Payout;
  /** The user's earlier payouts. */
  earlier: readonly Transaction[];
}) {
  const { charts, undated } = payoutCharts(payout, earlier);
  if (charts.length === 0) return null;
  const shown = charts.slice(0, drawn);
  const missing = leftOut(charts.length - shown.length, undated);
  return (
    <>
      {shown.map((chart, index) => (
        <Chart
          key={chart.currency}
          chart={chart}
          payout={payout}
          legend={index === shown.length - 1 ? legendOf(shown) : undefined}
        />
      ))}
      {missing && <p className="muted evidence-note">{missing}</p>}
      <Days charts={charts} />
    </>
  );
}
