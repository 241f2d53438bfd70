import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Payout } from '~/api/types';
import { ReviewPager, useReviewKeys } from '~/list/review/ReviewParts';
import { Button } from '~/ui/fields/Button';
import { isSingleKey, listenToKeys } from '~/ui/keyboard/keyListeners';
import { payoutReviewKeys } from '~/ui/keyboard/keys';
import { DetailList } from '~/ui/layout/DetailList';
import { Row, Panel } from '~/ui/layout/Layout';
import { areWaiting, textsOf } from '../checks/checks';
import { PayoutChecks, VerdictTexts, type PayoutChecking } from '../checks/PayoutChecks';
import {
  approveAnyway,
  checkingMessage,
  decisionNouns,
  isOutdated,
  mayDecide,
  needsAcknowledgement,
  payoutStepMessages,
  type DecisionState,
  type Permission,
} from '../decision/decision';
import {
  DecisionButtons,
  DecisionNotice,
  PayoutConsequence,
  PayoutTerms,
  type DecisionNoticeProps,
} from '../decision/DecisionNotice';
import {
  NoteField,
  RejectReason,
  type NoteFieldProps,
  type RejectReasonProps,
} from '../decision/DecisionFields';
import {
  decisionBadges,
  isPending,
  payoutAmount,
  payoutBadge,
  type PayoutDecision,
} from '../model';
import { Badge } from '~/ui/table/Badge';
import { payoutDetails } from '../payoutsTable';
import { ReviewFrame, type ReviewRunProps } from './ReviewSummaryScreen';
import '../payouts.css';

/** Excludes the buttons that choose, because those were already pressed. */
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
  'state' | 'checking' | 'note' | 'onNote' | 'rejecting'
> {
  chosen: PayoutDecision | undefined;
  permissions: Record<PayoutDecision, Permission>;
  reason: RefObject<HTMLSelectElement | null>;
  onChoose: (decision: PayoutDecision | undefined) => void;
  onConfirm: () => void;
}

/** Separate from the buttons that choose, so that pressing one of them twice decides nothing. */
function Chosen({
  state: { payout },
  chosen,
  permissions,
  checking: { checks },
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
  // In a low window the bar isn't stuck, so it must be scrolled into view: the admin must see what
  // the next Enter sends.
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
      {/* Gets the focus after the note, so that the next Enter presses no button. */}
      <p role="status" ref={question} tabIndex={-1}>
        <strong>{decisionBadges[chosen].label}</strong>{' '}
        <PayoutTerms payout={payout} isFrom={isRejection} />?{' '}
        {isAgainstChecks && (
          <>
            <VerdictTexts checks={checks} /> <VerdictTexts checks={checks} verdict="unchecked" />
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
          {approveAnyway(textsOf(checks, 'blocked').length, textsOf(checks, 'unchecked').length)}
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
  const { state, chosen, checking } = props;
  const { payout } = state;
  const step = state.progress?.step;
  const isOpen = isPending(payout);
  const stepText = step
    ? payoutStepMessages[step]
    : !chosen && isOpen && areWaiting(checking.checks) && checkingMessage;
  if (stepText) return <p role="status">{stepText}</p>;
  if (chosen) return <Chosen {...props} chosen={chosen} />;
  if (needsAcknowledgement(state, true)) return null;
  if (isOpen) return <PayoutConsequence payout={payout} />;
  return (
    <p className="payout-consequence">
      This payout is {payoutBadge(payout).label.toLowerCase()}: there is nothing to decide.
    </p>
  );
}

export interface PayoutReviewScreenProps
  extends ReviewRunProps, Omit<DecisionNoticeProps, 'isRun'>, Omit<NoteFieldProps, 'onLeave'> {
  place: number;
  state: DecisionState<Payout>;
  checking: PayoutChecking;
  evidence: ReactNode;
  rejecting: RejectReasonProps;
  onGo: (steps: 1 | -1) => void;
  onFinish: () => void;
  onLeave: () => void;
  onDecide: (decision: PayoutDecision) => void;
}

/**
 * A and R choose and Enter confirms, so that no single key decides. The keys do nothing while a
 * decision is running.
 */
export function PayoutReviewScreen(props: PayoutReviewScreenProps) {
  const { queue, place, listHref, state, checking, evidence } = props;
  const { onGo, onFinish, onLeave, onDecide, onAcknowledge, onReadAgain } = props;
  const { payout } = state;
  const { checks } = checking;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isBusy = state.progress !== undefined;
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
      if (needsAcknowledgement(state, true)) onAcknowledge();
      else if (isOutdated(state)) onReadAgain();
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
            <Badge {...payoutBadge(payout)} />
            <ReviewPager
              what="payout"
              index={place}
              count={queue.length}
              canGo={{ back: !isBusy && place > 0, on: !isBusy }}
              onGo={go}
            />
          </div>
          <div className="review-facts">
            <div className="panel-body">
              <DecisionNotice {...props} isRun />
              <DetailList details={payoutDetails(payout)} />
            </div>
            {isPending(payout) && (
              <div className="review-checks">
                <PayoutChecks {...checking} />
              </div>
            )}
          </div>
          <div className="review-decision" data-bottom-bar>
            <div className="review-consequence">
              <Consequence
                {...props}
                {...{ chosen, permissions, reason }}
                onChoose={choose}
                onConfirm={confirm}
              />
            </div>
            <Row data-chooses>
              <DecisionButtons {...{ state, permissions }} onPress={choose} />
            </Row>
          </div>
        </section>
        <Panel title="Evidence">{evidence}</Panel>
      </div>
      {keysDialog}
    </ReviewFrame>
  );
}
