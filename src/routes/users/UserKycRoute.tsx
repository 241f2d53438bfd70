import { useState } from 'react';
import { formatText } from '../../domain/text';
import { useKyc } from '../../hooks/useKyc';
import { useKycDecision } from '../../hooks/useKycDecision';
import { useUser } from '../../hooks/useUser';
import { kycMessages } from '../../messages/kyc';
import { userMessages } from '../../messages/users';
import { UserKycScreen } from '../../screens/users/UserKycScreen';
import type { RouteProps } from '../routeProps';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { useNotify } from '../useNotify';
import { DecideKyc, type KycChoice } from './DecideKyc';
import { useDownload } from './useDownload';
import { useUserId } from './useUserId';

export function UserKycRoute({ params }: RouteProps) {
  const id = useUserId({ params });
  const notify = useNotify();
  const user = useUser(id);
  const kyc = useKyc(id);
  const { decide, isBusy, wasDecided } = useKycDecision(id, 'document');
  const [choice, setChoice] = useState<KycChoice>();
  const [download, isDownloading] = useDownload();
  useFailureToast(user.error, userMessages.detailFailed);
  useFailureToast(kyc.error, kycMessages.loadFailed);
  const confirm = async ({ document, verdict }: KycChoice) => {
    setChoice(undefined);
    try {
      if (await decide(document.type, verdict)) notify.success(kycMessages.decided(document.type, verdict));
    } catch (failure) {
      notify.failure(kycMessages.decideFailed, failure);
    }
  };
  return (
    <>
      <UserKycScreen
        id={id}
        user={toLoad(user)}
        load={toLoad(kyc)}
        isBusy={isBusy}
        wasDecided={wasDecided}
        isDownloading={isDownloading}
        onDecide={(document, verdict) => {
          setChoice({ document, verdict });
        }}
        onDownload={download}
      />
      {choice && <DecideKyc choice={choice} fullName={formatText(user.data?.full_name)} onConfirm={(chosen) => void confirm(chosen)} onCancel={() => { setChoice(undefined); }} />}
    </>
  );
}
