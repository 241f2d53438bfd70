import type { PersonPanelProps } from '../../../src/features/users/person/PersonPanel';
import { buildUsers } from '../../../tests/fixtures/users';

const [user] = buildUsers(1);

/** What the panel knows of the first user of the fixtures. */
export const personArgs = {
  person: { name: 'Amara Okafor', id: '1042' },
  userId: '1042',
  user: { status: 'ready', data: user ?? null },
  kyc: { status: 'ready', data: null },
  wallet: {
    status: 'ready',
    data: { withdrawal_profit: '1200.00', pending_amount: '50.00', disbursed_amount: '300.00' },
  },
  payouts: {
    isWhole: true,
    load: {
      status: 'ready',
      data: [
        {
          id: 9,
          type: 'debit',
          status: 'pending',
          price_amount: '50.00',
          price_currency: 'USD',
          created_at: '2026-03-12T10:15:00Z',
        },
      ],
    },
  },
  accounts: {
    status: 'ready',
    data: [
      {
        login: 90001,
        name: 'Amara Okafor',
        challenge_name: '100K Two Step',
        step: 1,
        balance: '1',
        equity: '1',
      },
    ],
  },
  tickets: {
    status: 'ready',
    data: [
      {
        ticket_id: 'T3',
        subject: 'Where is my payout?',
        status: 'open',
        created_at: '2026-03-12T10:15:00Z',
      },
    ],
  },
  takesFocus: true,
} satisfies Omit<PersonPanelProps, 'onClose'>;
