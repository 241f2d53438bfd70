import { userSteps } from '~/list/steps';
import { hrefs, type RouteProps } from '~/routes';
import { userMessages } from '~/features/users/messages';
import { kycMessages } from '../messages';
import { useKyc } from '../api';
import { overviewDecisions, useKycScreen } from './useDecideKyc';
import { UserKycScreen } from './UserKycScreen';
import { useFailureToast } from '~/mutation/useNotify';

export function UserKycPage({ id }: RouteProps) {
  const kyc = useKyc(id);
  const { user, screen, wasDecided, refusalOf } = useKycScreen(id, kyc, overviewDecisions);
  useFailureToast(user, userMessages.detailFailed);
  useFailureToast(kyc, kycMessages.loadFailed);
  return (
    <UserKycScreen
      {...screen}
      id={id}
      steps={userSteps(id, hrefs.userKyc)}
      wasDecided={wasDecided}
      refusalOf={refusalOf}
    />
  );
}
