import { useState } from 'react';
import { useKyc } from '../../hooks/useKyc';
import { useUser } from '../../hooks/useUser';
import { userMessages } from '../../messages/users';
import { UserDetailsScreen } from '../../screens/users/UserDetailsScreen';
import type { RouteProps } from '../routeProps';
import { toLoad } from '../toLoad';
import { useFailureToast } from '../useFailureToast';
import { EditUser, useUserDraft } from './EditUser';
import { useDownload } from './useDownload';
import { useUserId } from './useUserId';

/** Section 8: a KYC record that can't be loaded is silent here; its cards say so (R18). */
export function UserDetailsRoute({ params }: RouteProps) {
  const id = useUserId({ params });
  const user = useUser(id);
  const kyc = useKyc(id);
  const { draft } = useUserDraft(id);
  // A form that was being filled in when the session was lost opens again by itself (promise 7).
  const [isEditing, setIsEditing] = useState(draft !== undefined);
  const [download, isDownloading] = useDownload();
  useFailureToast(user.error, userMessages.detailFailed);
  return (
    <>
      <UserDetailsScreen
        id={id}
        load={toLoad(user)}
        kyc={toLoad(kyc)}
        isDownloading={isDownloading}
        onEdit={() => {
          setIsEditing(true);
        }}
        onDownload={download}
      />
      {isEditing && user.data && <EditUser user={user.data} onClose={() => { setIsEditing(false); }} />}
    </>
  );
}
