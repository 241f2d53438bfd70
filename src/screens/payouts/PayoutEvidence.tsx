import type { ReactNode } from 'react';
import type { Page } from '../../api/page';
import type { Id, KycRecord, Payout, Transaction, Wallet } from '../../api/types';
import { Skeleton } from '../../components/feedback/Skeleton';
import { Button } from '../../components/fields/Button';
import { Badge } from '../../components/tables/Badge';
import { derivedKycStatus, kycStatusLooks } from '../../domain/kyc';
import type { Load } from '../../domain/load';
import { formatMoney } from '../../domain/money';
import { hrefs } from '../../paths';
import { AddressEvidence, EarlierEvidence } from './EarlierPayouts';

export interface PayoutEvidenceProps {
  userId: Id;
  payout: Payout;
  /** Null stands for no record (R19). */
  kyc: Load<KycRecord | null>;
  wallet: Load<Wallet>;
  /** The user's last payouts up to the day of this one. */
  history: Load<Page<Transaction>>;
}

interface PartProps<Data> {
  title: string;
  /** What could not be loaded, as the start of a sentence. */
  what: string;
  load: Load<Data>;
  /** Lines that the placeholder takes. */
  lines: number;
  href?: string;
  children: (data: Data) => ReactNode;
}

/** One piece of evidence: it loads, fails and is tried again on its own, and never stands in the decision's way. */
function Part<Data>({ title, what, load, lines, href, children }: PartProps<Data>) {
  return (
    <section className="evidence-part" aria-label={title} aria-busy={load.status === 'loading'} data-lines={lines}>
      <h3>{href === undefined || load.status === 'forbidden' ? title : <a href={href}>{title}</a>}</h3>
      {load.status === 'loading' && Array.from({ length: lines }, (_, line) => <Skeleton key={line} width={line === 0 ? 150 : 190} />)}
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
    </section>
  );
}

function KycBadge({ record }: { record: KycRecord | null }) {
  const { label, tone } = kycStatusLooks[derivedKycStatus(record)];
  return <Badge tone={tone}>{label}</Badge>;
}

function WalletSums({ wallet }: { wallet: Wallet }) {
  const sums = { 'Withdrawal Profit': wallet.withdrawal_profit, 'Pending Amount': wallet.pending_amount, 'Disbursed Amount': wallet.disbursed_amount };
  return (
    <dl className="evidence-sums">
      {Object.entries(sums).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{formatMoney(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is known of whom the money goes to, beside the decision. */
export function PayoutEvidence({ userId, payout, kyc, wallet, history }: PayoutEvidenceProps) {
  return (
    <div className="evidence" role="group" aria-label="Evidence">
      <Part title="Pay address" what="Earlier addresses" load={history} lines={2}>
        {(page) => <AddressEvidence payout={payout} page={page} />}
      </Part>
      <Part title="KYC" what="The KYC status" load={kyc} lines={1} href={hrefs.userKyc(userId)}>
        {(record) => <KycBadge record={record} />}
      </Part>
      <Part title="Wallet" what="The wallet" load={wallet} lines={3} href={hrefs.userWallet(userId)}>
        {(sums) => <WalletSums wallet={sums} />}
      </Part>
      <Part title="Earlier payouts" what="Earlier payouts" load={history} lines={5}>
        {(page) => <EarlierEvidence payout={payout} page={page} />}
      </Part>
    </div>
  );
}
