import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { firstOpenPlace, queuePlaceText, readQueuePlace, type KycQueue, type QueuePlace } from './queue';
import { endKycQueue, kycQueue, nextKycBatch } from './kycQueue';
import { useKycScan } from './useKycScan';
import { kycQueueMessages } from '../messages';
import { userMessages } from '../../users/messages';
import { patterns } from '../../../paths';
import { KycQueueRest } from './KycQueueStates';
import { KycQueueSummaryScreen } from './KycQueueSummaryScreen';
import { useAddress } from '../../../list/useAddress';
import { useFailureToast } from '../../../mutation/useFailureToast';
import { IdentityAhead } from './IdentityAhead';
import { ReviewIdentity } from './ReviewQueuedDocument';

/** The place in the queue is in the address. If the address has none, the review continues at the first document without a result. */
function useQueuePlace(queue: KycQueue) {
  const { params, setParams } = useAddress();
  const [start] = useState(() => firstOpenPlace(queue));
  return {
    place: readQueuePlace(params.get('at'), queue.length) ?? start,
    // Adds no history entry, so Back leaves the review.
    goTo: (next: QueuePlace) => setParams((wanted) => wanted.set('at', queuePlaceText(next)), { replace: true }),
  };
}

/**
 * 'Review identities': the pending documents one after the other, with a summary at the end. The search for more documents runs meanwhile.
 */
export function ReviewIdentities() {
  const [, navigate] = useLocation();
  const { queue, scan, status, trouble, stop, resume, tryAgain } = useKycScan();
  const { place, goTo } = useQueuePlace(queue);
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, and React would call it as a clean-up.
    scrollTo(0, 0);
  }, [place]);
  const isForbidden = trouble?.error.status === 403;
  // With documents in the queue, the screen itself says it.
  const isClosed = isForbidden && queue.length === 0;
  useFailureToast({ error: isClosed ? trouble.error : undefined, isValidating: false }, userMessages.overviewFailed);
  const search = {
    queue,
    scan,
    status,
    reason: trouble?.error,
    trouble: trouble && !isClosed ? kycQueueMessages.trouble(trouble.what, trouble.error) : undefined,
    onStop: stop,
    onResume: resume,
    onTryAgain: tryAgain,
  };
  const leave = () => navigate(patterns.users);
  const finish = () => {
    stop();
    goTo('summary');
  };
  const document = place === 'summary' ? undefined : queue[place];
  if (document && place !== 'summary') {
    const next = queue[place + 1];
    return (
      <>
        <ReviewIdentity
          key={`${document.person.id} ${document.type}`}
          search={search}
          document={document}
          place={place}
          onGoTo={goTo}
          onFinish={finish}
          onLeave={leave}
        />
        {next && <IdentityAhead document={next} />}
      </>
    );
  }
  if (queue.length === 0 || (place !== 'summary' && status === 'scanning')) {
    return (
      <KycQueueRest search={search} isForbidden={isForbidden} onBack={() => goTo(queue.length - 1)} onFinish={finish} onLeave={leave} />
    );
  }
  const lookForMore = () => {
    if (status === 'full') nextKycBatch();
    resume();
    goTo(firstOpenPlace(kycQueue.read()));
  };
  return (
    <KycQueueSummaryScreen
      search={{ ...search, onResume: lookForMore }}
      onLook={goTo}
      onMore={lookForMore}
      onClose={() => {
        leave();
        endKycQueue();
      }}
    />
  );
}
