import { formatCount } from '~/lib/numbers';
import { dash, isolate } from '~/lib/text';

export const competitionMessages = {
  listFailed: 'Error fetching competitions',
  detailFailed: 'Error fetching competition details',
  created: 'Competition created successfully',
  createFailed: 'Error creating competition',
  ended: 'Competition ended successfully',
  endFailed: 'Error ending competition',
  confirmEnd: (name: string) => `Are you sure you want to end ${isolate(name)}?`,
  endConsequence: (participants: unknown) => {
    const count = formatCount(participants);
    const whom =
      count === dash
        ? 'all participants'
        : count === '1'
          ? 'its 1 participant'
          : `all ${count} participants`;
    return `It ends immediately${count === '0' ? '' : ` for ${whom}`}. This can't be undone.`;
  },
  /** `date` is the planned end as text (R394). */
  over: ({ kind, date }: { kind: 'early' | 'planned'; date: string }) =>
    kind === 'planned' ? `Ended ${date}` : `Ended early by staff, planned until ${date}`,
  editSoon: 'Edit functionality coming soon',
} as const;
