import { serverOr } from '../../api/messages';
import { isolate } from '../../lib/text';

/** Section 8, competitions. */
export const competitionMessages = {
  listFailed: serverOr('Error fetching competitions'),
  detailFailed: serverOr('Error fetching competition details'),
  created: 'Competition created successfully',
  createFailed: serverOr('Error creating competition'),
  ended: 'Competition ended successfully',
  endFailed: serverOr('Error ending competition'),
  /** Section 4: ending needs confirmation. */
  confirmEnd: (name: string) => `Are you sure you want to end ${isolate(name)}?`,
  /** R394. `date` is the planned end as text. */
  over: ({ kind, date }: { kind: 'early' | 'planned'; date: string }) =>
    kind === 'planned' ? `Ended ${date}` : `Ended early by staff, planned until ${date}`,
  editSoon: 'Edit functionality coming soon',
} as const;
