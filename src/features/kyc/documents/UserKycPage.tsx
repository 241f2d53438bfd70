import { formatText } from '../../../lib/text';
import { useKyc } from '../useKyc';
import { useUser } from '../../users/queries';
import { kycMessages } from '../messages';
import { userMessages } from '../../users/messages';
import { UserKycScreen } from './UserKycScreen';
import { type RouteProps, pathId } from '../../../api/reading/routeProps';
import { toLoad } from '../../../api/reading/reading';
import { useFailureToast } from '../../../mutation/useNotify';
import { sendByDocument } from './useKycDecision';
import { useDecideKyc } from './useDecideKyc';
import { useDownload } from './useDownload';
import { hrefs } from '../../../paths';
import { userSteps } from '../../../list/steps';

export function UserKycPage({ params }: RouteProps) {
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
