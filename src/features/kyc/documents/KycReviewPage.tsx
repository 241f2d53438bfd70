import type { RouteProps } from '~/routes';
import { useAddress } from '~/list/useAddress';
import { userMessages } from '~/features/users/messages';
import { kycReviewMessages } from '../messages';
import {
  documentTypes,
  nextPendingDocument,
  pendingDocuments,
  type KycDocumentType,
} from '../model';
import { useKyc } from '../api';
import { KycReviewScreen } from './KycReviewScreen';
import { reviewDecisions, useKycScreen, wasDecidedHere } from './useDecideKyc';
import { useFailureToast } from '~/mutation/useNotify';

const readType = (params: URLSearchParams): KycDocumentType =>
  documentTypes.find((type) => type === params.get('document')) ?? 'id';

export function KycReviewPage({ id }: RouteProps) {
  const kyc = useKyc(id);
  const address = useAddress();
  const current = readType(address.params);
  const goTo = (type: KycDocumentType) =>
    address.setParams((next) => next.set('document', type), { replace: true });
  const { user, screen, isAsking, wasDecided, refusalOf } = useKycScreen(id, kyc, reviewDecisions, {
    onEnd: ({ type }, end) => {
      // Any other result stays on the screen.
      if (end !== 'approved' && end !== 'rejected') return;
      const open = pendingDocuments(kyc.data).filter((other) => !wasDecidedHere(id, other));
      const next = nextPendingDocument(open, type);
      // The admin may have moved on to another one by now.
      if (next && readType(new URLSearchParams(location.search)) === type) goTo(next);
    },
  });
  useFailureToast(user, userMessages.detailFailed);
  useFailureToast(kyc, kycReviewMessages.loadFailed);
  return (
    <KycReviewScreen
      {...screen}
      id={id}
      current={current}
      wasDecided={wasDecided}
      refusal={refusalOf(current)}
      isAsking={isAsking}
      onGoTo={goTo}
    />
  );
}
