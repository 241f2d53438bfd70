import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { KycRecord, Ticket, TradingAccount, Transaction, User, Wallet } from '~/api/types';
import { Button, IconButton } from '~/ui/fields/Button';
import { closeOnEscape } from '~/ui/keyboard/keyListeners';
import { Badge } from '~/ui/table/Badge';
import { EmailText } from '~/ui/text/EmailText';
import { kycBadge } from '~/features/kyc/model';
import { payoutAmount, payoutBadge } from '~/features/payouts/model';
import type { Person } from './person';
import { formatDate } from '~/lib/dates';
import type { Load } from '~/lib/load';
import { formatMoney } from '~/lib/money';
import { formatText, isolate } from '~/lib/text';
import type { StatusBadge } from '~/lib/tone';
import { hrefs } from '~/routes';
import { phaseBadge } from '~/features/trading/model';
import { Skeleton } from '~/ui/feedback/states';
import { ticketCan, ticketBadge } from '~/features/support/tickets/model';
import '../users.css';

/** A part is undefined if there is nothing to find it by. */
export interface PersonRecords {
  userId: string | undefined;
  payouts: { isWhole: boolean; load: Load<readonly Transaction[]> } | undefined;
  accounts: Load<readonly TradingAccount[]> | undefined;
  tickets: Load<readonly Ticket[]>;
}

export interface PersonPanelProps extends PersonRecords {
  person: Person;
  user: Load<User | null>;
  kyc: Load<KycRecord | null> | undefined;
  wallet: Load<Wallet> | undefined;
  /** False if the panel follows the row that has the focus. */
  takesFocus: boolean;
  onClose: () => void;
}

interface PartProps<Data> {
  title: string;
  load: Load<Data> | undefined;
  unknown?: string;
  children: (data: Data) => ReactNode;
}

function Part<Data>({
  title,
  load,
  unknown = 'Shown once the user is loaded.',
  children,
}: PartProps<Data>) {
  return (
    <section className="person-part" aria-label={title} aria-busy={load?.status === 'loading'}>
      <h3>{title}</h3>
      {!load && <p className="muted">{unknown}</p>}
      {load?.status === 'loading' && <Skeleton width={180} />}
      {load?.status === 'forbidden' && <p className="muted">No access</p>}
      {load?.status === 'failed' && (
        <p className="inline-failure" role="status">
          {title} could not be loaded
          <Button variant="outline" onClick={load.onRetry}>
            Try again
          </Button>
        </p>
      )}
      {load?.status === 'ready' && children(load.data)}
    </section>
  );
}

interface Entry {
  href: string;
  label: string;
  detail?: string;
  badge: StatusBadge;
}

function Entries({ none, entries }: { none: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="person-list">
      {entries.map(({ href, label, detail, badge }, index) => (
        <li key={`${href} ${index}`}>
          <a href={href}>
            <bdi>{label}</bdi>
          </a>
          {detail !== undefined && (
            <small className="muted">
              <bdi>{detail}</bdi>
            </small>
          )}
          <Badge {...badge} />
        </li>
      ))}
    </ul>
  );
}

function unknownUser({ id, email }: Person): string {
  if (id !== undefined) return 'No user has this ID.';
  return email === undefined
    ? 'Only the name is known.'
    : 'None of the newest 1,000 users has this email.';
}

function Who({ user, person }: { user: User | null; person: Person }) {
  const email = user?.email ?? person.email;
  return (
    <>
      {email !== undefined && (
        <p>
          <EmailText text={formatText(email)} />
        </p>
      )}
      <p className="muted">
        {user
          ? `Joined ${formatDate(user.date_joined)} · last sign-in ${formatDate(user.last_login)}`
          : unknownUser(person)}
      </p>
    </>
  );
}

const payoutEntry =
  (userId: string) =>
  (payout: Transaction): Entry => ({
    href: hrefs.userWallet(userId),
    label: payoutAmount(payout),
    detail: formatDate(payout.created_at),
    badge: payoutBadge(payout),
  });
const accountEntry = ({ login, challenge_name, step }: TradingAccount): Entry => ({
  href: hrefs.mt5Positions(login),
  label: formatText(login),
  detail: formatText(challenge_name),
  badge: phaseBadge(step),
});
const ticketEntry = ({ ticket_id: id, subject, status }: Ticket): Entry => ({
  href: hrefs.supportAt({ tab: ticketCan.answer({ status }) ? 'open' : 'closed', ticket: id }),
  label: formatText(subject),
  badge: ticketBadge(status),
});

export function RecordParts({ userId, payouts, accounts, tickets }: PersonRecords) {
  return (
    <>
      <Part title="Trading accounts" load={accounts} unknown="No email address to search by.">
        {(rows) => <Entries none="No accounts with this email" entries={rows.map(accountEntry)} />}
      </Part>
      <Part
        title={payouts?.isWhole === false ? 'Last payouts found so far' : 'Last payouts'}
        load={payouts?.load}
      >
        {(rows) => (
          <Entries
            none="No payouts"
            entries={userId === undefined ? [] : rows.map(payoutEntry(userId))}
          />
        )}
      </Part>
      <Part title="Tickets" load={tickets}>
        {(rows) => (
          <>
            {rows.length > 0 && <p className="muted">same name, not proven</p>}
            <Entries none="No tickets under this name" entries={rows.map(ticketEntry)} />
          </>
        )}
      </Part>
    </>
  );
}

export function PersonPanel({
  person,
  user,
  kyc,
  wallet,
  takesFocus,
  onClose,
  ...records
}: PersonPanelProps) {
  const { userId } = records;
  const name = <bdi>{person.name}</bdi>;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <aside
      className="person"
      data-window-edge=""
      aria-label={`About ${isolate(person.name)}`}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
    >
      <div className="panel-head">
        <h2 ref={heading} tabIndex={-1}>
          {userId === undefined ? name : <a href={hrefs.user(userId)}>{name}</a>}
        </h2>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
      <div className="person-parts">
        <Part title="Identity" load={user}>
          {(found) => <Who user={found} person={person} />}
        </Part>
        <Part title="KYC" load={kyc}>
          {(record) => <Badge {...kycBadge(record)} />}
        </Part>
        <Part title="Wallet" load={wallet}>
          {({ withdrawal_profit, pending_amount, disbursed_amount }) => (
            <p>
              <bdi translate="no">{formatMoney(withdrawal_profit)}</bdi> to withdraw,{' '}
              <bdi translate="no">{formatMoney(pending_amount)}</bdi> pending,{' '}
              <bdi translate="no">{formatMoney(disbursed_amount)}</bdi> paid out
            </p>
          )}
        </Part>
        <RecordParts {...records} />
      </div>
    </aside>
  );
}
