import type { PersonPanelProps } from '~/features/users/person/PersonPanel';
import { approvedKycRecord } from '../../../tests/fixtures/kyc';
import { buildTradingAccount } from '../../../tests/fixtures/markets';
import { buildPayout } from '../../../tests/fixtures/payouts';
import { buildTicket } from '../../../tests/fixtures/support';
import { buildUserDetail } from '../../../tests/fixtures/users';
import { buildWallet } from '../../../tests/fixtures/wallet';

/** What the panel knows of the first user of the fixtures. */
export const personArgs = {
  person: { name: 'Amara Okafor', id: '1042' },
  userId: '1042',
  user: { status: 'ready', data: buildUserDetail() },
  kyc: { status: 'ready', data: approvedKycRecord },
  wallet: { status: 'ready', data: buildWallet() },
  payouts: { isWhole: true, load: { status: 'ready', data: [buildPayout()] } },
  accounts: { status: 'ready', data: [buildTradingAccount()] },
  tickets: { status: 'ready', data: [buildTicket()] },
  takesFocus: true,
} satisfies Omit<PersonPanelProps, 'onClose'>;
