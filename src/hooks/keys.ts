export interface PageQuery {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** SWR's keys, all of them. */
export const keys = {
  dashboard: () => ['dashboard'] as const,
  users: {
    list: ({ page, pageSize }: PageQuery) => ['users', 'list', page, pageSize] as const,
  },
};

/** Any page of the user list, of whichever size. */
export const isUserList = (key: unknown): boolean => Array.isArray(key) && key[0] === 'users' && key[1] === 'list';
