import { asking, changed, ignoring, type SeededBreak, withRows } from './seededBreak';

const lists = {
  listUsers: 'users',
  listPayouts: 'payouts',
  listWalletTransactions: "a wallet's rows",
  listChallenges: 'challenges',
  listCompetitions: 'competitions',
  listTradingAccounts: 'trading accounts',
  listMt5Users: 'MT5 users',
};
/** These have no pages. */
const wholeLists = { listTickets: 'tickets', listTicketMessages: 'messages' };
/** Their rows have no time. */
const isUnordered = (operation: string) => /^list(TradingAccounts|Mt5Users)$/.test(operation);

const dayAfter = (days: number) => (day: string) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The backend takes the days of a filter as those of its own zone. */
function byDaysOf(timeZone: string, operation: string): SeededBreak {
  // Swedish writes a day as ISO 8601 does.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return {
    name: `${operation} filters by the days of ${timeZone}`,
    operation,
    at: 200,
    ask: (url) => ignoring('date_before')(ignoring('date_after')(url)),
    answer(answer, { searchParams: query }) {
      const [after, before] = [query.get('date_after'), query.get('date_before')];
      if (after === null && before === null) return answer;
      const body = answer.body as { results: { created_at: string }[] };
      const results = body.results.filter(({ created_at: time }) => {
        const day = days.format(new Date(time));
        return day >= (after ?? day) && day <= (before ?? day);
      });
      return { ...answer, body: { ...body, count: results.length, results } };
    },
  };
}

/** Which rows come, and in which order. */
export const rowBreaks: readonly SeededBreak[] = [
  ...Object.entries({ ...lists, ...wholeLists }).flatMap(([operation, words]): SeededBreak[] =>
    isUnordered(operation)
      ? []
      : [
          {
            name: `${words} come in the opposite order`,
            operation,
            at: 200,
            answer: withRows((rows) => rows.toReversed()),
          },
        ],
  ),
  ...Object.entries(lists).flatMap(([operation, words]): SeededBreak[] => [
    {
      name: `one of ${words} comes twice`,
      operation,
      at: 200,
      answer: withRows((rows) => rows.map(() => rows[0])),
    },
    {
      name: `a page of ${words} past the end is the last one`,
      operation,
      ask: asking('page', (page) => (page === '3' ? '2' : page)),
    },
  ]),
  ...['listPayouts', 'listWalletTransactions'].flatMap((operation): SeededBreak[] => [
    {
      name: `${operation} leaves out the day of \`date_after\``,
      operation,
      ask: asking('date_after', dayAfter(1)),
    },
    {
      name: `${operation} leaves out the day of \`date_before\``,
      operation,
      ask: asking('date_before', dayAfter(-1)),
    },
    byDaysOf('Asia/Kolkata', operation),
    byDaysOf('America/New_York', operation),
    {
      name: `${operation} leaves out the least amount itself`,
      operation,
      ask: asking('amount_min', (amount) => `${amount}.01`),
    },
    {
      name: `${operation} leaves out the greatest amount itself`,
      operation,
      ask: asking('amount_max', (amount) => String(Number(amount) - 0.01)),
    },
  ]),
];

const rounded = (id: unknown) => (typeof id === 'string' && /^\d{16,}$/.test(id) ? Number(id) : id);

/** Which record comes, and in which state. */
export const recordBreaks: readonly SeededBreak[] = [
  ...['getUser', 'getChallenge', 'getCompetition'].map((operation) => ({
    name: `${operation} answers another record`,
    operation,
    at: 200,
    answer: changed('id', (id) => Number(id) + 1),
  })),
  {
    name: 'an id above 2^53 is rounded',
    operation: 'getUser',
    at: 200,
    answer: changed('id', rounded),
  },
  {
    name: 'ids are fractions',
    operation: 'listUsers',
    at: 200,
    answer: changed('id', (id) => Number(id) + 0.5),
  },
  {
    name: 'a country that was cleared stays',
    operation: 'updateUser',
    at: 200,
    answer: changed('country', (country) => country ?? 'Nigeria'),
  },
  ...(['accept', 'reject'] as const).flatMap((verb): SeededBreak[] => [
    {
      name: `a payout is still pending after its ${verb}`,
      operation: 'listPayouts',
      noticedBy: `${verb}Payout`,
      at: 200,
      answer: changed('status', () => 'pending'),
    },
    {
      name: `another payout is decided by ${verb}, whose id is the rounded one`,
      operation: 'listPayouts',
      noticedBy: `${verb}Payout`,
      at: 200,
      answer: changed('id', rounded),
    },
  ]),
];
