import {
  changed,
  renamed,
  type SeededBreak,
  withBody,
  withNull,
  withoutMessage,
  withStatus,
} from './seededBreak';

export const competitionBreaks: readonly SeededBreak[] = [
  {
    name: 'competitions come in the envelope of trading accounts',
    operation: 'listCompetitions',
    at: 200,
    answer: withBody(({ results, ...totals }) => ({ result: results, ...totals })),
  },
  {
    name: 'an ended competition stays active',
    operation: 'listCompetitions',
    at: 200,
    answer: changed('is_active', () => true),
  },
  {
    name: 'the leaderboard is `leaderboard`',
    operation: 'getCompetition',
    at: 200,
    answer: renamed('results', 'leaderboard'),
  },
  {
    name: 'a date has no offset',
    operation: 'getCompetition',
    at: 200,
    answer: changed('end_date', (date) => String(date).replace(/Z$/, '')),
  },
  {
    name: 'prizes are a list',
    operation: 'getCompetition',
    at: 200,
    answer: changed('prize_structure', (prizes) => Object.values(prizes as Record<string, number>)),
  },
  {
    name: 'a new competition has no id',
    operation: 'createCompetition',
    at: 201,
    answer: withNull('id'),
  },
  {
    name: 'a competition can be ended twice',
    operation: 'endCompetition',
    at: 409,
    answer: withStatus(200),
  },
  {
    name: 'ending an unknown competition is refused without a message',
    operation: 'endCompetition',
    at: 404,
    answer: withoutMessage,
  },
];
