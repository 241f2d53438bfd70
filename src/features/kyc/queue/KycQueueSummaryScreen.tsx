import type { ReactNode } from 'react';
import { formatText, isolate } from '~/lib/text';
import { ReviewStrip, VerdictSums } from '~/list/review/ReviewParts';
import { hrefs } from '~/routes';
import { AccessPanel, CopyDetails } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { Row } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { kycQueueMessages as says } from '../messages';
import {
  countQueue,
  decidedPart,
  queueVerdictBadges,
  type KycQueue,
  type QueueVerdict,
  checkedCount,
  searchedPart,
  type KycScan,
  type ScanStatus,
  queueVerdict,
  type QueueDocument,
} from './queue';
import { Badge } from '~/ui/table/Badge';
import { DataTable } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/columns';
import { documentTitles } from '../model';
import { openColumn } from '~/ui/table/columnKinds';
import '../kyc.css';

export interface KycQueueSearch {
  queue: KycQueue;
  scan: KycScan;
  status: ScanStatus;
  trouble?: string;
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
        {trouble && <bdi>{trouble}</bdi>}
        {names.length > 0 && <bdi>{says.unread(names)}</bdi>}
      </p>
      <Button variant="outline" onClick={onTryAgain}>
        Try again
      </Button>
      {trouble && <CopyDetails reason={reason} />}
    </div>
  );
}

const verdicts = Object.keys(queueVerdictBadges) as QueueVerdict[];

interface SearchProps {
  search: KycQueueSearch;
  counted?: readonly QueueVerdict[];
}

function Search({
  search,
  counted = verdicts.filter((verdict) => verdict !== 'notReached'),
}: SearchProps) {
  const { queue, scan, status, trouble, onStop, onResume } = search;
  const counts = countQueue(queue);
  const isOver = status === 'done' || status === 'full';
  return (
    <ReviewStrip
      className="queue-strip"
      label="Search for documents"
      text={
        <Row role="status">
          <strong>{says.checked(checkedCount(scan), scan.total)}</strong>
          {queue.length > 0 && <span>{says.found(queue.length)}</span>}
          {!trouble && <span className="muted">{says.status[status]}</span>}
        </Row>
      }
      // A full bar before the first decision would mean that everything is done.
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
      counted={counted}
      badges={queueVerdictBadges}
      counts={counts}
    >
      <Unread search={search} />
    </ReviewStrip>
  );
}

interface KycQueueFrameProps extends SearchProps {
  isForbidden?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

export function KycQueueFrame({
  isForbidden = false,
  actions,
  children,
  ...search
}: KycQueueFrameProps) {
  return (
    <Page title="Review identities" back={hrefs.users} actions={actions}>
      <AccessPanel isForbidden={isForbidden}>
        <div className="queue">
          <Search {...search} />
          {children}
        </div>
      </AccessPanel>
    </Page>
  );
}

interface KycQueueSummaryScreenProps {
  search: KycQueueSearch;
  onShow: (place: number) => void;
  onMore: () => void;
  onClose: () => void;
}

const columns: readonly Column<QueueDocument>[] = [
  {
    id: 'user',
    card: 'name',
    header: 'User',
    className: 'cell-strong cell-text',
    width: 160,
    cell: ({ person }) => (
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
    cell: (document) => <Badge {...queueVerdictBadges[queueVerdict(document)]} />,
  },
  {
    id: 'document',
    header: 'Document',
    className: 'cell-text',
    width: 180,
    cell: ({ type }) => documentTitles[type],
  },
  openColumn(({ person, type }) => `Open ${documentTitles[type]} of ${isolate(person.name)}`),
];

export function KycQueueSummaryScreen({
  search,
  onShow,
  onMore,
  onClose,
}: KycQueueSummaryScreenProps) {
  const { queue, status } = search;
  const counts = countQueue(queue);
  return (
    <KycQueueFrame
      search={search}
      counted={[]}
      actions={
        <>
          {status !== 'done' && (
            <Button variant="outline" onClick={onMore}>
              Search for more
            </Button>
          )}
          <Button onClick={onClose}>Back to users</Button>
        </>
      }
    >
      <VerdictSums
        sums={verdicts.map((verdict) => ({ verdict, count: counts[verdict] }))}
        badges={queueVerdictBadges}
      />
      <div className="panel">
        <DataTable
          label="Reviewed documents"
          columns={columns}
          rows={queue}
          onOpen={(document) => onShow(queue.indexOf(document))}
        />
      </div>
    </KycQueueFrame>
  );
}
