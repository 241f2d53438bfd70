import { expect, it } from 'vitest';
import { findHelp, type HelpChapter } from '~/features/help/HelpScreen';

const chapters: HelpChapter[] = [
  {
    title: 'Screens',
    topics: [
      {
        id: 'payouts',
        title: 'Payouts',
        text: 'Approve or reject.',
        points: { Checks: 'Nine rules', Réview: 'One by one' },
        keys: [{ keys: ['G', 'P'], does: 'Go to Payouts' }],
      },
      { id: 'users', title: 'Users', text: 'People' },
    ],
  },
];

const found = (query: string) =>
  findHelp(chapters, query).flatMap(({ topics }) =>
    topics.map(({ id, points, keys }) => [id, Object.keys(points ?? {}).join(), keys?.length ?? 0]),
  );

it.each([
  [
    '',
    [
      ['payouts', 'Checks,Réview', 1],
      ['users', '', 0],
    ],
  ],
  [
    '  ',
    [
      ['payouts', 'Checks,Réview', 1],
      ['users', '', 0],
    ],
  ],
  ['REJECT approve', [['payouts', 'Checks,Réview', 1]]],
  ['rules', [['payouts', 'Checks', 0]]],
  ['payouts nine', [['payouts', 'Checks', 0]]],
  ['review', [['payouts', 'Réview', 0]]],
  ['go', [['payouts', '', 1]]],
  ['nothing', []],
])('finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
