import { useState } from 'react';
import { useCachedRows, toLoad, type FirstRead } from '~/api/reading/reading';
import type { User } from '~/api/types';
import { isSameId } from '~/lib/records';
import { userSteps } from '~/list/steps';
import { useFailureToast } from '~/mutation/useNotify';
import { useDrafted } from '~/mutation/useFormDraft';
import { hrefs, type RouteProps } from '~/routes';
import { loadable } from '~/ui/loadable';
import { isUserList } from '~/features/cacheKeys';
import { useDownload } from '~/features/kyc/documents/useDownload';
import { useKyc } from '~/features/kyc/api';
import { userSource, useUser } from './api';
import { userMessages } from './messages';
import { UserDetailsScreen } from './UserDetailsScreen';
import { readUserForm } from './userForm';

const EditUser = loadable(() => import('./EditUserDialog'), 'EditUser');

const UserRecords = loadable(() => import('./person/UserRecords'), 'UserRecords');

export const firstRead: FirstRead = ({ id }) => userSource(id);

/** If the KYC record can't be loaded, its cards say so and there is no toast. */
export function UserDetailsPage({ id }: RouteProps) {
  const user = useUser(id);
  const kyc = useKyc(id);
  const cachedRows = useCachedRows<User>(isUserList);
  const [listed] = useState(() => cachedRows().find((row) => isSameId(row.id, id)));
  const draftName = `user-edit-${id}`;
  const [isEditing, setIsEditing] = useState(useDrafted(draftName, readUserForm) !== undefined);
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
        records={user.data && <UserRecords id={id} user={user.data} isQuiet />}
        isDownloading={isDownloading}
        onEdit={() => setIsEditing(true)}
        onDownload={download}
        onReadAgain={kyc.readAgain}
      />
      {isEditing && user.data && (
        <EditUser user={user.data} draftName={draftName} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}
