import { useIsHere } from '../../../ui/time/useIsHere';
import { useEffect, useState } from 'react';
import {
  nextOpenPlace,
  pendingDocuments,
  type QueueDocument,
  firstOpenPlace,
  queuePlaceText,
  readQueuePlace,
  type KycQueue,
  type QueuePlace,
} from './queue';
import { formatText } from '../../../lib/text';
import { kycQueue, kycResultOf, endKycQueue, nextKycBatch } from './kycQueue';
import { useKycInTurn } from '../useKyc';
import { useToastsAtTop } from '../../../ui/feedback/toasts';
import { useUser } from '../../users/queries';
import { kycReviewMessages, kycQueueMessages } from '../messages';
import { KycQueueScreen, type KycQueueScreenProps } from './KycQueueScreen';
import { prepareConfirmation } from '../../../mutation/confirm';
import { toLoad } from '../../../api/reading/reading';
import { sendByType } from '../documents/useKycDecision';
import { useDecideKyc } from '../documents/useDecideKyc';
import { useDownload } from '../documents/useDownload';
import { kycDocument } from '../model';
import { safeImageUrl } from '../../../lib/imageUrl';
import { useLocation } from 'wouter';
import { useKycScan } from './useKycScan';
import { userMessages } from '../../users/messages';
import { patterns } from '../../../paths';
import { KycQueueRest } from './KycQueueStates';
import { KycQueueSummaryScreen } from './KycQueueSummaryScreen';
import { useAddress } from '../../../list/useAddress';
import { useFailureToast } from '../../../mutation/useNotify';

interface ReviewIdentityProps extends Pick<KycQueueScreenProps, 'search' | 'onFinish' | 'onLeave'> {
  document: QueueDocument;
  /** Counted from 0. */
  place: number;
  onGoTo: (place: number) => void;
}

/**
 * The container of one document in the queue. After a success the queue goes to the next document.
 * After anything else it stays, so that the admin sees the result.
 */
function ReviewIdentity({ document, place, onGoTo, ...rest }: ReviewIdentityProps) {
  const { person, type, result } = document;
  const user = useUser(person.id);
  const kyc = useKycInTurn(person.id);
  useToastsAtTop();
  const isHere = useIsHere();
  const note = kycResultOf(person.id, type);
  const goOn = () => onGoTo(nextOpenPlace(kycQueue.read(), place));
  const { decide, isAsking, isBusy, wasDecided, refusalOf } = useDecideKyc({
    id: person.id,
    record: kyc.data,
    fullName: formatText(user.data?.full_name),
    send: sendByType,
    isByKeyboard: true,
    says: kycReviewMessages,
    onEnd: (_document, end) => {
      note(end);
      if ((end === 'approved' || end === 'rejected') && isHere()) goOn();
    },
  });
  /** Called when the admin skips it. */
  const pass = () => {
    if (result === undefined)
      note(
        kyc.data === undefined || pendingDocuments(kyc.data).includes(type)
          ? 'skipped'
          : 'meanwhile',
      );
  };
  const [download, isDownloading] = useDownload(kyc);
  // Loads the confirmation's code before the first key.
  useEffect(prepareConfirmation, []);
  return (
    <KycQueueScreen
      {...rest}
      document={document}
      place={place}
      user={toLoad(user)}
      load={toLoad(kyc)}
      isBusy={isBusy}
      wasDecided={wasDecided(type)}
      refusal={refusalOf(type)}
      isAsking={isAsking}
      isDownloading={isDownloading}
      onGo={(steps) => {
        if (steps > 0) pass();
        onGoTo(place + steps);
      }}
      onShow={onGoTo}
      onSkip={() => {
        pass();
        goOn();
      }}
      onDecide={decide}
      onDownload={download}
      onReadAgain={kyc.readAgain}
    />
  );
}

/**
 * Loads the next or previous document's record and images ahead, so that a review by keyboard
 * needn't wait.
 */
function IdentityAhead({ document: { person, type } }: { document: QueueDocument }) {
  const { data: record } = useKycInTurn(person.id);
  useUser(person.id);
  const urls = kycDocument(record, type).images.flatMap(
    ({ url }) => safeImageUrl(url, location.origin) ?? [],
  );
  const wanted = urls.join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    const images = wanted.split(' ').map((url) => {
      const image = new Image();
      image.referrerPolicy = 'no-referrer';
      image.src = url;
      return image;
    });
    // Kept in a reference, because the browser may drop an image that nothing refers to.
    return () => void images.splice(0);
  }, [wanted]);
  return null;
}

/**
 * The place in the queue is in the address. If the address has none, the review continues at the
 * first document without a result.
 */
function useQueuePlace(queue: KycQueue) {
  const { params, setParams } = useAddress();
  const [start] = useState(() => firstOpenPlace(queue));
  return {
    place: readQueuePlace(params.get('at'), queue.length) ?? start,
    // Adds no history entry, so Back leaves the review.
    goTo: (next: QueuePlace) =>
      setParams((wanted) => wanted.set('at', queuePlaceText(next)), { replace: true }),
  };
}

/**
 * 'Review identities': the pending documents one after the other, with a summary at the end. The
 * search for more documents runs meanwhile.
 */
export function ReviewIdentities() {
  const [, navigate] = useLocation();
  const { queue, scan, status, trouble, stop, resume, tryAgain } = useKycScan();
  const { place, goTo } = useQueuePlace(queue);
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, and React would call it as a
    // clean-up.
    scrollTo(0, 0);
  }, [place]);
  const isForbidden = trouble?.error.status === 403;
  // With documents in the queue, the screen itself says it.
  const isClosed = isForbidden && queue.length === 0;
  useFailureToast(
    { error: isClosed ? trouble.error : undefined, isValidating: false },
    userMessages.overviewFailed,
  );
  const search = {
    queue,
    scan,
    status,
    reason: trouble?.error,
    trouble:
      trouble && !isClosed ? kycQueueMessages.trouble(trouble.what, trouble.error) : undefined,
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
      <KycQueueRest
        search={search}
        isForbidden={isForbidden}
        onBack={() => goTo(queue.length - 1)}
        onFinish={finish}
        onLeave={leave}
      />
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
