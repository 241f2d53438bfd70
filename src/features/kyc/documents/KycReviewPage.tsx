import { useEffect } from 'react';
import { kycDocuments, type KycDocumentType } from '../model';
import { nextPendingDocument, pendingDocuments } from '../queue/queue';
import { formatText } from '../../../lib/text';
import { useKyc } from '../useKyc';
import { useToastsAtTop } from '../../../ui/feedback/toasts';
import { useUser } from '../../users/queries';
import { kycReviewMessages } from '../messages';
import { userMessages } from '../../users/messages';
import { KycReviewScreen } from './KycReviewScreen';
import { type RouteProps, pathId } from '../../../api/reading/routeProps';
import { toLoad } from '../../../api/reading/reading';
import { useAddress } from '../../../list/useAddress';
import { useFailureToast } from '../../../mutation/useNotify';
import { prepareConfirmation } from '../../../mutation/confirm';
import { sendByType } from './useKycDecision';
import { useDecideKyc } from './useDecideKyc';
import { useDownload } from './useDownload';

/**
 * The document under review is in the address. Moving to another one adds no history entry, so Back
 * leaves the review.
 */
function useReviewPlace() {
  const { params, setParams } = useAddress();
  const types = kycDocuments(null).map(({ type }) => type);
  const read = (from: URLSearchParams): KycDocumentType =>
    types.find((type) => type === from.get('document')) ?? 'id';
  const goTo = (type: KycDocumentType) =>
    setParams((next) => next.set('document', type), { replace: true });
  return {
    current: read(params),
    goTo,
    /** Goes to the next document, unless the admin has gone to another one by now. */
    goOnFrom: (type: KycDocumentType, next: KycDocumentType | undefined) => {
      if (next && read(new URLSearchParams(location.search)) === type) goTo(next);
    },
  };
}

export function KycReviewPage({ params }: RouteProps) {
  const id = pathId(params['id']);
  const user = useUser(id);
  const kyc = useKyc(id);
  useToastsAtTop();
  const { current, goTo, goOnFrom } = useReviewPlace();
  const { decide, isAsking, isBusy, wasDecided, refusalOf } = useDecideKyc({
    id,
    record: kyc.data,
    fullName: formatText(user.data?.full_name),
    send: sendByType,
    isByKeyboard: true,
    says: kycReviewMessages,
    onEnd: ({ type }, end) => {
      // Only after a success (R249). Any other result stays on the screen.
      if (end !== 'approved' && end !== 'rejected') return;
      const open = pendingDocuments(kyc.data ?? null).filter((other) => !wasDecided(other));
      goOnFrom(type, nextPendingDocument(open, type));
    },
  });
  const [download, isDownloading] = useDownload(kyc);
  useFailureToast(user, userMessages.detailFailed);
  useFailureToast(kyc, kycReviewMessages.loadFailed);
  // Loads the confirmation's code before the first key.
  useEffect(prepareConfirmation, []);
  return (
    <KycReviewScreen
      id={id}
      user={toLoad(user)}
      load={toLoad(kyc)}
      current={current}
      isBusy={isBusy}
      wasDecided={wasDecided}
      refusal={refusalOf(current)}
      isAsking={isAsking}
      isDownloading={isDownloading}
      onGoTo={goTo}
      onDecide={decide}
      onDownload={download}
      onReadAgain={kyc.readAgain}
    />
  );
}
