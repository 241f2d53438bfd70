import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Payout } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { DetailList } from '../../../ui/layout/DetailList';
import { isPending, payoutAmount, type PayoutDecision, payoutLook } from '../model';
import {
  stepOf,
  type DecisionState,
  needsAcknowledgement,
  deciding,
  isOutdated,
  mayDecide,
  type Permission,
} from '../decision/decision';
import { decisionLooks } from '../decision/record';
import { payoutReviewKeys } from '../../../ui/keyboard/keys';
import {
  DecisionNotice,
  NoteField,
  PayoutConsequence,
  PayoutStops,
  PayoutTerms,
  RejectReason,
  type RejectReasonProps,
} from '../decision/DecisionNotice';
import { PayoutChecks, type PayoutChecking } from '../checks/PayoutChecks';
import { PayoutBadge, payoutDetails } from '../list/payoutsTable';
import { isSingleKey, listenToKeys } from '../../../ui/keyboard/keyListeners';
import { type Check, areWaiting, textsOf } from '../checks/checks';
import {
  checkingMessage,
  decisionNouns,
  payoutStepMessages,
  approveAnyway,
} from '../decision/messages';
import { ReviewPager, useReviewKeys } from '../../../list/review/ReviewParts';
import { ReviewFrame, type ReviewRunProps } from './ReviewSummaryScreen';
import { Row } from '../../../ui/layout/Layout';
import { Panel } from '../../../ui/layout/Panel';
import '../payouts.css';

/**
 * Enter belongs to the link or button that has the focus, except to the buttons that choose: those
 * were pressed already.
 */
const belongsToControl = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('a[href], button, summary') !== null &&
  target.closest('[data-chooses]') === null;

export function useEnterAndEscape(
  onConfirm: (() => void) | undefined,
  onEscape: () => void,
  isActive: boolean,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Enter' && onConfirm && !belongsToControl(event.target)) {
      event.preventDefault();
      onConfirm();
    }
  });
  useLayoutEffect(
    () => (isActive ? listenToKeys((event) => handleKey(event)) : undefined),
    [isActive],
  );
}

interface DecisionProps extends Pick<
  PayoutReviewScreenProps,
  'state' | 'note' | 'onNote' | 'rejecting'
> {
  chosen: PayoutDecision | undefined;
  permissions: Record<PayoutDecision, Permission>;
  checks: readonly Check[];
  reason: RefObject<HTMLSelectElement | null>;
  onChoose: (decision: PayoutDecision | undefined) => void;
  onConfirm: () => void;
}

/**
 * What is about to happen. Its confirmation is apart from the buttons that choose: pressing one of
 * them twice decides nothing.
 */
function Chosen({
  state: { payout },
  chosen,
  permissions,
  checks,
  note,
  onNote,
  rejecting,
  reason,
  onChoose,
  onConfirm,
}: DecisionProps & { chosen: PayoutDecision }) {
  const question = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leaveField = () => question.current?.focus();
  const isRejection = chosen === 'rejected';
  const isAgainstChecks = permissions[chosen] === 'onPurpose';
  // The bar isn't stuck in a low window: what the next Enter sends must not be out of sight.
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = panel.current?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={panel}
      className="notice review-chosen"
      data-tone={isRejection || isAgainstChecks ? 'bad' : 'info'}
    >
      {/* After the note the focus is here: the question is read, and no button is pressed by the
          next Enter. */}
      <p role="status" ref={question} tabIndex={-1}>
        <strong>{decisionLooks[chosen].label}</strong>{' '}
        <PayoutTerms payout={payout} isFrom={isRejection} />?{' '}
        {isAgainstChecks && (
          <>
            <PayoutStops checks={checks} /> <PayoutStops checks={checks} verdict="unchecked" />
          </>
        )}
      </p>
      {isRejection && <RejectReason {...rejecting} ref={reason} onLeave={leaveField} />}
      <NoteField note={note} onNote={onNote} onLeave={leaveField} />
      <Button variant="outline" onClick={() => onChoose(undefined)}>
        Cancel <kbd aria-hidden>Esc</kbd>
      </Button>
      {isAgainstChecks ? (
        <Button tone="bad" onClick={onConfirm}>
          {approveAnyway(textsOf(checks, 'stop').length, textsOf(checks, 'unchecked').length)}
        </Button>
      ) : (
        <span data-chooses>
          <Button tone={isRejection ? 'bad' : undefined} shortcut="Enter" onClick={onConfirm}>
            Confirm {decisionNouns[chosen]}
          </Button>
        </span>
      )}
    </div>
  );
}

function Consequence(props: DecisionProps) {
  const { state, chosen, checks } = props;
  const { payout } = state;
  const step = stepOf(state);
  const isOpen = isPending(payout);
  const stepText = step
    ? payoutStepMessages[step]
    : !chosen && isOpen && areWaiting(checks) && checkingMessage;
  if (stepText)
    return (
      <p role="status" className="review-step">
        {stepText}
      </p>
    );
  if (chosen) return <Chosen {...props} chosen={chosen} />;
  if (needsAcknowledgement(state, true)) return null;
  if (isOpen) return <PayoutConsequence payout={payout} />;
  return (
    <p className="payout-consequence">
      This payout is {payoutLook(payout).label.toLowerCase()}: there is nothing to decide.
    </p>
  );
}

function ReviewDecision(props: DecisionProps) {
  const { state, permissions, onChoose } = props;
  const decision = deciding(state);
  return (
    <div className="review-decision" data-bottom-bar>
      <div className="review-consequence">
        <Consequence {...props} />
      </div>
      <Row className="review-buttons" data-chooses>
        <Button
          variant="outline"
          shortcut="R"
          isDisabled={permissions.rejected === 'no'}
          isBusy={decision === 'rejected'}
          onClick={() => onChoose('rejected')}
        >
          {decision === 'rejected' ? 'Rejecting…' : 'Reject'}
        </Button>
        <Button
          shortcut="A"
          isDisabled={permissions.approved === 'no'}
          isBusy={decision === 'approved'}
          onClick={() => onChoose('approved')}
        >
          {decision === 'approved' ? 'Approving…' : 'Approve'}
        </Button>
      </Row>
    </div>
  );
}

export interface PayoutReviewScreenProps extends ReviewRunProps {
  place: number;
  state: DecisionState<Payout>;
  checking: PayoutChecking;
  evidence: ReactNode;
  note: string;
  onNote: (note: string) => void;
  rejecting: RejectReasonProps;
  onGo: (steps: 1 | -1) => void;
  onFinish: () => void;
  onLeave: () => void;
  onDecide: (decision: PayoutDecision) => void;
  onAcknowledge: () => void;
  onReadAgain: () => void;
  /** Sends the decision although the payout could not be read again. */
  onDecideAnyway: (decision: PayoutDecision) => void;
}

/**
 * One payout of a review run, large, with the evidence for or against it. A and R choose, Enter
 * confirms: no single key decides. The keys rest while a decision is under way.
 */
export function PayoutReviewScreen({
  queue,
  place,
  listHref,
  state,
  checking,
  evidence,
  note,
  onNote,
  rejecting,
  onGo,
  onFinish,
  onLeave,
  onDecide,
  ...notice
}: PayoutReviewScreenProps) {
  const { payout } = state;
  const { checks } = checking;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isBusy = stepOf(state) !== undefined;
  const permissions = {
    approved: mayDecide(state, 'approved', checks, true),
    rejected: mayDecide(state, 'rejected', checks, true),
  };
  const [chosen, setChosen] = useState<PayoutDecision>();
  const choose = (decision: PayoutDecision | undefined) => {
    if (!decision || permissions[decision] !== 'no') setChosen(decision);
  };
  const reason = useRef<HTMLSelectElement>(null);
  const confirm = () => {
    if (!chosen || permissions[chosen] === 'no') return;
    if (reason.current?.reportValidity() === false) return;
    setChosen(undefined);
    onDecide(chosen);
  };
  const go = (steps: 1 | -1) => {
    if (!isBusy && place + steps >= 0) onGo(steps);
  };
  const { areKeysOn, keysButton, keysDialog } = useReviewKeys(payoutReviewKeys, {
    a: () => choose('approved'),
    r: () => choose('rejected'),
    j: () => go(1),
    k: () => go(-1),
    l: () => {
      if (isBusy) return;
      if (needsAcknowledgement(state, true)) notice.onAcknowledge();
      else if (isOutdated(state)) notice.onReadAgain();
    },
  });
  useEnterAndEscape(
    chosen && permissions[chosen] === 'yes' ? confirm : undefined,
    () => {
      if (chosen) choose(undefined);
      else if (!isBusy) onLeave();
    },
    areKeysOn,
  );
  return (
    <ReviewFrame
      queue={queue}
      underWay={isBusy ? place : undefined}
      listHref={listHref}
      actions={
        <>
          {keysButton}
          <Button variant="outline" isDisabled={isBusy} onClick={onFinish}>
            Finish
          </Button>
        </>
      }
    >
      <div className="review-run">
        <section className="panel review-payout" aria-label="Payout under review">
          <div className="panel-head">
            <h2 ref={heading} tabIndex={-1}>
              <bdi translate="no">{payoutAmount(payout)}</bdi>
            </h2>
            <PayoutBadge payout={payout} />
            <ReviewPager
              what="payout"
              index={place}
              count={queue.length}
              canGo={{ back: !isBusy && place > 0, on: !isBusy }}
              onGo={go}
            />
          </div>
          <div className="panel-body">
            <DecisionNotice state={state} isRun {...notice} />
            <DetailList details={payoutDetails(payout)} />
          </div>
          {isPending(payout) && (
            <div className="review-checks">
              <PayoutChecks {...checking} />
            </div>
          )}
          <ReviewDecision
            {...{ state, chosen, permissions, checks, note, onNote, rejecting, reason }}
            onChoose={choose}
            onConfirm={confirm}
          />
        </section>
        <Panel title="Evidence">{evidence}</Panel>
      </div>
      {keysDialog}
    </ReviewFrame>
  );
}
