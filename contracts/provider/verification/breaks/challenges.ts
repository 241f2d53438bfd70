import {
  changed,
  ignoring,
  renamed,
  type SeededBreak,
  withNull,
  without,
  withStatus,
} from './seededBreak';

export const challengeBreaks: readonly SeededBreak[] = [
  {
    name: 'both classes of challenges are one list',
    operation: 'listChallenges',
    ask: ignoring('challenge_class'),
  },
  {
    name: "a challenge's type is written with a hyphen",
    operation: 'getChallenge',
    at: 200,
    answer: changed('challenge_type', (type) => String(type).replace('_', '-')),
  },
  {
    name: 'the minimum of trading days is null',
    operation: 'getChallenge',
    at: 200,
    answer: withNull('min_trading_days'),
  },
  {
    name: 'a flag is 0 or 1',
    operation: 'getChallenge',
    at: 200,
    answer: changed('grid_trading_allowed', Number),
  },
  {
    name: 'refused fields are a list',
    operation: 'createChallenge',
    at: 400,
    answer: changed('errors', (errors) =>
      Object.keys(errors as object).map((field) => ({ field })),
    ),
  },
  {
    name: 'a new challenge is answered without its id',
    operation: 'createChallenge',
    at: 201,
    answer: without('id'),
  },
  {
    name: 'the address without a slash at the end is a redirect',
    operation: 'createChallenge',
    answer: withStatus(308),
  },
  {
    name: 'a changed challenge is answered without a body',
    operation: 'updateChallenge',
    at: 200,
    answer: (answer) => ({ ...answer, status: 204, body: undefined }),
  },
  {
    name: 'the fee of a challenge is `fee`',
    operation: 'updateChallenge',
    at: 200,
    answer: renamed('challenge_fee', 'fee'),
  },
];
