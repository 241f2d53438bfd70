import { useState } from 'react';
import { useKyc } from '../../hooks/kyc/useKyc';
import { useListedUser, userSource, useUser } from '../../hooks/users/users';
import { userMessages } from '../../messages/users';
import { UserDetailsScreen } from '../../screens/users/UserDetailsScreen';
import type { FirstRead, RouteProps } from '../address/routeProps';
import { toLoad } from '../telling/toLoad';
import { useFailureToast } from '../telling/useFailureToast';
import { EditUser, useIsUserDrafted } from './EditUser';
import { useDownload } from '../kyc/useDownload';
import { pathId } from '../address/pathId';
import { hrefs } from '../../paths';
import { userSteps } from '../list/steps';

export const firstRead: FirstRead = ({ id }) => userSource(id);

/** Section 8: if the KYC record can't be loaded, there is no toast; its cards say so (R18). */
export function UserDetailsRoute({ params }: RouteProps) {
  const id = pathId(params['id']);
  const user = useUser(id);
  const kyc = useKyc(id);
  const listed = useListedUser(id);
  // If the session was lost while the form was being filled in, it opens again by itself (promise 7).
  const [isEditing, setIsEditing] = useState(useIsUserDrafted(id));
  const [download, isDownloading] = useDownload(kyc);
  useFailureToast(user, userMessages.detailFailed);
  return (
    <>
      <UserDetailsScreen
        id={id}
        load={toLoad(user)}
        listed={listed}
        kyc={toLoad(kyc)}
        steps={userSteps(id, hrefs.user)}
        isDownloading={isDownloading}
        onEdit={() => setIsEditing(true)}
        onDownload={download}
        onReadAgain={kyc.readAgain}
      />
      {isEditing && user.data && <EditUser user={user.data} onClose={() => setIsEditing(false)} />}
    </>
  );
}
