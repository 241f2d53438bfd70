import type { User } from '../../api/types';
import { toApiError } from '../../api/errors';
import { useToast } from '../../components/feedback/toasts';
import { loadable } from '../../components/loadable';
import { limits } from '../../domain/limits';
import { useAction } from '../../hooks/useAction';
import { useUserMutations } from '../../hooks/useUsers';
import { failureText } from '../../messages/policy';
import { usersMessages } from '../../messages/users';

const ConfirmDialog = loadable(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));
export const preloadDeleteUser = ConfirmDialog.preload;

/** Section 5: deletes a user after the confirmation, and says how it went (section 8). */
export function DeleteUser({ user, onClose }: { user: User; onClose: () => void }) {
  const showToast = useToast();
  const { deleteUser } = useUserMutations();
  const [remove, isBusy] = useAction(async () => {
    try {
      await deleteUser(user.id);
      showToast({ type: 'success', text: usersMessages.deleted, durationMs: limits.toast.callMs });
      onClose();
    } catch (failure) {
      const text = failureText(usersMessages.deleteFailed, toApiError(failure));
      if (text !== undefined) showToast({ type: 'error', text, durationMs: limits.toast.callMs });
    }
  });
  return (
    <ConfirmDialog
      title="Delete User"
      question={usersMessages.confirmDelete(user.full_name)}
      consequence="The account and its records are removed. This can't be undone."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
