import type { SeedSize } from './accounts';
import { cents, dayMs, Draw } from './draw';
import { fullNameOf, personOf } from './people';

export interface Contest {
  id: number;
  name: string;
  description: string;
  balance: number;
  prizes: number[];
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
  contestants: number;
}

export interface Rank {
  login: number;
  trader_name: string;
  return_percent: number;
  profit: number;
  win_rate: number;
  winning_trade: number;
  losing_trade: number;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Series of contests, by when they start and how long they last, in days from today. Below 0 is the
 * past.
 */
const weekly = [
  { name: 'Gold Week', balance: 50_000, prizes: [2500, 1250, 750], about: 'XAUUSD only.' },
  {
    name: 'Index Sprint',
    balance: 25_000,
    prizes: [1500, 800, 400],
    about: 'US30, NAS100 and GER40 only.',
  },
  {
    name: 'Majors Cup',
    balance: 10_000,
    prizes: [1000, 500, 250, 150, 100],
    about: 'The five major pairs only.',
  },
  {
    name: 'Crypto Cup',
    balance: 25_000,
    prizes: [1200, 600, 300],
    about: 'BTCUSD and ETHUSD only, around the clock for five days.',
  },
] as const;

/** All contests, the oldest first: one a month for two years, and shorter ones between them. */
export function contestsOf({ users, epoch }: SeedSize): Contest[] {
  const contests: Omit<Contest, 'id'>[] = [];
  const most = Math.max(12, Math.min(640, Math.floor(users * 0.06)));
  for (let back = 22; back >= -1; back -= 1) {
    const startsAt = new Date(Date.UTC(epoch.getUTCFullYear(), epoch.getUTCMonth() - back, 1));
    const endsAt = new Date(
      Date.UTC(epoch.getUTCFullYear(), epoch.getUTCMonth() - back + 1, 1) - 60_000,
    );
    contests.push({
      name: `${monthNames[startsAt.getUTCMonth()] ?? ''} Championship ${startsAt.getUTCFullYear()}`,
      description: 'The highest return of the month wins. A drawdown of ten percent ends the run.',
      balance: 100_000,
      prizes: [10_000, 5000, 2500, 1500, 1000],
      ...spanOf(startsAt, endsAt, epoch),
      contestants: Math.round(
        most * (back < 0 ? 0.22 : 0.62 + 0.38 * new Draw('contestants', back + 100).next()),
      ),
    });
  }
  for (let turn = -14; turn <= 2; turn += 1) {
    const { name, balance, prizes, about } = weekly[(turn + 16) % weekly.length] ?? weekly[0];
    const draw = new Draw('short contest', turn + 100);
    const starts = epoch.getTime() + turn * 9 * dayMs - 3 * dayMs;
    const startsAt = new Date(Math.floor(starts / dayMs) * dayMs + 8 * 3_600_000);
    const endsAt = new Date(startsAt.getTime() + (name === 'Crypto Cup' ? 5 : 7) * dayMs);
    contests.push({
      name: `${name} ${Math.floor((turn + 16) / weekly.length) + 1}`,
      description: `The highest return wins. ${about}`,
      balance,
      prizes: [...prizes],
      ...spanOf(startsAt, endsAt, epoch),
      contestants: Math.max(8, Math.round(most * (turn > 0 ? 0.06 : 0.12 + 0.2 * draw.next()))),
    });
  }
  contests.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return contests.map((contest, place) => ({ id: place + 1, ...contest }));
}

const spanOf = (startsAt: Date, endsAt: Date, epoch: Date) => ({
  startsAt,
  endsAt,
  isActive: endsAt > epoch,
});

/** The leaderboard of a contest, the best first. Nobody has traded before it starts. */
export function ranksOf(contest: Contest, { users, epoch }: SeedSize): Rank[] {
  if (contest.startsAt > epoch) return [];
  const draw = new Draw('ranks', contest.id);
  const share = Math.min(
    1,
    (epoch.getTime() - contest.startsAt.getTime()) /
      (contest.endsAt.getTime() - contest.startsAt.getTime()),
  );
  const step = Math.max(1, Math.floor((users - 60) / contest.contestants));
  const ranks = Array.from({ length: contest.contestants }, (_, place) => {
    const percent = Math.max(
      -10,
      cents(
        (2.5 + 9 * draw.bell() + (draw.isOneIn(12) ? draw.between(4, 14) : 0)) * Math.sqrt(share),
      ),
    );
    const trades = draw.whole(6 + Math.round(14 * share), 20 + Math.round(60 * share));
    const won = Math.min(
      trades,
      Math.max(0, Math.round(trades * (0.47 + percent / 90 + 0.05 * draw.bell()))),
    );
    return {
      login: 3_000_000 + contest.id * 1000 + place,
      trader_name: fullNameOf(personOf(Math.min(users, 60 + place * step))),
      return_percent: percent,
      profit: cents((contest.balance * percent) / 100),
      win_rate: Math.round((won / trades) * 1000) / 10,
      winning_trade: won,
      losing_trade: trades - won,
    };
  });
  return ranks.sort(
    (one, other) => other.return_percent - one.return_percent || one.login - other.login,
  );
}

export const contestRow = (contest: Contest): Record<string, unknown> => ({
  id: contest.id,
  name: contest.name,
  description: contest.description,
  starting_balance: contest.balance,
  price_pool_cash: contest.prizes.reduce((sum, prize) => sum + prize, 0),
  prize_structure: Object.fromEntries(
    contest.prizes.map((prize, place) => [String(place + 1), prize]),
  ),
  start_date: contest.startsAt.toISOString(),
  end_date: contest.endsAt.toISOString(),
  is_active: contest.isActive,
  contestants: contest.contestants,
});
