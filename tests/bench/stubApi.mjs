// A stand-in API over 10,000 users, 1,200 payouts and 60 tickets, for the bench.
const first = [
  'Ada Bruno Carla Dmitri Esra Femi Gita Hana Iris Joao Kofi Lena Mateo Nadia Omar',
  'Paula Rosa Sven Tara Uma',
].flatMap((names) => names.split(' '));
const last = [
  'Adeyemi Bianchi Costa Duarte Evans Fujita Greco Haddad Ito Jensen Klein Lopez Meyer',
  'Nowak Olsen Petrov Quispe Rossi Rosati Sato Tran Usman Vidal',
].flatMap((names) => names.split(' '));
const start = Date.UTC(2023, 0, 1);

const users = Array.from({ length: 10_000 }, (_, index) => {
  const given = first[index % first.length];
  const family = last[(index * 7 + Math.floor(index / first.length)) % last.length];
  const joined = start + index * 9_000_000;
  return {
    id: index + 1,
    full_name: `${given} ${family}`,
    email: `${given}.${family}.${index + 1}@example.com`.toLowerCase(),
    role: index % 9 === 0 ? 'admin' : 'user',
    date_joined: new Date(joined).toISOString(),
    last_login: new Date(joined + ((index * 7919) % 5000) * 3_600_000).toISOString(),
  };
});

/** On the details page of every user, and of nothing else. */
export const shownOnDetails = '+1 555 01';
const details = (user) => ({
  ...user,
  phone_number: `${shownOnDetails}${String(user.id).padStart(5, '0')}`,
  country: 'Portugal',
  date_of_birth: '1990-04-12',
  address: null,
});

const statuses = ['pending', 'pending', 'approved', 'rejected', 'disbursed'];
const payouts = Array.from({ length: 1200 }, (_, index) => {
  const user = users[(index * 37) % users.length];
  return {
    id: 4001 + index,
    transaction_id: `PO-2026-${String(index + 1).padStart(5, '0')}`,
    type: 'debit',
    status: statuses[index % statuses.length],
    price_amount: `${150 + ((index * 977) % 9000)}.50`,
    price_currency: 'USD',
    pay_amount: `${149 + ((index * 977) % 9000)}.870000`,
    pay_currency: 'USDT',
    pay_address: `TQ5cVx7yqk1mVJxk8sB2jWcX3hB9${String(index).padStart(6, '0')}`,
    pay_network: index % 3 === 0 ? 'ERC20' : 'TRC20',
    disbursed_amount: null,
    created_at: new Date(start + 90_000_000_000 - index * 7_200_000).toISOString(),
    user: { id: user.id, full_name: user.full_name },
  };
});

/** The payout in the first row. It is pending. */
export const [firstPayout] = payouts;

const subjects = [
  'Payout still pending after three days',
  'Cannot sign in to MT5',
  'Wrong leverage on my account',
  'Certificate for my phase',
];
const tickets = Array.from({ length: 60 }, (_, index) => ({
  ticket_id: 7301 + index,
  subject: `${subjects[index % subjects.length]} (${index + 1})`,
  created_at: new Date(start + 90_000_000_000 - index * 3_600_000).toISOString(),
  status: index % 4 === 3 ? 'closed' : 'open',
  creator_name: users[(index * 11) % users.length].full_name,
  messages: [],
}));

const lines = [
  'Hello, could you check my payout?',
  'Good morning. I am looking into it.',
  'Thank you, I will wait.',
  'It is done: please look again.',
];
/** The last message of a ticket; no other ticket has it. */
export const lastMessageOf = (ticketId) => `This concerns ticket ${ticketId}.`;
const messagesOf = (ticketId) =>
  Array.from({ length: 24 }, (_, index) => ({
    text: index === 23 ? lastMessageOf(ticketId) : lines[index % lines.length],
    created_at: new Date(start + 90_000_000_000 + index * 600_000).toISOString(),
    is_mine: index % 2 === 1,
  }));

const document = (status) => ({
  status,
  document_file_front: null,
  document_file_back: null,
  document_number: 'A01234567',
  reviewed_at: null,
});
const kyc = {
  id_proof: document('approved'),
  address_proof: [{ address_type: 'home_address_1', status: 'approved', document_file: null }],
  address: { home_address: '14 Marina Road, Lisbon', home_address2: '' },
};
const wallet = {
  withdrawal_profit: '4820.75',
  pending_amount: '1250.50',
  disbursed_amount: '9300.00',
};

const envelope = (rows, query, rowsPerPage) => {
  const page = Number(query.get('page') ?? 1);
  const size = rowsPerPage ?? Number(query.get('page_size') ?? 20);
  return {
    count: rows.length,
    next: null,
    previous: null,
    results: rows.slice((page - 1) * size, page * size),
  };
};

function foundUsers(query) {
  const search = (query.get('search') ?? '').toLowerCase();
  return search
    ? users.filter((user) => `${user.full_name} ${user.email}`.toLowerCase().includes(search))
    : users;
}

/** What a run has changed: it begins anew with every visit (`forget`). */
export function createApi({ rowsPerPage } = {}) {
  const decided = new Map();
  const payoutRows = (query) => {
    const status = query.get('status');
    const rows = payouts.map((payout) => ({
      ...payout,
      status: decided.get(payout.id) ?? payout.status,
    }));
    return status ? rows.filter((payout) => payout.status === status) : rows;
  };
  const decide = (id, action) => {
    decided.set(id, action === 'accept' ? 'approved' : 'rejected');
    return { message: '' };
  };
  /** The calls of section 7 that the measured steps make, by their paths. */
  const calls = [
    [
      /^\/admin\/auth\/login$/,
      () => ({ message: 'ok', data: { access: 'bench-access', refresh: 'bench-refresh' } }),
    ],
    [
      /^\/account\/auth\/token\/refresh$/,
      () => ({ access_token: 'bench-access', refresh_token: 'bench-refresh' }),
    ],
    [/^\/admin\/users$/, (query) => envelope(foundUsers(query), query, rowsPerPage)],
    [/^\/admin\/users\/(\d+)$/, (_query, id) => users[id - 1] && details(users[id - 1])],
    [/^\/admin\/users\/\d+\/kyc$/, () => kyc],
    [/^\/admin\/users\/\d+\/wallet$/, () => wallet],
    [
      /^\/admin\/users\/(\d+)\/wallet\/transactions$/,
      (query, id) =>
        envelope(
          payouts.filter(({ user }) => user.id === Number(id)),
          query,
        ),
    ],
    [/^\/admin\/payouts$/, (query) => envelope(payoutRows(query), query)],
    [
      /^\/admin\/payouts\/(\d+)\/(accept|reject)$/,
      (_query, id, action) => decide(Number(id), action),
    ],
    [
      /^\/admin\/ticket$/,
      () => ({ count: tickets.length, next: null, previous: null, results: tickets }),
    ],
    [
      /^\/admin\/ticket\/(\d+)\/messages$/,
      (query, id) => envelope(messagesOf(id), new URLSearchParams({ page_size: '100' })),
    ],
  ];
  return {
    forget: () => decided.clear(),
    /** The body for a path and its query. Undefined for anything else. */
    answer: (route, query) => {
      for (const [pattern, reply] of calls) {
        const match = pattern.exec(route);
        if (match) return reply(query, ...match.slice(1));
      }
      return undefined;
    },
  };
}
