import { filledText, isolate } from '~/lib/text';

export const userMessages = {
  listFailed: 'Error fetching users',
  created: 'User added successfully',
  createFailed: 'Error while adding user',
  // A name may be blank or invisible.
  confirmDelete: ({ full_name, email }: { full_name?: unknown; email?: unknown }) =>
    `Are you sure you want to delete ${isolate(filledText(full_name) ?? email)}?`,
  deleted: 'User deleted successfully',
  deleteFailed: 'Error while deleting user',
  overviewFailed: 'Error while fetching data',
  detailFailed: 'Error fetching user details',
  updated: 'User updated successfully',
  unchanged: 'Nothing has changed',
  updateFailed: 'Error while updating user',
} as const;
