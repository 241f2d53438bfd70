import type { ReactNode } from 'react';
import { Button } from '../../components/fields/Button';
import type { PayoutChange } from '../../domain/payoutChanges';
import { statusAfter } from '../../domain/payoutJournal';
import type { ReviewOutcome } from '../../domain/payoutReview';
import type { PayoutDecision } from '../../domain/transactions';
import { payoutReportMessages } from '../../messages/payouts';

/** Why a payout is not decided, or what is known of a decision that was sent. */
export type PayoutReport =
  | { kind: 'changed'; changes: readonly PayoutChange[] }
  | { kind: 'unread'; reason: string | undefined }
  | { kind: 'busy'; running: PayoutDecision }
  /** `changes`: what else is not as it was, besides the status. */
  | { kind: 'ended'; outcome: ReviewOutcome; changes: readonly PayoutChange[] };

export interface PayoutReportNoticeProps {
  report: PayoutReport;
  /** The new values have to be looked at before anything can be decided. */
  mustLook: boolean;
  /** What the server says now could not be read. */
  isOutdated: boolean;
  isBusy: boolean;
  /** The button's key is named on it. */
  hasKeys?: boolean;
  onLooked: () => void;
  onReadAgain: () => void;
}

function Changes({ changes }: { changes: readonly PayoutChange[] }) {
  return (
    <ul className="payout-changes" aria-label="Changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del><bdi>{before}</bdi></del> <span aria-hidden>→</span>
          <span className="visually-hidden">is now</span> <ins><bdi>{after}</bdi></ins>
        </li>
      ))}
    </ul>
  );
}

function Words({ report, mustLook, isOutdated }: Pick<PayoutReportNoticeProps, 'report' | 'mustLook' | 'isOutdated'>) {
  const says = payoutReportMessages;
  if (report.kind === 'changed') return <p>{says.changed(mustLook)}</p>;
  if (report.kind === 'unread') return <p>{says.unread(report.reason)}</p>;
  if (report.kind === 'busy') return <p>{says.busy(report.running)}</p>;
  const { outcome, words, after } = report.outcome;
  return (
    <>
      {outcome === 'unknown' && <p>{says.unknown}</p>}
      {words !== '' && <p><bdi>{words}</bdi></p>}
      {outcome !== 'done' && <p>{isOutdated || after === '' ? says.unsettled : says.settled(statusAfter(after), outcome === 'unknown' && after === 'pending')}</p>}
    </>
  );
}

const toneOf = (report: PayoutReport) => (report.kind === 'ended' ? { done: 'ok', refused: 'bad', unknown: 'warn' }[report.outcome.outcome] : report.kind === 'unread' ? 'bad' : 'warn');

/** What the admin has to know before going on. A failure of a money action stays here besides its toast (promise 1). */
export function PayoutReportNotice({ report, mustLook, isOutdated, isBusy, hasKeys = false, onLooked, onReadAgain }: PayoutReportNoticeProps) {
  const changes = 'changes' in report ? report.changes : [];
  const action: ReactNode = mustLook ? (
    <Button variant="outline" onClick={onLooked}>
      {changes.length > 0 ? 'Go on with the new values' : 'Decide again'} {hasKeys && <kbd aria-hidden>L</kbd>}
    </Button>
  ) : isOutdated ? (
    <Button variant="outline" isBusy={isBusy} onClick={onReadAgain}>
      Read again {hasKeys && <kbd aria-hidden>L</kbd>}
    </Button>
  ) : undefined;
  return (
    <div className="payout-report" data-tone={toneOf(report)} role={report.kind === 'ended' && report.outcome.outcome === 'done' ? 'status' : 'alert'}>
      <Words report={report} mustLook={mustLook} isOutdated={isOutdated} />
      {changes.length > 0 && <Changes changes={changes} />}
      {action}
    </div>
  );
}
