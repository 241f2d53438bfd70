import type { User } from '../../../api/types';
import { useUserMutations } from './useUserMutations';
import { userMessages } from '../messages';
import { useConfirm } from '../../../mutation/confirm';
import { useChange } from '../../../mutation/useChange';

/** Section 5: deletes a user after the confirmation, and reports the outcome (section 8). */
export function useDeleteUser(): (user: User) => void {
  const confirm = useConfirm();
  const { deleteUser } = useUserMutations();
  const { change } = useChange({
    send: (user: User) => deleteUser(user.id),
    about: ({ id }) => `user ${String(id)}`,
    failed: userMessages.deleteFailed,
    done: () => userMessages.deleted,
  });
  return (user) => {
    confirm({
      title: 'Delete User',
      question: userMessages.confirmDelete(user),
      consequence: "The account and its records are removed. This can't be undone.",
      confirmLabel: 'Delete',
      busyLabel: 'Deleting…',
      onConfirm: () => change(user),
    });
  };
}
