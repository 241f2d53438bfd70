import { filledText, isolate } from '~/lib/text';
import { serverOr } from '~/api/messages';

export const userMessages = {
  listFailed: serverOr('Error fetching users'),
  created: 'User added successfully',
  createFailed: serverOr('Error while adding user'),
  // A name may be blank or invisible.
  confirmDelete: ({ full_name, email }: { full_name?: unknown; email?: unknown }) =>
    `Are you sure you want to delete ${isolate(filledText(full_name) ?? email)}?`,
  deleted: 'User deleted successfully',
  deleteFailed: serverOr('Error while deleting user'),
  overviewFailed: serverOr('Error while fetching data'),
  detailFailed: serverOr('Error fetching user details'),
  updated: 'User updated successfully',
  unchanged: 'Nothing has changed',
  updateFailed: serverOr('Error while updating user'),
} as const;
