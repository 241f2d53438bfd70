import { useEffect } from 'react';
import { formatDateTime, formatRelativeTime } from '~/lib/dates';
import { hrefs, payoutHrefs } from '~/routes';
import { Popover } from '~/ui/overlays/Popover';
import { Badge } from '~/ui/table/Badge';
import { useNow } from '~/ui/time/useNow';
import type { Arrival } from '~/features/dashboard/model';
import { markSeen, useWaitingState } from '~/features/dashboard/waitingState';
import './notifications.css';

function Entry({ arrival, now }: { arrival: Arrival; now: number }) {
  const { id, title, detail, at } = arrival;
  const isPayout = arrival.kind === 'payout';
  return (
    <li>
      <div className="bell-head">
        <a
          className="bell-title clamped"
          href={isPayout ? payoutHrefs.open(id) : hrefs.supportAt({ ticket: id })}
        >
          <bdi>{title}</bdi>
        </a>
        <Badge tone="accent" label={isPayout ? 'New payout' : 'New ticket'} />
      </div>
      <p>
        <bdi>{detail}</bdi> · <time title={formatDateTime(at)}>{formatRelativeTime(at, now)}</time>
      </p>
    </li>
  );
}

interface BellPanelProps {
  arrivals: readonly Arrival[];
  now: number;
  triggerId: string;
  onClose: () => void;
}

/** Lists what arrived (R333), not what was sent. */
export function BellPanel({ arrivals, now, triggerId, onClose }: BellPanelProps) {
  return (
    <Popover label="Notifications" triggerId={triggerId} onClose={onClose}>
      <div className="bell">
        {arrivals.length === 0 ? (
          <div className="bell-empty">
            <span className="bell-title">Nothing new</span>
            <small>Payouts and tickets appear here as they arrive.</small>
          </div>
        ) : (
          <ul aria-label="New">
            {arrivals.map((arrival) => (
              <Entry key={arrival.key} arrival={arrival} now={now} />
            ))}
          </ul>
        )}
      </div>
      <a className="bell-all" href={hrefs.notifications}>
        View all notifications
      </a>
    </Popover>
  );
}

const shownArrivals = 10;
const renewMs = 15_000;

export function NotificationsBell(props: Pick<BellPanelProps, 'triggerId' | 'onClose'>) {
  const { arrivals } = useWaitingState();
  const now = useNow(renewMs);
  useEffect(() => markSeen(arrivals), [arrivals]);
  return <BellPanel arrivals={arrivals.slice(0, shownArrivals)} now={now} {...props} />;
}
