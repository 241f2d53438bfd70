import type { ReactNode } from 'react';
import { formatText, isolate } from '../../../lib/text';
import { ReviewStrip } from '../../../list/review/ReviewParts';
import { patterns, hrefs } from '../../../paths';
import { CopyDetails } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { BackLink } from '../../../ui/layout/ButtonLink';
import { Page } from '../../../ui/layout/Page';
import { kycQueueMessages as says } from '../messages';
import {
  countQueue,
  decidedPart,
  queueVerdictLooks,
  type KycQueue,
  type QueueVerdict,
  lookedAt,
  searchedPart,
  type KycScan,
  type ScanStatus,
  queueVerdict,
  type QueueDocument,
} from './queue';
import { Badge } from '../../../ui/table/Badge';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/columns';
import { documentTitles } from '../model';
import { formatCount } from '../../../lib/numbers';
import { openColumn } from '../../../ui/table/columnKinds';
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

const verdicts = Object.keys(queueVerdictLooks) as QueueVerdict[];

function Search({ search }: { search: KycQueueSearch }) {
  const { queue, scan, status, trouble, onStop, onResume } = search;
  const counts = countQueue(queue);
  const isShown = (verdict: QueueVerdict) =>
    verdict === 'approved' || verdict === 'rejected' || counts[verdict] > 0;
  const isOver = status === 'done' || status === 'full';
  return (
    <ReviewStrip
      className="queue-strip"
      label="Search for documents"
      text={
        <p role="status">
          <strong>{says.lookedAt(lookedAt(scan), scan.total)}</strong>
          <span>{says.found(queue.length)}</span>
          {!trouble && <span className="muted">{says.status[status]}</span>}
        </p>
      }
      // A full bar before the first decision would say that all is done.
      bar={
        isOver
          ? { label: 'Documents decided', part: decidedPart(queue) }
          : { label: 'Users checked', part: searchedPart(scan) }
      }
      action={
        <>
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
        </>
      }
      shown={
        queue.length === 0
          ? []
          : verdicts.filter((verdict) => verdict !== 'notReached' && isShown(verdict))
      }
      looks={queueVerdictLooks}
      counts={counts}
    >
      <Unread search={search} />
    </ReviewStrip>
  );
}

/** The frame of 'Review identities': the way back, the search, and what was decided so far. */
export function KycQueueFrame({
  search,
  actions,
  children,
}: {
  search: KycQueueSearch;
  /** The buttons of the heading. An empty row of them would take room on a phone. */
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page title="Review identities" back={<BackLink href={patterns.users} />} actions={actions}>
      <div className="queue">
        <Search search={search} />
        {children}
      </div>
    </Page>
  );
}

export interface KycQueueSummaryScreenProps {
  search: KycQueueSearch;
  /** Called with the place of the document to look at again, from 0. */
  onLook: (place: number) => void;
  onMore: () => void;
  /** Ends the review for good. */
  onClose: () => void;
}

interface Row {
  document: QueueDocument;
  place: number;
}

const titleOf = ({ type }: QueueDocument) => documentTitles[type];

const columns: readonly Column<Row>[] = [
  {
    id: 'user',
    card: 'name',
    header: 'User',
    className: 'cell-strong cell-text',
    width: 160,
    placeholder: 132,
    cell: ({ document: { person } }) => (
      <a href={hrefs.userKyc(person.id)}>
        <bdi>{formatText(person.name)}</bdi>
      </a>
    ),
  },
  {
    id: 'result',
    card: 'status',
    header: 'Result',
    width: 140,
    placeholder: 78,
    cell: ({ document }) => {
      const { label, tone } = queueVerdictLooks[queueVerdict(document)];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'document',
    header: 'Document',
    className: 'cell-text',
    width: 180,
    placeholder: 120,
    cell: ({ document }) => titleOf(document),
  },
  openColumn(({ document }) => `Open ${titleOf(document)} of ${isolate(document.person.name)}`),
];

const rowKey = ({ place }: Row) => place;

/** The end of a review of identities: what became of each document, with a way back to it. */
export function KycQueueSummaryScreen({
  search,
  onLook,
  onMore,
  onClose,
}: KycQueueSummaryScreenProps) {
  const { queue, status } = search;
  const counts = countQueue(queue);
  return (
    <KycQueueFrame
      search={search}
      actions={
        <>
          {status !== 'done' && (
            <Button variant="outline" onClick={onMore}>
              Look for more
            </Button>
          )}
          <Button onClick={onClose}>Back to users</Button>
        </>
      }
    >
      <dl className="panel strip queue-counts" aria-label="Summary">
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dt>{queueVerdictLooks[verdict].label}</dt>
            <dd>{formatCount(counts[verdict])}</dd>
          </div>
        ))}
      </dl>
      <div className="panel">
        <DataTable
          label="Reviewed documents"
          columns={columns}
          rows={queue.map((document, place) => ({ document, place }))}
          rowKey={rowKey}
          onOpen={({ place }) => onLook(place)}
        />
      </div>
    </KycQueueFrame>
  );
}
