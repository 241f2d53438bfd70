import { useState } from 'react';
import type { Id, UserDetail } from '../../../api/types';
import { loadableOverlay } from '../../../ui/loadable';
import { changedUserFields } from './changes';
import { readUserForm, userFormValues, type UserFormField, type UserFormValues } from './form';
import { useUpdateUser } from '../mutations';
import { userMessages } from '../messages';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/confirm';
import { useNotify, useFailureToast } from '../../../mutation/useNotify';
import { useKyc } from '../../kyc/useKyc';
import { useListedUser, userSource, useUser } from '../queries';
import { UserDetailsScreen } from './UserDetailsScreen';
import { type FirstRead, type RouteProps, pathId } from '../../../api/reading/routeProps';
import { toLoad } from '../../../api/reading/reading';
import { useDownload } from '../../kyc/documents/useDownload';
import { hrefs } from '../../../paths';
import { userSteps } from '../../../list/steps';

const EditUserDialog = loadableOverlay(() =>
  import('./EditUserDialog').then((module) => module.EditUserDialog),
);

const nameOf = (id: Id) => `user-edit-${String(id)}`;
const isChanged = (opened: UserFormValues, values: UserFormValues) =>
  changedUserFields(opened, values).length > 0;

/** Whether the dialog has an unfinished draft for this user (promise 7). */
const useIsUserDrafted = (id: Id): boolean => useDrafted(nameOf(id), readUserForm) !== undefined;

/**
 * The container of the 'Edit Details' dialog. It keeps the record that it was opened with, until a
 * save reveals a newer version on the server.
 */
function EditUser({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const notify = useNotify();
  const form = useFormDraft({
    name: nameOf(user.id),
    parse: readUserForm,
    start: userFormValues(user),
    isChanged,
  });
  const [conflicts, setConflicts] = useState<readonly UserFormField[]>();
  const { run, isBusy, refusal } = useUpdateUser(user.id, {
    onSuccess: () => {
      form.finish();
      onClose();
    },
    onConflict: ({ fresh, fields }) => {
      form.reopen(userFormValues(fresh));
      setConflicts(fields);
    },
  });
  return (
    <EditUserDialog
      opened={form.opened}
      initial={form.initial}
      isBusy={isBusy}
      refusal={refusal}
      fieldErrors={refusal?.fields}
      conflicts={conflicts}
      onChange={form.change}
      onSubmit={(values) => {
        if (isChanged(form.opened, values)) void run(form.opened, values);
        else {
          notify.info(userMessages.unchanged);
          onClose();
        }
      }}
      onClose={() => leave(onClose)}
    />
  );
}

export const firstRead: FirstRead = ({ id }) => userSource(id);

/** Section 8: if the KYC record can't be loaded, there is no toast; its cards say so. */
export function UserDetailsPage({ params }: RouteProps) {
  const id = pathId(params['id']);
  const user = useUser(id);
  const kyc = useKyc(id);
  const listed = useListedUser(id);
  // If the session was lost while the form was being filled in, it opens again by itself (promise
  // 7).
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
