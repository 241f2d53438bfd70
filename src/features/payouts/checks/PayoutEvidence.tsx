import { useMemo, type ReactNode } from 'react';
import type { Page } from '../../../api/http/page';
import type { Id, KycRecord, Payout, Transaction, Wallet } from '../../../api/types';
import { Skeleton } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { Badge } from '../../../ui/table/Badge';
import { readAddress } from './address';
import { payoutAddressHistory } from './addressHistoryRules';
import type { ComparedPayouts } from './comparison';
import type { ExplorerLink } from '../decision/explorer';
import { derivedKycStatus, kycStatusLooks } from '../../kyc/model';
import type { Load } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import { hrefs } from '../../../paths';
import { AddressExplorer, AddressHistory } from './AddressHistory';
import { AddressEvidence, EarlierEvidence } from './EarlierPayouts';
import './evidence.css';

export interface PayoutEvidenceProps {
  /** The id of the user who is paid. */
  userId: Id;
  /** The payout that is to be decided. */
  payout: Payout;
  /** Null if there is no record. */
  kyc: Load<KycRecord | null>;
  /** The user's wallet: loading, loaded, or why it could not be read. */
  wallet: Load<Wallet>;
  /** The user's last payouts up to the day of this one. */
  history: Load<Page<Transaction>>;
  /** The payouts of all users that were read so far. */
  compared: ComparedPayouts | undefined;
  /** Where the address can be looked up, if anywhere. */
  explorer?: ExplorerLink | undefined;
}

interface PartProps<Data> {
  title: string;
  /** The start of the sentence that says it could not be loaded. */
  what: string;
  load: Load<Data>;
  /** How many lines the placeholder has. */
  lines: number;
  href?: string;
  /** Below, however the load goes. */
  foot?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * One piece of evidence. It loads, fails and is tried again on its own, and never blocks the
 * decision.
 */
function Part<Data>({ title, what, load, lines, href, foot, children }: PartProps<Data>) {
  return (
    <section
      className="evidence-part"
      aria-label={title}
      aria-busy={load.status === 'loading'}
      data-lines={lines}
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
    </section>
  );
}

function KycBadge({ record }: { record: KycRecord | null }) {
  const { label, tone } = kycStatusLooks[derivedKycStatus(record)];
  return <Badge tone={tone}>{label}</Badge>;
}

function WalletSums({ wallet }: { wallet: Wallet }) {
  const sums = {
    'Withdrawal Profit': wallet.withdrawal_profit,
    'Pending Amount': wallet.pending_amount,
    'Disbursed Amount': wallet.disbursed_amount,
  };
  return (
    <dl className="evidence-sums">
      {Object.entries(sums).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi translate="no">{formatMoney(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const none: readonly never[] = [];

/**
 * Who used the address. Without the user's own history it still says what the payouts of all users
 * show.
 */
function AddressUsers({
  userId,
  payout,
  history,
  compared,
}: Pick<PayoutEvidenceProps, 'userId' | 'payout' | 'history' | 'compared'>) {
  const own = history.status === 'ready' ? history.data.results : none;
  const read = compared?.rows ?? none;
  // Also while a note is typed: there may be thousands of payouts.
  const found = useMemo(
    () => payoutAddressHistory(payout, userId, own, read),
    [payout, userId, own, read],
  );
  return (
    <Part
      title="Users of this address"
      what="The users"
      load={history.status === 'loading' ? history : { status: 'ready', data: found }}
      lines={2}
    >
      {(users) => (
        <AddressHistory
          history={users}
          isWhole={compared?.isWhole}
          isOwnMissing={history.status !== 'ready'}
        />
      )}
    </Part>
  );
}

/** What is known about the user who is paid, beside the decision. */
export function PayoutEvidence({
  userId,
  payout,
  kyc,
  wallet,
  history,
  compared,
  explorer,
}: PayoutEvidenceProps) {
  return (
    <div className="evidence" role="group" aria-label="Evidence">
      <Part
        title="Pay address"
        what="Earlier addresses"
        load={history}
        lines={2}
        foot={explorer && <AddressExplorer link={explorer} />}
      >
        {(page) => <AddressEvidence payout={payout} page={page} />}
      </Part>
      {readAddress(payout.pay_address) !== undefined && (
        <AddressUsers {...{ userId, payout, history, compared }} />
      )}
      <Part title="KYC" what="The KYC status" load={kyc} lines={1} href={hrefs.userKyc(userId)}>
        {(record) => <KycBadge record={record} />}
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
    </div>
  );
}
