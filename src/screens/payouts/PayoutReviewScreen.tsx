import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Payout } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { IconButton } from '../../components/fields/IconButton';
import { DetailList } from '../../components/layout/DetailList';
import { loadable } from '../../components/loadable';
import { formatCount } from '../../domain/numbers';
import { payoutAmount } from '../../domain/payoutChanges';
import type { ReviewQueue } from '../../domain/payoutReview';
import type { PayoutDecision } from '../../domain/transactions';
import type { PayoutStep } from '../../messages/payouts';
import { payoutDetails } from './payoutFacts';
import { PayoutReportNotice, type PayoutReport } from './PayoutReportNotice';
import { PayoutBadge } from './payoutsTable';
import { ReviewDecision } from './ReviewDecision';
import { ReviewFrame } from './ReviewFrame';
import { reviewKeys } from './reviewKeys';
import { useReviewChoice } from './useReviewChoice';
import './payouts.css';

const KeysDialog = loadable(() => import('../../components/overlays/KeysDialog').then((module) => module.KeysDialog));

export interface PayoutReviewScreenProps {
  queue: ReviewQueue<unknown>;
  /** Counted from 0. */
  place: number;
  /** As it was frozen, or as it was read again since. */
  payout: Payout;
  deciding: PayoutDecision | undefined;
  step: PayoutStep | undefined;
  report?: PayoutReport;
  mustLook: boolean;
  isOutdated: boolean;
  evidence: ReactNode;
  listHref: string;
  /** To the next or the previous payout; after the last to the summary. */
  onGo: (steps: 1 | -1) => void;
  onFinish: () => void;
  onLeave: () => void;
  onDecide: (decision: PayoutDecision) => void;
  onLooked: () => void;
  onReadAgain: () => void;
}

function Place({ place, count, isBusy, onGo }: { place: number; count: number; isBusy: boolean; onGo: (steps: 1 | -1) => void }) {
  return (
    <div className="pager">
      <IconButton label="Previous payout" icon={ChevronLeft} isBordered isDisabled={isBusy || place === 0} onClick={() => { onGo(-1); }} />
      <span>
        {formatCount(place + 1)} of {formatCount(count)}
      </span>
      <IconButton label="Next payout" icon={ChevronRight} isBordered isDisabled={isBusy} onClick={() => { onGo(1); }} />
    </div>
  );
}

/** One payout of a review run, large, with what is known of whom the money goes to. One key chooses, Enter confirms; nothing is decided by one key. */
export function PayoutReviewScreen(props: PayoutReviewScreenProps) {
  const { queue, place, payout, deciding, step, report, mustLook, isOutdated, evidence, listHref, onFinish, onLooked, onReadAgain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isBusy = deciding !== undefined || step !== undefined;
  const { chosen, choose, confirm, go, isHelpOpen, showHelp } = useReviewChoice({ ...props, isBusy });
  return (
    <ReviewFrame queue={queue} listHref={listHref} onShowKeys={() => { showHelp(true); }} actions={<Button variant="outline" isDisabled={isBusy} onClick={onFinish}>Finish</Button>}>
      <div className="review-run">
        <section className="panel review-payout" aria-label="Payout under review">
          <div className="panel-head">
            <h2 ref={heading} tabIndex={-1}>
              <bdi>{payoutAmount(payout)}</bdi>
            </h2>
            <PayoutBadge payout={payout} />
            <Place place={place} count={queue.length} isBusy={isBusy} onGo={go} />
          </div>
          <div className="panel-body">
            {report && <PayoutReportNotice report={report} mustLook={mustLook} isOutdated={isOutdated} isBusy={isBusy} hasKeys onLooked={onLooked} onReadAgain={onReadAgain} />}
            <DetailList details={payoutDetails(payout)} />
          </div>
          <ReviewDecision payout={payout} chosen={chosen} deciding={deciding} step={step} isClosed={mustLook || isOutdated} onChoose={choose} onConfirm={confirm} />
        </section>
        <section className="panel review-evidence" aria-labelledby="review-evidence">
          <div className="panel-head">
            <h2 id="review-evidence">Evidence</h2>
          </div>
          <div className="panel-body">{evidence}</div>
        </section>
      </div>
      {isHelpOpen && <KeysDialog sections={[{ keys: reviewKeys }]} onClose={() => { showHelp(false); }} />}
    </ReviewFrame>
  );
}
