import { serverOr } from './policy';

/** Section 8, users, and the confirmation of section 5. */
export const userMessages = {
  listFailed: serverOr('Error fetching users'),
  created: 'User added successfully',
  createFailed: serverOr('Error while adding user'),
  confirmDelete: (fullName: string) => `Are you sure you want to delete ${fullName}?`,
  deleted: 'User deleted successfully',
  deleteFailed: serverOr('Error while deleting user'),
} as const;
