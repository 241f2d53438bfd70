import type { User } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { useAction } from '../../hooks/useAction';
import { useUserMutations } from '../../hooks/useUserMutations';
import { userMessages } from '../../messages/users';
import { useNotify } from '../useNotify';

const ConfirmDialog = loadableOverlay(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

/** Section 5: deletes a user after the confirmation, and says how it went (section 8). */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const notify = useNotify();
  const { deleteUser } = useUserMutations();
  const [remove, isBusy] = useAction(async () => {
    try {
      await deleteUser(user.id);
      notify.success(userMessages.deleted);
      onClose();
    } catch (failure) {
      notify.failure(userMessages.deleteFailed, failure);
    }
  });
  return (
    <ConfirmDialog
      title="Delete User"
      question={userMessages.confirmDelete(user.full_name)}
      consequence="The account and its records are removed. This can't be undone."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
