import {
  BadgeCheck,
  CircleDollarSign,
  ListChecks,
  MessageSquare,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/fields/Button';
import { Panel } from '../../ui/layout/Panel';
import type { WaitingPayouts, WaitingTickets } from './model';
import { formatRelativeTime } from '../../lib/dates';
import type { Load } from '../../lib/load';
import { formatMoney } from '../../lib/money';
import { waitingMessages as says } from './messages';
import { hrefs, payoutHrefs } from '../../paths';
import './waits.css';

export interface WhatWaitsProps {
  /** The pending payouts: loading, loaded, or why they could not be read. */
  payouts: Load<WaitingPayouts>;
  /** The open tickets: loading, loaded, or why they could not be read. */
  tickets: Load<WaitingTickets>;
  /**
   * How many documents the last search of this tab found that nobody has decided. Undefined if
   * there was no search.
   */
  identities: number | undefined;
  /** A review run that was left, and its place in the address. */
  run: { decided: number; unmade?: number; count: number; place: string } | undefined;
  /** The present, in milliseconds since 1970. */
  now: number;
}

interface TileProps {
  icon: LucideIcon;
  /** Without an address it is a text, not a link. */
  href?: string;
  title: string;
  notes?: readonly string[];
}

function Tile({ icon: Icon, href, title, notes = [] }: TileProps) {
  return (
    <li className="wait">
      <Icon size={18} aria-hidden />
      <div>
        {href === undefined ? (
          <span className="wait-title">{title}</span>
        ) : (
          <a href={href}>{title}</a>
        )}
        {notes.map((note) => (
          <p key={note}>
            <bdi>{note}</bdi>
          </p>
        ))}
      </div>
    </li>
  );
}

/** A tile whose figure is read from the server. It loads and fails by itself. */
function ReadTile<Data>({
  load,
  icon: Icon,
  what,
  children,
}: {
  load: Load<Data>;
  icon: LucideIcon;
  what: string;
  children: (data: Data) => ReactNode;
}) {
  if (load.status === 'ready') return children(load.data);
  return (
    <li className="wait" aria-busy={load.status === 'loading'}>
      <Icon size={18} aria-hidden />
      <div>
        {load.status === 'loading' && <Skeleton width={140} />}
        {load.status === 'forbidden' && <p>No access to {what}</p>}
        {load.status === 'failed' && (
          <>
            <p>The {what} could not be loaded</p>
            <Button variant="outline" onClick={load.onRetry}>
              Try again
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** More currencies than these are only counted, so that the tile keeps its height. */
const shownSums = 2;

const agesOf = (oldest: string | undefined, now: number) =>
  oldest === undefined ? [] : [says.oldest(formatRelativeTime(oldest, now))];

function payoutNotes({ count, sums, summed, oldest }: WaitingPayouts, now: number): string[] {
  const shown = sums
    .slice(0, shownSums)
    .map(({ amount, currency }) => formatMoney(amount, currency));
  const others = sums.length - shown.length;
  const sum = [...shown, ...(others > 0 ? [says.otherCurrencies(others)] : [])].join(' + ');
  const isPartial = summed < count;
  return [
    ...(sum === '' ? [] : [isPartial ? `${sum}, ${says.ofTheNewest(summed)}` : sum]),
    ...agesOf(oldest, now),
  ];
}

/** What waits for a decision or an answer, each a link to the list that has it. */
export function WhatWaits({ payouts, tickets, identities, run, now }: WhatWaitsProps) {
  return (
    <Panel title="What waits">
      <ul className="waits">
        <ReadTile load={payouts} icon={CircleDollarSign} what="pending withdrawals">
          {(data) => (
            <Tile
              icon={CircleDollarSign}
              href={payoutHrefs.pending}
              title={says.payouts(data.count)}
              notes={payoutNotes(data, now)}
            />
          )}
        </ReadTile>
        <ReadTile load={tickets} icon={MessageSquare} what="open tickets">
          {({ count, oldest }) => (
            <Tile
              icon={MessageSquare}
              href={hrefs.support({})}
              title={says.tickets(count)}
              notes={agesOf(oldest, now)}
            />
          )}
        </ReadTile>
        <Tile
          icon={BadgeCheck}
          href={hrefs.reviewIdentities}
          title={says.identities(identities)}
          notes={[says.identitiesNote(identities)]}
        />
        {run ? (
          <Tile
            icon={ListChecks}
            href={payoutHrefs.review(run.place)}
            title={says.run}
            notes={[
              says.runNote(run.decided, run.count),
              ...(run.unmade ? [says.unmade(run.unmade)] : []),
            ]}
          />
        ) : (
          <Tile icon={ListChecks} title={says.noRun} />
        )}
      </ul>
    </Panel>
  );
}
