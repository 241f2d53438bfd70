import { useEffect } from 'react';
import { kycDocuments, type KycDocumentType } from '../../domain/kyc/documents';
import { nextPendingDocument, pendingDocuments } from '../../domain/kyc/queue';
import { formatText } from '../../domain/values/text';
import { useKyc } from '../../hooks/kyc/useKyc';
import { useToastsAtTop } from '../../components/feedback/toasts';
import { useUser } from '../../hooks/users/users';
import { kycReviewMessages } from '../../messages/kyc';
import { userMessages } from '../../messages/users';
import { KycReviewScreen } from '../../screens/kyc/KycReviewScreen';
import type { RouteProps } from '../address/routeProps';
import { toLoad } from '../telling/toLoad';
import { useAddress } from '../address/useAddress';
import { useFailureToast } from '../telling/useFailureToast';
import { prepareConfirmation } from '../confirm/confirm';
import { sendByType } from '../../hooks/kyc/useKycDecision';
import { useDecideKyc } from './useDecideKyc';
import { useDownload } from './useDownload';
import { pathId } from '../address/pathId';

/** The document under review is in the address. Moving to another one adds no history entry, so Back leaves the review. */
function useReviewPlace() {
  const { params, setParams } = useAddress();
  const types = kycDocuments(null).map(({ type }) => type);
  const read = (from: URLSearchParams): KycDocumentType => types.find((type) => type === from.get('document')) ?? 'id';
  const goTo = (type: KycDocumentType) => setParams((next) => next.set('document', type), { replace: true });
  return {
    current: read(params),
    goTo,
    /** Goes to the next document, unless the admin has gone to another one by now. */
    goOnFrom: (type: KycDocumentType, next: KycDocumentType | undefined) => {
      if (next && read(new URLSearchParams(location.search)) === type) goTo(next);
    },
  };
}

export function KycReviewRoute({ params }: RouteProps) {
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
