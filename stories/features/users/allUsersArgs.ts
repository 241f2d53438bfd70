import { fn } from 'storybook/test';
import { fixedNow } from '../../../tests/fixtures/time';
import { buildUserPage } from '../../../tests/fixtures/users';
import { buildTools } from '../../listTools';

/** The props that the stories of All Users share. */
export const allUsersArgs = {
  load: { status: 'ready' as const, data: buildUserPage() },
  filters: { search: '', role: '', joined: '', from: '', to: '' },
  page: 1,
  pageSize: 20,
  onFiltersChange: fn(),
  onClearFilters: fn(),
  onPageChange: fn(),
  tools: buildTools('users'),
  now: Date.parse(fixedNow),
  onAdd: fn(),
  onDelete: fn(),
};
