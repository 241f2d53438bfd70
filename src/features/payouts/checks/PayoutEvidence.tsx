import { CircleHelp, ExternalLink, TriangleAlert, User } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { Id, KycRecord, Page, Payout, Transaction, Wallet } from '~/api/types';
import { formatDate } from '~/lib/dates';
import type { Load } from '~/lib/load';
import { formatMoney } from '~/lib/money';
import { countOf, formatCount } from '~/lib/numbers';
import { hrefs } from '~/routes';
import { Skeleton } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { Row, Stack } from '~/ui/layout/Layout';
import { Badge } from '~/ui/table/Badge';
import { kycBadge } from '~/features/kyc/model';
import { UserLink } from '../payoutsTable';
import { readAddress, type ExplorerLink } from './address';
import { AddressEvidence, EarlierEvidence, Finding, type FindingProps } from './EarlierPayouts';
import {
  payoutAddressHistory,
  type AddressUser,
  type ComparedPayouts,
  type PayoutAddressHistory,
} from './evidence';
import '../decision/decision.css';

const shown = 5;

/** If no other user's payout was read, this must not claim that nobody else uses the address. */
function findingOf(
  { others, compared, comparedOwn }: PayoutAddressHistory,
  isWhole: boolean,
): FindingProps {
  if (others.length > 0)
    return {
      icon: TriangleAlert,
      tone: 'warn',
      text: `Also used by ${countOf(others.length, 'other user')}`,
    };
  if (isWhole) return { icon: User, text: 'No other user found' };
  return compared > comparedOwn
    ? { icon: User, text: 'No other user found so far' }
    : { icon: CircleHelp, text: 'Not compared with other users' };
}

function comparedText(
  { compared, comparedOwn, more }: PayoutAddressHistory,
  isWhole: boolean,
): string {
  if (compared === 0)
    return more === 0 ? 'No other payouts loaded' : `Among ${countOf(more, 'payout')} of this user`;
  const among = `Among ${countOf(compared, 'payout')} ${isWhole ? 'of all users' : 'so far'}`;
  if (more > 0) return `${among} and ${formatCount(more)} more of this user`;
  return comparedOwn === compared && !isWhole ? `${among}, all of this user` : among;
}

function daysText({ first, last }: AddressUser): string {
  const [from, to] = [formatDate(first), formatDate(last)];
  return from === to ? from : `${from} – ${to}`;
}

function UserLine({ user, isOwn = false }: { user: AddressUser; isOwn?: boolean }) {
  return (
    <li>
      <p>{isOwn ? 'This user' : <UserLink user={{ id: user.id, full_name: user.name }} />}</p>
      <p className="muted">
        {countOf(user.count, 'payout')}, {daysText(user)}
      </p>
    </li>
  );
}

interface AddressHistoryProps {
  history: PayoutAddressHistory;
  isWhole?: boolean;
  isOwnMissing: boolean;
}

export function AddressHistory({ history, isWhole = false, isOwnMissing }: AddressHistoryProps) {
  const { others, own } = history;
  return (
    <>
      <Finding {...findingOf(history, isWhole)} />
      {(others.length > 0 || own) && (
        <Stack as="ul" gap={1} className="evidence-list" aria-label="Users of this address">
          {others.slice(0, shown).map((user) => (
            <UserLine key={user.id ?? ''} user={user} />
          ))}
          {own && <UserLine user={own} isOwn />}
        </Stack>
      )}
      {others.length > shown && (
        <p className="muted evidence-note">And {countOf(others.length - shown, 'more user')}</p>
      )}
      <p className="muted evidence-note">
        {`${comparedText(history, isWhole)}${isOwnMissing ? ". This user's earlier payouts could not be loaded" : ''}`}
      </p>
    </>
  );
}

function AddressExplorer({ link: { href, host } }: { link: ExplorerLink }) {
  return (
    <p className="evidence-explorer">
      <a
        href={href}
        target="_blank"
        rel="noreferrer noopener"
        referrerPolicy="no-referrer"
        title={`Opens ${host}, which will see this address`}
      >
        Look up on {host}
        <ExternalLink size={14} aria-hidden />
      </a>{' '}
      <span className="muted">It will see this address.</span>
    </p>
  );
}

interface PayoutEvidenceProps {
  userId: Id;
  payout: Payout;
  kyc: Load<KycRecord | null>;
  wallet: Load<Wallet>;
  history: Load<Page<Transaction>>;
  compared: ComparedPayouts | undefined;
  explorer?: ExplorerLink | undefined;
}

interface PartProps<Data> {
  title: string;
  /** The start of a sentence. */
  what: string;
  load: Load<Data>;
  lines: number;
  href?: string;
  foot?: ReactNode;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ title, what, load, lines, href, foot, children }: PartProps<Data>) {
  return (
    <Stack
      as="section"
      gap={1}
      className="evidence-part"
      aria-label={title}
      aria-busy={load.status === 'loading'}
      style={{ minHeight: 22 + 26 * lines }}
    >
      <h3>
        {href === undefined || load.status === 'forbidden' ? title : <a href={href}>{title}</a>}
      </h3>
      {load.status === 'loading' &&
        Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line === 0 ? 150 : 190} />
        ))}
      {load.status === 'failed' && (
        <p className="inline-failure" role="status">
          {what} could not be loaded
          <Button variant="outline" onClick={load.onRetry}>
            Try again
          </Button>
        </p>
      )}
      {load.status === 'forbidden' && <p className="muted">No access</p>}
      {load.status === 'ready' && children(load.data)}
      {foot}
    </Stack>
  );
}

function WalletSums({ wallet }: { wallet: Wallet }) {
  const sums = {
    'Withdrawal Profit': wallet.withdrawal_profit,
    'Pending Amount': wallet.pending_amount,
    'Disbursed Amount': wallet.disbursed_amount,
  };
  return (
    <Stack as="dl" gap={1} className="evidence-list">
      {Object.entries(sums).map(([label, value]) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi translate="no">{formatMoney(value)}</bdi>
          </dd>
        </Row>
      ))}
    </Stack>
  );
}

function AddressUsers({ userId, payout, history, compared }: PayoutEvidenceProps) {
  const own = history.status === 'ready' ? history.data.results : undefined;
  const read = compared?.rows;
  const found = useMemo(
    () => payoutAddressHistory(payout, userId, own ?? [], read ?? []),
    [payout, userId, own, read],
  );
  return (
    <Part
      title="Users of this address"
      what="The users"
      load={history.status === 'loading' ? history : { status: 'ready', data: found }}
      lines={4}
    >
      {(users) => (
        <AddressHistory history={users} isWhole={compared?.isWhole} isOwnMissing={!own} />
      )}
    </Part>
  );
}

export function PayoutEvidence(props: PayoutEvidenceProps) {
  const { userId, payout, kyc, wallet, history, explorer } = props;
  return (
    <Stack gap={3} className="evidence" role="group" aria-label="Evidence">
      <Part
        title="Pay address"
        what="Earlier addresses"
        load={history}
        lines={2}
        foot={explorer && <AddressExplorer link={explorer} />}
      >
        {(page) => <AddressEvidence payout={payout} page={page} />}
      </Part>
      {readAddress(payout.pay_address) !== undefined && <AddressUsers {...props} />}
      <Part title="KYC" what="The KYC status" load={kyc} lines={1} href={hrefs.userKyc(userId)}>
        {(record) => <Badge {...kycBadge(record)} />}
      </Part>
      <Part
        title="Wallet"
        what="The wallet"
        load={wallet}
        lines={3}
        href={hrefs.userWallet(userId)}
      >
        {(sums) => <WalletSums wallet={sums} />}
      </Part>
      <Part title="Earlier payouts" what="Earlier payouts" load={history} lines={5}>
        {(page) => <EarlierEvidence payout={payout} page={page} />}
      </Part>
    </Stack>
  );
}
