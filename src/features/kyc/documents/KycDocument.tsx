import { loadable } from '../../../ui/loadable';
import type { Refusal } from '../../../lib/outcome';
import { useState, type ReactNode } from 'react';
import { type KycDocument, kycDocumentLooks } from '../model';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Badge } from '../../../ui/table/Badge';
import type { KycRecord, UserDetail } from '../../../api/types';
import { FailedState, ForbiddenState } from '../../../ui/feedback/states';
import type { Load } from '../../../lib/load';

export interface RefusedDecision {
  /**
   * Why the latest decision about the document failed. Undefined if there was none, or it was made.
   */
  refusal?: Refusal | undefined;
}

/** Why a decision failed, beside its buttons. Its code comes when it is needed. */
export const DecisionRefusal = loadable(
  () => import('./DecisionNotice').then((module) => module.DecisionNotice),
  { isOptional: true },
);

interface SeenFile {
  label: string;
  url?: unknown;
}

export interface SeenImages {
  /** Records that the image with this URL was shown. */
  see: (url: string | undefined) => void;
  /** Records that the image with this URL could not be shown. */
  miss: (url: string | undefined) => void;
  /** Records that a file that could not be shown was opened in a new tab. */
  open: (file: SeenFile) => void;
  /**
   * Whether a file of the document could not be shown, and has neither been shown nor opened since.
   */
  hasMissed: (document: KycDocument) => boolean;
  /** Promise 8: whether all uploaded files of a document were shown or opened. */
  hasSeen: (document: KycDocument) => boolean;
}

/**
 * A file that was opened stays the same when the record is read again, as on the return from the
 * new tab: only what signs its address changes, behind its path.
 */
const fileKey = ({ label, url }: SeenFile) => `${label} ${String(url).split(/[?#]/)[0]}`;

/**
 * Remembers which files of a user were seen: nobody may verify a document that they couldn't see.
 */
export function useSeenImages(): SeenImages {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const add = (key: string | undefined, set: typeof setSeen) => {
    if (key !== undefined) set((before) => (before.has(key) ? before : new Set(before).add(key)));
  };
  const isSeen = ({ label, url }: { label: string; url: string | undefined }) =>
    url === undefined || seen.has(url) || opened.has(fileKey({ label, url }));
  return {
    see: (url) => add(url, setSeen),
    miss: (url) => add(url, setMissed),
    open: (file) => add(fileKey(file), setOpened),
    hasMissed: ({ images }) =>
      images.some((image) => image.url !== undefined && missed.has(image.url) && !isSeen(image)),
    hasSeen: ({ images, isMissing }) => !isMissing && images.every(isSeen),
  };
}

/** Why a document can't be decided, or can only be rejected. '' if there is no restriction. */
export function decisionNote({
  document,
  wasDecided,
  isLoaded,
  hasMissed,
}: {
  document: KycDocument;
  wasDecided: boolean;
  isLoaded: boolean;
  /** An image could not be shown. */
  hasMissed: boolean;
}): string {
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  if (isLoaded) return '';
  return hasMissed
    ? 'The image did not load. Open it to verify'
    : 'Verify works once the image has loaded';
}

interface DocumentStatusProps {
  /** The document whose status is shown. */
  document: KycDocument;
  /** True until the data is loaded. Placeholders are shown. */
  isLoading: boolean;
}

/**
 * A document's status, also if its file is missing: the places of its images say so. Without an
 * entry there is no status.
 */
export function DocumentStatus({
  document: { status, isRecorded },
  isLoading,
}: DocumentStatusProps) {
  if (isLoading) return <Skeleton width={80} height={22} />;
  const { tone, label } = kycDocumentLooks[status];
  return isRecorded ? (
    <Badge tone={tone}>{label}</Badge>
  ) : (
    <Badge tone="neutral">Not uploaded</Badge>
  );
}

export interface KycStatesProps {
  /** The user's details: loading, loaded, or why they could not be read. */
  user: Load<UserDetail>;
  /** The user's KYC record: loading, loaded, or why it could not be read. Null if there is none. */
  load: Load<KycRecord | null>;
  /** Shown if nothing failed. */
  children: ReactNode;
}

/**
 * A KYC screen's content, or the reason why it isn't shown. It needs both the user and the record:
 * a decision must not be possible before it is known whose documents they are.
 */
export function KycStates({ user, load, children }: KycStatesProps) {
  if (user.status === 'forbidden' || load.status === 'forbidden')
    return (
      <div className="panel">
        <ForbiddenState />
      </div>
    );
  if (user.status === 'failed')
    return (
      <div className="panel">
        <FailedState what="The user" reason={user.reason} onRetry={user.onRetry} />
      </div>
    );
  if (load.status === 'failed')
    return (
      <div className="panel">
        <FailedState what="The KYC record" reason={load.reason} onRetry={load.onRetry} />
      </div>
    );
  return children;
}
