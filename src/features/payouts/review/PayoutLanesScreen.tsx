import { CircleCheck, CircleHelp, ListChecks, OctagonAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { CollectProgress } from '~/api/http/allPages';
import type { Payout } from '~/api/types';
import { formatDateTime } from '~/lib/dates';
import { readId } from '~/lib/records';
import { formatCount } from '~/lib/numbers';
import { formatText } from '~/lib/text';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { AccessPanel, CopyDetails, StateMessage } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { SelectFilter } from '~/ui/fields/filters';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';
import { Row, Stack } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import type { Tone } from '~/ui/table/Badge';
import type { Lane } from '../checks/checks';
import { CheckItem, Comparison, type ComparisonProps } from '../checks/PayoutChecks';
import { reviewListMessages as says } from '../messages';
import { ownerId } from '../model';
import { Amounts, payoutName } from '../payoutsTable';
import { laneReasons, payoutsOfPeople, type LaneRow, type LaneRows } from './lanes';
import { readOrder, reviewOrders, type Arrangement } from './reviewQueue';
import '../payouts.css';
import './review.css';

interface ReadingProps {
  progress?: CollectProgress;
  failure?: string;
  reason?: unknown;
  onTryAgain: () => void;
}

function ReadingNote({ progress, failure, reason, onTryAgain }: ReadingProps) {
  if (failure !== undefined)
    return (
      <div className="inline-failure">
        <p role="alert">Not all pending payouts could be loaded: {failure}</p>
        <Button variant="outline" onClick={onTryAgain}>
          Try again
        </Button>
        <CopyDetails reason={reason} />
      </div>
    );
  if (!progress) return null;
  const { collected, count } = progress;
  return (
    <p className="muted">
      {count === 0
        ? 'Loading pending payouts…'
        : `Loading pending payouts: ${formatCount(collected)} of ${formatCount(count)}`}
    </p>
  );
}

export interface PayoutLanesScreenProps {
  lanes: readonly LaneRows<Payout>[];
  reading: ReadingProps;
  isRead: boolean;
  isForbidden: boolean;
  checking: {
    checked: number;
    failed: number;
    isStopped: boolean;
    onStop: () => void;
    onResume: () => void;
  };
  comparison: ComparisonProps;
  arrangement: Arrangement;
  listHref: string;
  onArrange: (arrangement: Arrangement) => void;
  onTick: (payouts: readonly Payout[], isTicked: boolean) => void;
  onStart: () => void;
  onLeave: () => void;
}

const laneBadges: Record<Lane, { label: string; text: string; Icon: LucideIcon; tone: Tone }> = {
  clear: { label: 'Clear', text: 'Every check is OK.', Icon: CircleCheck, tone: 'ok' },
  flagged: {
    label: 'Flagged',
    text: 'At least one check is Blocked or Caution.',
    Icon: OctagonAlert,
    tone: 'warn',
  },
  unchecked: {
    label: 'Not checked',
    text: 'Some checks could not be made.',
    Icon: CircleHelp,
    tone: 'neutral',
  },
};

const step = 50;
const mostReasons = 2;

function LaneItem({
  row: { payout, checks, isTicked },
  ofPerson,
  onTick,
}: Pick<PayoutLanesScreenProps, 'onTick'> & { row: LaneRow<Payout>; ofPerson: number }) {
  const name = formatText(payout.user?.full_name);
  const reasons = laneReasons(checks);
  return (
    <li className="lane-row">
      <label>
        <input
          type="checkbox"
          name="payout"
          value={readId(payout.id)}
          aria-label={payoutName(payout)}
          checked={isTicked}
          onChange={() => onTick([payout], !isTicked)}
        />
        <Stack as="span" gap={0} className="lane-who">
          <bdi>{name}</bdi>
          <span className="muted">
            {`${formatDateTime(payout.created_at)}${ofPerson > 1 ? ` · ${formatCount(ofPerson)} payouts` : ''}`}
          </span>
        </Stack>
        <Amounts payout={payout} />
      </label>
      {reasons.length > 0 && (
        <Stack as="ul" gap={1} role="list" className="lane-reasons" aria-label="Why">
          {reasons.slice(0, mostReasons).map((check) => (
            <CheckItem key={check.rule} check={check} />
          ))}
          {reasons.length > mostReasons && (
            <li className="muted">{says.moreReasons(reasons.length - mostReasons)}</li>
          )}
        </Stack>
      )}
    </li>
  );
}

function LanePanel({
  lane: { lane, rows, sums, ticked },
  isChecking,
  people,
  onTick,
}: Pick<PayoutLanesScreenProps, 'onTick'> & {
  lane: LaneRows<Payout>;
  isChecking: boolean;
  people: ReadonlyMap<string, number>;
}) {
  const [shown, setShown] = useState(step);
  const { label, text, Icon, tone } = laneBadges[lane];
  // While checks are running, rows of this lane would move to the others under the pointer.
  const areMoving = lane === 'unchecked' && isChecking;
  const listed = areMoving ? [] : rows;
  const hidden = listed.length - shown;
  return (
    <section className="panel lane" aria-label={label} data-tone={tone}>
      <Stack gap={1} className="lane-head">
        <h2>
          <Icon size={18} aria-hidden /> {label}{' '}
          {rows.length > 0 && <strong>{formatCount(rows.length)}</strong>}
        </h2>
        <p className="muted">
          {rows.length === 0 ? 'No payouts' : areMoving ? 'Waiting for their checks.' : text}
        </p>
        <Row className="lane-sums">
          {sums.map((sum) => (
            <bdi key={sum}>{sum}</bdi>
          ))}
        </Row>
        {rows.length > 0 && (
          <label className="lane-all">
            <input
              type="checkbox"
              name={`select_${lane}`}
              aria-label={says.selectLane(label)}
              ref={(box) => {
                if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
              }}
              checked={ticked === rows.length}
              onChange={() =>
                onTick(
                  rows.map(({ payout }) => payout),
                  ticked < rows.length,
                )
              }
            />
            Select all
            {ticked > 0 && <span className="muted">{formatCount(ticked)} selected</span>}
          </label>
        )}
      </Stack>
      {listed.length > 0 && (
        <ul role="list" aria-label={`${label} payouts`}>
          {listed.slice(0, shown).map((row) => (
            <LaneItem
              key={readId(row.payout.id)}
              row={row}
              ofPerson={people.get(ownerId(row.payout) ?? '') ?? 1}
              onTick={onTick}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className="lane-more">
          <Button variant="outline" onClick={() => setShown(shown + step)}>
            {says.more(Math.min(step, hidden), hidden)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Checking({
  checking: { checked, failed, isStopped, onStop, onResume },
  count,
  isRunning,
  reading,
}: Pick<PayoutLanesScreenProps, 'checking' | 'reading'> & { count: number; isRunning: boolean }) {
  return (
    <Row gap={4} className="lane-checking">
      <p role="status">
        <strong>{count === 0 ? says.nothingYet : says.checked(checked, count)}</strong>
        {failed > 0 && !isRunning && <span> {says.unread(failed)}</span>}
      </p>
      <ProgressBar label="Checked payouts" part={checked / count} />
      {(isRunning || isStopped || failed > 0) && (
        <Button variant="outline" onClick={isRunning ? onStop : onResume}>
          {isRunning ? 'Stop checking' : isStopped ? 'Continue checking' : 'Check again'}
        </Button>
      )}
      {/* Last in the line, so that nothing moves when it ends. */}
      <ReadingNote {...reading} />
    </Row>
  );
}

export function PayoutLanesScreen(props: PayoutLanesScreenProps) {
  const { lanes, reading, isRead, isForbidden, checking, comparison, arrangement } = props;
  const { listHref, onArrange, onTick, onStart, onLeave } = props;
  const rows = lanes.flatMap((lane) => lane.rows);
  const ticked = lanes.reduce((sum, lane) => sum + lane.ticked, 0);
  const isRunning = checking.checked < rows.length && !checking.isStopped;
  const isChecking = isRunning || comparison.comparing !== undefined;
  const people = payoutsOfPeople(rows.map(({ payout }) => payout));
  useKeyCommands({ escape: onLeave }, true);
  return (
    <Page
      title="Review pending payouts"
      back={listHref}
      actions={
        <Button icon={ListChecks} isDisabled={ticked === 0} onClick={onStart}>
          {says.start(ticked)}
        </Button>
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        {isRead && rows.length === 0 ? (
          <div className="panel">
            <StateMessage icon={ListChecks} role="status" title={says.empty} />
          </div>
        ) : (
          <>
            <Row as="section" className="panel lanes-strip" aria-label="Check progress">
              <Stack gap={2}>
                <Checking {...{ checking, isRunning, reading }} count={rows.length} />
                <Comparison {...comparison} />
              </Stack>
              <Row gap={4}>
                <SelectFilter
                  label="Order"
                  name="order"
                  value={arrangement.order}
                  options={Object.entries(reviewOrders).map(([value, label]) => ({ value, label }))}
                  onChange={(value) => onArrange({ ...arrangement, order: readOrder(value) })}
                />
                <label className="lane-all">
                  <input
                    type="checkbox"
                    name="by_person"
                    checked={arrangement.isByPerson}
                    onChange={({ target }) =>
                      onArrange({ ...arrangement, isByPerson: target.checked })
                    }
                  />
                  Group by person
                </label>
              </Row>
            </Row>
            <div className="lanes">
              {lanes.map((lane) => (
                <LanePanel key={lane.lane} {...{ lane, isChecking, people, onTick }} />
              ))}
            </div>
          </>
        )}
      </AccessPanel>
    </Page>
  );
}
