import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Payout } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { IconButton } from '../../../ui/fields/IconButton';
import { DetailList } from '../../../ui/layout/DetailList';
import { loadableOverlay } from '../../../ui/loadable';
import { formatCount } from '../../../lib/numbers';
import { payoutAmount } from '../decision/changes';
import { stepOf, type DecisionState } from '../decision/decision';
import { canBeDecided } from '../journal/decisionRecord';
import type { ReviewQueue } from './review';
import { payoutReviewKeys } from '../../../ui/keyboard/keys';
import type { PayoutDecision } from '../wallet/transactions';
import { DecisionNotice } from '../decision/DecisionNotice';
import { PayoutChecks, type PayoutChecking } from '../checks/PayoutChecks';
import { payoutDetails } from '../decision/payoutFacts';
import { PayoutBadge } from '../list/payoutsTable';
import { ReviewDecision, useReviewChoice } from './ReviewDecision';
import { ReviewFrame, type ReviewReadingProps } from './ReviewFrame';
import '../list/payouts.css';

const KeysDialog = loadableOverlay(() =>
  import('../../../ui/overlays/KeysDialog').then((module) => module.KeysDialog),
);

export interface PayoutReviewScreenProps {
  /** The payouts of this run, each with its decision. */
  queue: ReviewQueue<unknown>;
  /** How far the pending payouts are read, or why that stopped. Undefined once all are read. */
  reading?: ReviewReadingProps;
  /** Counted from 0. */
  place: number;
  /** The payout as the run has it, and its decision. */
  state: DecisionState<Payout>;
  /** The checks of this payout, and the comparison with the payouts of all users. */
  checking: PayoutChecking;
  /** What is known about the user who is paid. */
  evidence: ReactNode;
  /** Typed for the journal. */
  note: string;
  /** Called at each change of the note, with its whole text. */
  onNote: (note: string) => void;
  /** The address of the list that this page belongs to. */
  listHref: string;
  /** To the next or the previous payout; after the last to the summary. */
  onGo: (steps: 1 | -1) => void;
  /** Called to end the run here and show its summary. */
  onFinish: () => void;
  /** Called to go back to the list. The run is kept and can be continued. */
  onLeave: () => void;
  /** Called with the decision: approve or reject. */
  onDecide: (decision: PayoutDecision) => void;
  /** Called after the admin has looked at the payout's changes. */
  onAcknowledge: () => void;
  /** Called to read the payout from the server again. */
  onReadAgain: () => void;
  /** Called with the decision to send although the payout could not be read again. */
  onDecideAnyway: (decision: PayoutDecision) => void;
}

function Place({
  place,
  count,
  isBusy,
  onGo,
}: {
  place: number;
  count: number;
  isBusy: boolean;
  onGo: (steps: 1 | -1) => void;
}) {
  return (
    <div className="pager">
      <IconButton
        label="Previous payout"
        icon={ChevronLeft}
        shortcut="K"
        isBordered
        isDisabled={isBusy || place === 0}
        onClick={() => onGo(-1)}
      />
      <span>
        {formatCount(place + 1)} of {formatCount(count)}
      </span>
      <IconButton
        label="Next payout"
        icon={ChevronRight}
        shortcut="J"
        isBordered
        isDisabled={isBusy}
        onClick={() => onGo(1)}
      />
    </div>
  );
}

/**
 * One payout of a review run, large, with the evidence for or against it. One key chooses, Enter
 * confirms: no single key decides.
 */
export function PayoutReviewScreen(props: PayoutReviewScreenProps) {
  const {
    queue,
    reading,
    place,
    state,
    checking,
    evidence,
    note,
    onNote,
    listHref,
    onFinish,
    onAcknowledge,
    onReadAgain,
    onDecideAnyway,
  } = props;
  const { payout } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isBusy = stepOf(state) !== undefined;
  const { checks } = checking;
  const { chosen, stops, choose, confirm, go, isHelpOpen, showHelp } = useReviewChoice({
    ...props,
    checks,
  });
  return (
    <ReviewFrame
      queue={queue}
      underWay={isBusy ? place : undefined}
      reading={reading}
      listHref={listHref}
      onShowKeys={() => showHelp(true)}
      actions={
        <Button variant="outline" isDisabled={isBusy} onClick={onFinish}>
          Finish
        </Button>
      }
    >
      <div className="review-run">
        <section className="panel review-payout" aria-label="Payout under review">
          <div className="panel-head">
            <h2 ref={heading} tabIndex={-1}>
              <bdi translate="no">{payoutAmount(payout)}</bdi>
            </h2>
            <PayoutBadge payout={payout} />
            <Place place={place} count={queue.length} isBusy={isBusy} onGo={go} />
          </div>
          <div className="panel-body">
            <DecisionNotice
              state={state}
              isRun
              {...{ onAcknowledge, onReadAgain, onDecideAnyway }}
            />
            <DetailList details={payoutDetails(payout)} />
          </div>
          {canBeDecided(payout) && (
            <div className="review-checks">
              <PayoutChecks {...checking} />
            </div>
          )}
          <ReviewDecision
            {...{ state, chosen, checks, stops, note, onNote }}
            onChoose={choose}
            onConfirm={confirm}
          />
        </section>
        <section className="panel" aria-labelledby="review-evidence">
          <div className="panel-head">
            <h2 id="review-evidence">Evidence</h2>
          </div>
          <div className="panel-body">{evidence}</div>
        </section>
      </div>
      {isHelpOpen && (
        <KeysDialog sections={[{ keys: payoutReviewKeys }]} onClose={() => showHelp(false)} />
      )}
    </ReviewFrame>
  );
}
