import type { ReactNode } from 'react';
import { CopyDetails } from '../../../ui/feedback/CopyDetails';
import { ProgressBar } from '../../../ui/charts/ProgressBar';
import { Button } from '../../../ui/fields/Button';
import { KeysButton } from '../../../ui/keyboard/KeysButton';
import { BackLink } from '../../../ui/layout/BackLink';
import { Page } from '../../../ui/layout/Page';
import {
  countQueue,
  decidedPart,
  queueVerdictLooks,
  type KycQueue,
  type QueueVerdict,
} from './queue';
import { lookedAt, searchedPart, type KycScan, type ScanStatus } from './scan';
import { formatCount } from '../../../lib/numbers';
import { formatText } from '../../../lib/text';
import { kycQueueMessages as says } from '../messages';
import { patterns } from '../../../paths';
import '../kyc.css';

/** The search for documents, as its strip shows it. */
export interface KycQueueSearch {
  queue: KycQueue;
  scan: KycScan;
  status: ScanStatus;
  /** Why it rests by itself. */
  trouble?: string;
  /** The failure behind it, for 'Copy details'. */
  reason?: unknown;
  onStop: () => void;
  onResume: () => void;
  onTryAgain: () => void;
}

export interface KycQueueFrameProps {
  /** The documents found so far, and how far the search is. */
  search: KycQueueSearch;
  /**
   * Called to show the keys of this page, by a button before the others. Undefined if it has none.
   */
  onShowKeys?: () => void;
  /** The buttons of the heading. Undefined if there are none. */
  actions?: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
}

const shown: readonly QueueVerdict[] = [
  'approved',
  'rejected',
  'meanwhile',
  'failed',
  'unknown',
  'skipped',
];

/**
 * As long as the search isn't over, the users that are checked, as the text beside it counts them;
 * then the documents that are decided. A full bar before the first decision would say that all is
 * done.
 */
function Progress({ search: { queue, scan, status } }: { search: KycQueueSearch }) {
  const isOver = status === 'done' || status === 'full';
  const part = isOver ? decidedPart(queue) : searchedPart(scan);
  return (
    <ProgressBar
      label={isOver ? 'Documents decided' : 'Users checked'}
      percent={Math.round(part * 100)}
    />
  );
}

function Unread({ search: { scan, trouble, reason, onTryAgain } }: { search: KycQueueSearch }) {
  if (!trouble && scan.failed.length === 0) return null;
  const names = scan.failed.map(({ name, id }) => formatText(name === '' ? id : name));
  return (
    <div className="queue-unread inline-failure">
      <p role="alert">
        {[trouble, names.length > 0 ? says.unread(names) : undefined]
          .filter(Boolean)
          .map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
      </p>
      <Button variant="outline" onClick={onTryAgain}>
        Try again
      </Button>
      {trouble && <CopyDetails reason={reason} />}
    </div>
  );
}

function Search({ search }: { search: KycQueueSearch }) {
  const { queue, scan, status, trouble, onStop, onResume } = search;
  const counts = countQueue(queue);
  return (
    <section className="panel queue-strip" aria-label="Search for documents">
      <p role="status">
        <strong>{says.lookedAt(lookedAt(scan), scan.total)}</strong>
        <span>{says.found(queue.length)}</span>
        {!trouble && <span className="muted">{says.status[status]}</span>}
      </p>
      <Progress search={search} />
      {status === 'scanning' && (
        <Button variant="outline" onClick={onStop}>
          Stop
        </Button>
      )}
      {status === 'stopped' && (
        <Button variant="outline" onClick={onResume}>
          Resume
        </Button>
      )}
      {queue.length > 0 && (
        <ul aria-label="So far">
          {shown
            .filter(
              (verdict) => counts[verdict] > 0 || verdict === 'approved' || verdict === 'rejected',
            )
            .map((verdict) => (
              <li key={verdict} data-none={counts[verdict] === 0 ? '' : undefined}>
                {queueVerdictLooks[verdict].label} <strong>{formatCount(counts[verdict])}</strong>
              </li>
            ))}
        </ul>
      )}
      <Unread search={search} />
    </section>
  );
}

/**
 * The frame of every step of 'Review identities': the way back, the search, and what was decided so
 * far.
 */
export function KycQueueFrame({ search, onShowKeys, actions, children }: KycQueueFrameProps) {
  return (
    <Page
      title="Review identities"
      back={<BackLink href={patterns.users} />}
      actions={
        // An empty row of buttons would take room on a phone.
        actions && (
          <>
            {onShowKeys && <KeysButton onClick={onShowKeys} />}
            {actions}
          </>
        )
      }
    >
      <div className="queue">
        <Search search={search} />
        {children}
      </div>
    </Page>
  );
}
