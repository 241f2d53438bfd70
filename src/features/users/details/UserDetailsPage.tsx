import { useState } from 'react';
import { useKyc } from '../../kyc/useKyc';
import { useListedUser, userSource, useUser } from '../queries';
import { userMessages } from '../messages';
import { UserDetailsScreen } from './UserDetailsScreen';
import type { FirstRead, RouteProps } from '../../../api/reading/routeProps';
import { toLoad } from '../../../api/reading/toLoad';
import { useFailureToast } from '../../../mutation/useFailureToast';
import { EditUser, useIsUserDrafted } from './EditUser';
import { useDownload } from '../../kyc/documents/useDownload';
import { pathId } from '../../../api/reading/pathId';
import { hrefs } from '../../../paths';
import { userSteps } from '../../../list/steps';

export const firstRead: FirstRead = ({ id }) => userSource(id);

/** Section 8: if the KYC record can't be loaded, there is no toast; its cards say so (R18). */
export function UserDetailsPage({ params }: RouteProps) {
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
