import {
  BadgeCheck,
  CircleDollarSign,
  ListChecks,
  MessageSquare,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { Panel } from '~/ui/layout/Layout';
import { formatRelativeTime } from '~/lib/dates';
import type { Load } from '~/lib/load';
import { formatMoney } from '~/lib/money';
import { hrefs, payoutHrefs } from '~/routes';
import { useReading, toLoad } from '~/api/reading/reading';
import { useStored } from '~/lib/storage/store';
import { kycScan } from '~/features/kyc/queue/queue';
import { payoutsSource, pendingPayoutsSource } from '~/features/payouts/api';
import {
  reviewProgress,
  useReview,
  type ReviewProgress,
} from '~/features/payouts/review/reviewQueue';
import { ticketsSource } from '~/features/support/api';
import { waitingMessages as says } from './messages';
import {
  lastPageOf,
  waitingPayouts,
  waitingTickets,
  type WaitingPayouts,
  type WaitingTickets,
} from './model';
import './dashboard.css';

interface NeedsAttentionProps {
  payouts: Load<WaitingPayouts>;
  tickets: Load<WaitingTickets>;
  identities: number | undefined;
  run: ReviewProgress | undefined;
  now: number;
}

interface Item {
  href: string;
  title: string;
  notes: readonly string[];
}

interface TileProps {
  icon: LucideIcon;
  isBusy?: boolean;
  children: ReactNode;
}

function Tile({ icon: Icon, isBusy, children }: TileProps) {
  return (
    <li className="wait" aria-busy={isBusy}>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
    </li>
  );
}

function ItemTile({ icon, href, title, notes }: Item & { icon: LucideIcon }) {
  return (
    <Tile icon={icon}>
      <a href={href}>{title}</a>
      {notes.length > 0 && (
        <p>
          <bdi>{notes.join(' · ')}</bdi>
        </p>
      )}
    </Tile>
  );
}

interface ReadTileProps<Data> {
  load: Load<Data>;
  icon: LucideIcon;
  what: string;
  itemOf: (data: Data) => Item;
}

function ReadTile<Data extends { count: number }>({
  load,
  icon,
  what,
  itemOf,
}: ReadTileProps<Data>) {
  if (load.status === 'ready')
    return load.data.count > 0 && <ItemTile icon={icon} {...itemOf(load.data)} />;
  return (
    <Tile icon={icon} isBusy={load.status === 'loading'}>
      {load.status === 'loading' && (
        <>
          <Skeleton width={140} />
          <p>
            <Skeleton width={100} />
          </p>
        </>
      )}
      {load.status === 'forbidden' && <p>No access to {what}</p>}
      {load.status === 'failed' && (
        <>
          <p>The {what} could not be loaded</p>
          <Button variant="outline" onClick={load.onRetry}>
            Try again
          </Button>
        </>
      )}
    </Tile>
  );
}

const shownSums = 2;

const agesOf = (oldest: string | undefined, now: number) =>
  oldest === undefined ? [] : [says.oldest(formatRelativeTime(oldest, now))];

function sumsOf({ sums }: WaitingPayouts): string[] {
  const shown = sums
    .slice(0, shownSums)
    .map(({ amount, currency }) => formatMoney(amount, currency));
  const others = sums.length - shown.length;
  if (others > 0) shown.push(says.otherCurrencies(others));
  return shown.length > 0 ? [shown.join(' + ')] : [];
}

const isNothing = (load: Load<{ count: number }>) =>
  load.status === 'ready' && load.data.count === 0;

export function NeedsAttention({ payouts, tickets, identities, run, now }: NeedsAttentionProps) {
  return (
    <Panel title="Needs attention">
      <ul className="waits">
        <ReadTile
          load={payouts}
          icon={CircleDollarSign}
          what="pending withdrawals"
          itemOf={(data) => ({
            href: payoutHrefs.pending,
            title: says.payouts(data.count),
            notes: [...sumsOf(data), ...agesOf(data.oldest, now)],
          })}
        />
        <ReadTile
          load={tickets}
          icon={MessageSquare}
          what="open tickets"
          itemOf={({ count, oldest }) => ({
            href: hrefs.support,
            title: says.tickets(count),
            notes: agesOf(oldest, now),
          })}
        />
        {identities !== 0 && (
          <ItemTile
            icon={BadgeCheck}
            href={hrefs.reviewIdentities}
            title={says.identities(identities)}
            notes={[says.identitiesNote(identities)]}
          />
        )}
        {run && (
          <ItemTile
            icon={ListChecks}
            href={payoutHrefs.review(run.place)}
            title={says.run}
            notes={[
              says.runNote(run.decided, run.count),
              ...(run.unmade > 0 ? [says.unmade(run.unmade)] : []),
            ]}
          />
        )}
        {isNothing(payouts) && isNothing(tickets) && identities === 0 && !run && (
          <li className="muted">{says.nothing}</li>
        )}
      </ul>
    </Panel>
  );
}

function usePendingPayouts(): Load<WaitingPayouts> {
  const newest = useReading(pendingPayoutsSource);
  const last = newest.data && lastPageOf(newest.data);
  const { data: oldest } = useReading(last ? payoutsSource({ status: 'pending', ...last }) : null);
  const waiting = newest.data && waitingPayouts(newest.data);
  const there = oldest && waitingPayouts({ ...oldest, count: oldest.results.length }).oldest;
  return toLoad({
    ...newest,
    data: waiting && { ...waiting, oldest: waiting.oldest ?? there },
  });
}

function useIdentities(): number | undefined {
  const { queue, known } = useStored(kycScan);
  if (queue.length === 0 && known.length === 0) return undefined;
  return queue.filter(({ result }) => result === undefined).length;
}

export function DashboardAttention({ now }: { now: number }) {
  const payouts = usePendingPayouts();
  const tickets = useReading(ticketsSource);
  const identities = useIdentities();
  const run = reviewProgress(useReview());
  return (
    <NeedsAttention
      payouts={payouts}
      tickets={toLoad({ ...tickets, data: tickets.data && waitingTickets(tickets.data) })}
      identities={identities}
      run={run}
      now={now}
    />
  );
}
