import { CircleCheck, CircleHelp, Eye, Hourglass, OctagonX, type LucideIcon } from 'lucide-react';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import type { CollectProgress } from '~/api/http/allPages';
import { Button } from '~/ui/fields/Button';
import { textsOf, type Check, type Verdict } from './checks';
import type { ComparedPayouts } from './evidence';
import { Grid, Row, Stack } from '~/ui/layout/Layout';
import { formatRelativeTime } from '~/lib/dates';
import { countOf, formatCount } from '~/lib/numbers';
import type { Tone } from '~/ui/table/Badge';

import '../decision/decision.css';

export interface ComparisonProps {
  compared: ComparedPayouts | undefined;
  now: number;
  comparing: CollectProgress | undefined;
  failure: string | undefined;
  onCompare: () => void;
  onCancelComparing: () => void;
}

export interface PayoutChecking extends ComparisonProps {
  checks: readonly Check[];
}

export const verdictBadges: Record<Verdict, { label: string; Icon: LucideIcon; tone: Tone }> = {
  blocked: { label: 'Blocked', Icon: OctagonX, tone: 'bad' },
  caution: { label: 'Caution', Icon: Eye, tone: 'warn' },
  unchecked: { label: 'Not checked', Icon: CircleHelp, tone: 'neutral' },
  waiting: { label: 'Waiting', Icon: Hourglass, tone: 'info' },
  ok: { label: 'OK', Icon: CircleCheck, tone: 'ok' },
};
const order = Object.keys(verdictBadges);

export function CheckItem({ check: { verdict, text } }: { check: Check }) {
  const { label, Icon, tone } = verdictBadges[verdict];
  return (
    <li className="check-item" data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span>
        <strong>{label}</strong> <bdi>{text}</bdi>
      </span>
    </li>
  );
}

export function VerdictTexts({
  checks,
  verdict = 'blocked',
}: {
  checks: readonly Check[];
  verdict?: Verdict;
}) {
  const texts = textsOf(checks, verdict);
  if (texts.length === 0) return null;
  return (
    <span className="verdict-texts">
      <strong>{verdictBadges[verdict].label}:</strong> <bdi>{texts.join(' · ')}</bdi>
    </span>
  );
}

function comparedWords(compared: ComparedPayouts | undefined, now: number): string {
  if (!compared) return 'Not compared with other payouts yet.';
  const { rows, isWhole, readAt } = compared;
  const count = countOf(rows.length, 'payout');
  if (!isWhole) return `Compared with only ${count} so far.`;
  const when = formatRelativeTime(new Date(readAt).toISOString(), now).toLowerCase();
  return `Compared with all ${count} ${when}.`;
}

export function Comparison({
  compared,
  now,
  comparing,
  failure,
  onCompare,
  onCancelComparing,
}: ComparisonProps) {
  const { collected, count } = comparing ?? { collected: 0, count: 0 };
  const compare = compared?.isWhole ? 'Compare again' : 'Compare with all payouts';
  return (
    <Row gap={3} className="muted payout-compared">
      {comparing ? (
        <>
          <p role="status">
            {count === 0
              ? 'Comparing…'
              : `Comparing: ${formatCount(collected)} of ${formatCount(count)} payouts`}
          </p>
          <ProgressBar label="Comparing" part={collected / count} />
        </>
      ) : (
        <p role={failure === undefined ? undefined : 'alert'}>
          {`${failure === undefined ? '' : `Not all payouts could be loaded: ${failure}. `}${comparedWords(compared, now)}`}
        </p>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button variant="outline" onClick={comparing ? onCancelComparing : onCompare}>
        {comparing ? 'Cancel comparing' : compare}
      </Button>
    </Row>
  );
}

const itemOf = (check: Check) => <CheckItem key={`${check.rule} ${check.verdict}`} check={check} />;

export function PayoutChecks({ checks, ...comparison }: PayoutChecking) {
  const sorted = [...checks].sort(
    (one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict),
  );
  const others = sorted.filter(({ verdict }) => verdict !== 'waiting' && verdict !== 'ok');
  // Most checks that are waiting turn out fine, so they already have their place among those.
  const folded = sorted.slice(others.length);
  const waiting = textsOf(folded, 'waiting').length;
  return (
    <Stack gap={2} className="payout-checks">
      {/* Some screen readers ignore a list without markers unless it has the role. */}
      <Grid as="ul" gap={1} role="list" aria-label="Checks">
        {others.map(itemOf)}
        {folded.length > 0 && (
          <li className="checks-ok">
            <details>
              <summary>
                {`${waiting > 0 ? `${waiting} waiting, ` : ''}${folded.length - waiting} OK`}
              </summary>
              <Grid as="ul" gap={1} role="list" aria-label="OK">
                {folded.map(itemOf)}
              </Grid>
            </details>
          </li>
        )}
      </Grid>
      <Comparison {...comparison} />
    </Stack>
  );
}
