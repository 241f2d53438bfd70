import { useEffect, useState } from 'react';
import { kycDocuments, type KycDocumentType } from '../../domain/kyc';
import { formatText } from '../../domain/text';
import { useKyc } from '../../hooks/useKyc';
import { useKycDecision } from '../../hooks/useKycDecision';
import { useUser } from '../../hooks/useUser';
import { kycReviewMessages } from '../../messages/kyc';
import { userMessages } from '../../messages/users';
import { KycReviewScreen } from '../../screens/users/KycReviewScreen';
import type { RouteProps } from '../routeProps';
import { toLoad } from '../toLoad';
import { useAddress } from '../useAddress';
import { useFailureToast } from '../useFailureToast';
import { useNotify } from '../useNotify';
import { DecideKyc, prepareDecision, type KycChoice } from './DecideKyc';
import { useDownload } from './useDownload';
import { useUserId } from './useUserId';

/** The document under review is part of the address, without an entry of its own in the history: Back leaves the review. */
function useReviewPlace(): [current: KycDocumentType, goTo: (type: KycDocumentType) => void] {
  const { params, setParams } = useAddress();
  const wanted = params.get('document');
  const types = kycDocuments(null).map(({ type }) => type);
  return [types.find((type) => type === wanted) ?? 'id', (type) => { setParams((next) => { next.set('document', type); }, { replace: true }); }];
}

export function KycReviewRoute({ params }: RouteProps) {
  const id = useUserId({ params });
  const notify = useNotify();
  const user = useUser(id);
  const kyc = useKyc(id);
  const { decide, isBusy, wasDecided } = useKycDecision(id, 'type');
  const [current, goTo] = useReviewPlace();
  const [choice, setChoice] = useState<KycChoice>();
  const [download, isDownloading] = useDownload();
  useFailureToast(user.error, userMessages.detailFailed);
  useFailureToast(kyc.error, kycReviewMessages.loadFailed);
  useEffect(prepareDecision, []);
  const confirm = async ({ document, verdict }: KycChoice) => {
    setChoice(undefined);
    try {
      if (await decide(document.type, verdict)) notify.success(kycReviewMessages.decided(document.type, verdict));
    } catch (failure) {
      notify.failure(kycReviewMessages.decideFailed(document.type, verdict), failure);
    }
  };
  return (
    <>
      <KycReviewScreen
        id={id}
        user={toLoad(user)}
        load={toLoad(kyc)}
        current={current}
        isBusy={isBusy}
        wasDecided={wasDecided}
        isAsking={choice !== undefined}
        isDownloading={isDownloading}
        onGoTo={goTo}
        onDecide={(document, verdict) => { setChoice({ document, verdict }); }}
        onDownload={download}
      />
      {choice && <DecideKyc choice={choice} fullName={formatText(user.data?.full_name)} isByKeyboard onConfirm={(chosen) => void confirm(chosen)} onCancel={() => { setChoice(undefined); }} />}
    </>
  );
}
