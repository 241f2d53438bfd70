import { formatText } from '../../domain/values/text';
import { useKyc } from '../../hooks/kyc/useKyc';
import { useUser } from '../../hooks/users/users';
import { kycMessages } from '../../messages/kyc';
import { userMessages } from '../../messages/users';
import { UserKycScreen } from '../../screens/kyc/UserKycScreen';
import type { RouteProps } from '../address/routeProps';
import { toLoad } from '../telling/toLoad';
import { useFailureToast } from '../telling/useFailureToast';
import { sendByDocument } from '../../hooks/kyc/useKycDecision';
import { useDecideKyc } from './useDecideKyc';
import { useDownload } from './useDownload';
import { pathId } from '../address/pathId';
import { hrefs } from '../../paths';
import { userSteps } from '../list/steps';

export function UserKycRoute({ params }: RouteProps) {
  const id = pathId(params['id']);
  const user = useUser(id);
  const kyc = useKyc(id);
  const { decide, isBusy, wasDecided, refusalOf } = useDecideKyc({
    id,
    record: kyc.data,
    fullName: formatText(user.data?.full_name),
    send: sendByDocument,
    says: kycMessages,
  });
  const [download, isDownloading] = useDownload(kyc);
  useFailureToast(user, userMessages.detailFailed);
  useFailureToast(kyc, kycMessages.loadFailed);
  return (
    <UserKycScreen
      id={id}
      user={toLoad(user)}
      load={toLoad(kyc)}
      steps={userSteps(id, hrefs.userKyc)}
      isBusy={isBusy}
      wasDecided={wasDecided}
      refusalOf={refusalOf}
      isDownloading={isDownloading}
      onDecide={decide}
      onDownload={download}
      onReadAgain={kyc.readAgain}
    />
  );
}
