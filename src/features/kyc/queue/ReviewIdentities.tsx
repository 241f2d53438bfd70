import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { safeImageUrl } from '~/lib/imageUrl';
import { useReviewPlace } from '~/list/review/useReviewPlace';
import { hrefs } from '~/routes';
import { useIsHere } from '~/ui/time/useIsHere';
import { userMessages } from '~/features/users/messages';
import { useUser } from '~/features/users/api';
import { reviewDecisions, useKycScreen } from '../documents/useDecideKyc';
import { kycQueueMessages } from '../messages';
import { kycDocument, pendingDocuments } from '../model';
import { useKycInTurn } from '../api';
import { KycQueueRest, KycQueueScreen, type KycQueueScreenProps } from './KycQueueScreen';
import { KycQueueSummaryScreen } from './KycQueueSummaryScreen';
import {
  firstOpenPlace,
  kycResultOf,
  kycScan,
  nextKycBatch,
  nextOpenPlace,
  type QueueDocument,
} from './queue';
import { useKycScan } from './useKycScan';
import { useFailureToast } from '~/mutation/useNotify';
import { RunMessages } from '~/list/review/ReviewParts';

interface ReviewIdentityProps extends Pick<KycQueueScreenProps, 'search' | 'onFinish' | 'onLeave'> {
  document: QueueDocument;
  place: number;
  onGoTo: (place: number) => void;
}

function ReviewIdentity({ document, place, onGoTo, ...rest }: ReviewIdentityProps) {
  const { person, type, result } = document;
  const kyc = useKycInTurn(person.id);
  const isHere = useIsHere();
  const note = kycResultOf(person.id, type);
  const goOn = () => onGoTo(nextOpenPlace(kycScan.read().queue, place));
  const { screen, isAsking, wasDecided, refusalOf } = useKycScreen(
    person.id,
    kyc,
    reviewDecisions,
    {
      onStart: () => note('unknown'),
      onEnd: (_document, end) => {
        note(end === 'unread' ? undefined : end);
        if ((end === 'approved' || end === 'rejected') && isHere()) goOn();
      },
    },
  );
  const skip = () => {
    if (result !== undefined) return;
    const isOpen = kyc.data === undefined || pendingDocuments(kyc.data).includes(type);
    note(isOpen ? 'skipped' : 'elsewhere');
  };
  return (
    <KycQueueScreen
      {...rest}
      {...screen}
      document={document}
      place={place}
      wasDecided={wasDecided(type)}
      refusal={refusalOf(type)}
      isAsking={isAsking}
      onGo={(steps) => {
        if (steps > 0) skip();
        onGoTo(place + steps);
      }}
      onShow={onGoTo}
      onSkip={() => {
        skip();
        goOn();
      }}
    />
  );
}

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
    // Keeps references to the images, because the browser may drop those that nothing refers to.
    return () => void images.splice(0);
  }, [wanted]);
  return null;
}

export function ReviewIdentities() {
  const [, navigate] = useLocation();
  const { queue, scan, status, trouble, stop, resume, tryAgain } = useKycScan();
  const [start] = useState(() => firstOpenPlace(queue));
  const { place, goTo } = useReviewPlace('at', queue.length, start);
  const isForbidden = trouble?.error.status === 403;
  const isClosed = isForbidden && queue.length === 0;
  useFailureToast(isClosed ? { error: trouble.error } : {}, userMessages.overviewFailed);
  const search = {
    queue,
    scan,
    status,
    reason: trouble?.error,
    trouble:
      trouble && !isClosed ? kycQueueMessages.trouble(trouble.what, trouble.error) : undefined,
    onStop: stop,
    onResume: status === 'done' ? kycScan.remove : resume,
    onTryAgain: tryAgain,
  };
  const leave = () => navigate(hrefs.users);
  const finish = () => {
    stop();
    goTo('summary');
  };
  const document = typeof place === 'number' ? queue[place] : undefined;
  const next = typeof place === 'number' ? queue[place + 1] : undefined;
  const searchMore = () => {
    if (status === 'full') nextKycBatch();
    resume();
    goTo(firstOpenPlace(kycScan.read().queue));
  };
  return (
    <RunMessages place={place}>
      {document && typeof place === 'number' ? (
        <ReviewIdentity
          key={`${document.person.id} ${document.type}`}
          search={search}
          document={document}
          place={place}
          onGoTo={goTo}
          onFinish={finish}
          onLeave={leave}
        />
      ) : queue.length === 0 || (place !== 'summary' && status === 'scanning') ? (
        <KycQueueRest
          search={search}
          isForbidden={isForbidden}
          onBack={() => goTo(queue.length - 1)}
          onFinish={finish}
          onLeave={leave}
        />
      ) : (
        <KycQueueSummaryScreen
          search={{ ...search, onResume: searchMore }}
          onShow={goTo}
          onMore={searchMore}
          onClose={() => {
            leave();
            kycScan.remove();
          }}
        />
      )}
      {document && next && <IdentityAhead document={next} />}
    </RunMessages>
  );
}
