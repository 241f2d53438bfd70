import type { ReactNode } from 'react';
import { showWhole } from '../../../ui/feedback/showWhole';
import { Button } from '../../../ui/fields/Button';
import { ShortenedText } from '../../../ui/text/ShortenedText';
import type { PayoutChange, PayoutFields } from './changes';
import {
  decisionLooks,
  isOutdated,
  needsAcknowledgement,
  settledState,
  stepOf,
  type DecisionState,
  type SettledState,
} from './decision';
import { canBeDecided } from '../journal/decisionRecord';
import type { PayoutDecision } from '../wallet/transactions';
import { statusAfter } from '../journal/journal';
import { payoutMessages, payoutReportMessages as says, recordWords } from '../messages';
import { failureText } from '../../../api/messages';
import './decision.css';

export interface DecisionNoticeProps {
  /** The payout and how far its decision is. */
  state: DecisionState<PayoutFields>;
  /** In a review run: more has to be looked at, and the button names its key. */
  isRun?: boolean;
  /** Called after the admin has looked at the payout's changes. */
  onAcknowledge: () => void;
  /** Called to read the payout from the server again. */
  onReadAgain: () => void;
  /** Sends a decision although the payout could not be read again. */
  onDecideAnyway: (decision: PayoutDecision) => void;
}

function Changes({ changes }: { changes: readonly PayoutChange[] }) {
  return (
    <ul className="payout-changes" aria-label="Changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}:{' '}
          <del>
            <bdi>{before}</bdi>
          </del>{' '}
          <span aria-hidden>→</span>
          <span className="visually-hidden">is now</span>{' '}
          <ins>
            <bdi>{after}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  );
}

type Unexpected = Exclude<SettledState<PayoutFields>, { kind: 'open' }>;

function Words({ state, hasToLook }: { state: Unexpected; hasToLook: boolean }) {
  if (state.kind === 'changed') return <p>{says.changed(hasToLook)}</p>;
  if (state.kind === 'unread')
    return (
      <ShortenedText
        text={says.unread(state.failure && failureText(payoutMessages.listFailed, state.failure))}
      />
    );
  if (state.kind === 'busy') return <p>{says.busy(state.running)}</p>;
  const { outcome, after } = state.record;
  const words = recordWords(state.record);
  return (
    <>
      {outcome === 'unknown' && <p>{says.unknown}</p>}
      {words !== '' && <ShortenedText text={words} />}
      {outcome !== 'done' && (
        <p>
          {after === ''
            ? says.unsettled
            : says.settled(statusAfter(after), outcome === 'unknown' && after === 'pending')}
        </p>
      )}
    </>
  );
}

const tones: Record<Unexpected['kind'], 'ok' | 'bad' | 'warn'> = {
  changed: 'warn',
  unread: 'bad',
  busy: 'warn',
  done: 'ok',
  refused: 'bad',
  unknown: 'warn',
};

// Promise 1.
/**
 * What the admin has to know before going on. If paying or rejecting failed, that stays here after
 * its toast is gone.
 */
export function DecisionNotice({
  state,
  isRun = false,
  onAcknowledge,
  onReadAgain,
  onDecideAnyway,
}: DecisionNoticeProps) {
  const now = settledState(state);
  if (now.kind === 'open') return null;
  const changes = 'changes' in now ? now.changes : [];
  const hasToLook = needsAcknowledgement(state, isRun);
  const action: ReactNode = hasToLook ? (
    <Button variant="outline" shortcut={isRun ? 'L' : undefined} onClick={onAcknowledge}>
      {changes.length > 0 ? 'Continue with the new values' : 'Decide again'}
    </Button>
  ) : isOutdated(state) ? (
    <Button
      variant="outline"
      shortcut={isRun ? 'L' : undefined}
      isBusy={stepOf(state) !== undefined}
      onClick={onReadAgain}
    >
      Look again
    </Button>
  ) : undefined;
  const allTheSame: ReactNode = now.kind === 'unread' && canBeDecided(now.payout) && (
    <Button
      variant="outline"
      tone={now.decision === 'rejected' ? 'bad' : undefined}
      isBusy={stepOf(state) !== undefined}
      onClick={() => onDecideAnyway(now.decision)}
    >
      {decisionLooks[now.decision].label} all the same
    </Button>
  );
  return (
    <div
      ref={showWhole}
      className="notice payout-report"
      data-tone={tones[now.kind]}
      role={now.kind === 'done' ? 'status' : 'alert'}
    >
      <div className="payout-report-words">
        <Words state={now} hasToLook={hasToLook} />
        {changes.length > 0 && <Changes changes={changes} />}
      </div>
      {(action ?? allTheSame) && (
        <div className="payout-report-actions">
          {action}
          {allTheSame}
        </div>
      )}
    </div>
  );
}
