import type { Database } from '../../db/database';
import { challenges } from '../../db/tables/challenges';
import { competitions, leaderboardRows } from '../../db/tables/competitions';
import { kycAddressProofs, kycRecords } from '../../db/tables/kyc';
import { transactions, wallets } from '../../db/tables/payments';
import { activities } from '../../db/tables/platform';
import { ticketMessages, tickets } from '../../db/tables/support';
import { positions, tradingAccounts } from '../../db/tables/trading';
import { userAddresses, users } from '../../db/tables/users';
import { accountsOf, joinedAt, type SeedSize } from './accounts';
import { contestRow, contestsOf, ranksOf } from './contests';
import { Draw } from './draw';
import { happeningsOf } from './happenings';
import { identityOf } from './identity';
import { insertRows } from './insertRows';
import { digitsOf } from './market';
import { type Transaction, walletOf } from './payouts';
import { fullNameOf, Mailboxes, type Person, personOf, staffIds } from './people';
import { cast } from './planted';
import { challengeRows } from './products';
import { ticketsOf } from './tickets';
import { lastLoginOf } from './visits';

/** Users are made and inserted so many at a time, so that a million of them need no more memory. */
const atOnce = 5000;

export interface SignIns {
  admin: string;
  user: string;
}

/**
 * Fills an empty database with a firm that could exist. The same size and epoch always give the
 * same rows.
 */
export async function seedFirm(db: Database, size: SeedSize, signIns: SignIns): Promise<void> {
  const mailboxes = new Mailboxes();
  let transactionId = 0;
  for (let from = 1; from <= size.users; from += atOnce) {
    const people = Array.from({ length: Math.min(atOnce, size.users - from + 1) }, (_, place) => {
      const person = personOf(from + place);
      const email =
        person.id === 1
          ? signIns.admin
          : person.id === 2
            ? signIns.user
            : mailboxes.emailOf(person);
      return { person, email };
    });
    await insertRows(
      db,
      users,
      people.map(({ person, email }) => userRow(person, email, size)),
    );
    await insertRows(
      db,
      userAddresses,
      people.map(({ person }) => addressRow(person)),
    );
    await insertIdentities(
      db,
      people.map(({ person }) => person.id),
      size,
    );
    const ofWallets = people.flatMap(({ person: { id } }) => ({ id, wallet: walletOf(id, size) }));
    await insertRows(
      db,
      wallets,
      ofWallets.flatMap(({ id, wallet }) =>
        wallet === undefined ? [] : walletRow(id, wallet.balance),
      ),
    );
    const payments = ofWallets.flatMap(({ id, wallet }) =>
      (wallet?.transactions ?? []).map((row) => ({ user_id: id, ...exact(row) })),
    );
    payments.sort((one, other) => one.created_at.localeCompare(other.created_at));
    await insertRows(
      db,
      transactions,
      payments.map((row) => ({
        id: (transactionId += 1),
        transaction_id: referenceOf(transactionId),
        ...row,
      })),
    );
    await insertAccounts(db, people, size);
  }
  await insertRows(db, challenges, challengeRows(size.epoch));
  const contests = contestsOf(size);
  await insertRows(db, competitions, contests.map(contestRow));
  await insertRows(
    db,
    leaderboardRows,
    contests.flatMap((contest) =>
      ranksOf(contest, size).map((rank) => ({
        competition_id: contest.id,
        ...rank,
        profit: rank.profit.toFixed(2),
      })),
    ),
  );
  const support = ticketsOf(size);
  await insertRows(db, tickets, support.tickets);
  await insertRows(db, ticketMessages, support.messages);
  await insertRows(
    db,
    activities,
    happeningsOf(size).map((happening, place) => ({ id: place + 1, ...happening })),
  );
}

const referenceOf = (id: number) =>
  `LF-${String(new Draw('reference', id).whole(10, 99))}${String(id).padStart(7, '0')}`;

/** Amounts keep the digits that their currency has: 178.20, not 178.2. */
const exact = (row: Transaction) => ({
  ...row,
  price_amount: row.price_amount.toFixed(2),
  pay_amount: row.pay_amount.toFixed(digitsOf(row.pay_currency)),
  disbursed_amount: row.disbursed_amount?.toFixed(2) ?? null,
});

const walletRow = (id: number, balance: number) => ({
  user_id: id,
  withdrawal_profit: balance.toFixed(2),
  is_restricted: id === cast.restricted,
});

function userRow(person: Person, email: string, size: SeedSize): Record<string, unknown> {
  const { id } = person;
  const draw = new Draw('referral', id);
  return {
    id,
    first_name: person.firstName,
    last_name: person.lastName,
    email,
    role: staffIds.includes(id) ? 'admin' : 'user',
    date_joined: joinedAt(id, size).toISOString(),
    last_login: lastLoginOf(id, size)?.toISOString() ?? null,
    phone_number: person.phone,
    country: person.country.name,
    date_of_birth: person.dateOfBirth,
    referred_by: id > 60 && draw.isOneIn(7) ? draw.whole(9, id - 1) : null,
  };
}

const addressRow = ({ id, address, address2 }: Person): Record<string, unknown> => ({
  user_id: id,
  home_address: address.line,
  town: address.town,
  state: address.state,
  zip_code: address.zip,
  home_address2: address2?.line ?? null,
  town2: address2?.town ?? null,
  state2: address2?.state ?? null,
  zip_code2: address2?.zip ?? null,
});

async function insertIdentities(db: Database, ids: number[], size: SeedSize): Promise<void> {
  const found = ids.flatMap((id) => {
    const identity = identityOf(id, size);
    return identity === undefined ? [] : [{ id, identity }];
  });
  const records = found.map(({ id, identity }) => ({
    user_id: id,
    id_status: identity.status,
    document_number: identity.documentNumber,
    reviewed_at: identity.reviewedAt?.toISOString() ?? null,
    document_file_front: identity.front,
    document_file_back: identity.back,
  }));
  const proofs = found.flatMap(({ id, identity }) =>
    identity.proofs.map(({ addressType, status, file }) => ({
      user_id: id,
      address_type: addressType,
      status,
      document_file: file,
    })),
  );
  await insertRows(db, kycRecords, records);
  await insertRows(db, kycAddressProofs, proofs);
}

async function insertAccounts(
  db: Database,
  people: { person: Person; email: string }[],
  size: SeedSize,
): Promise<void> {
  const found = people.flatMap(({ person, email }) =>
    accountsOf(person.id, size).map((account) => ({ person, email, account })),
  );
  const rows = found.map(({ person, email, account }) => ({
    login: account.login,
    user_id: person.id,
    name: fullNameOf(person),
    email,
    challenge_name: account.product.name,
    account_size: account.product.size,
    step: account.step,
    balance: account.balance.toFixed(2),
    equity: account.equity.toFixed(2),
    funded: account.step === 3,
    funded_eligible: account.isEligible,
    is_active: account.step > 0,
    created_at: account.startedAt.toISOString(),
  }));
  await insertRows(db, tradingAccounts, rows);
  await insertRows(
    db,
    positions,
    found.flatMap(({ account: { login, positions: open } }) =>
      open.map((position) => ({ login, ...position, profit: position.profit.toFixed(2) })),
    ),
  );
}
