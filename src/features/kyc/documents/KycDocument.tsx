import { useState, type ReactNode } from 'react';
import type { KycRecord, UserDetail } from '../../../api/types';
import type { Load } from '../../../lib/load';
import type { Refusal } from '../../../lib/outcome';
import { DocumentImage } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { Skeleton, FailedState, ForbiddenState } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { loadable } from '../../../ui/loadable';
import { Badge } from '../../../ui/table/Badge';
import type { KycVerdict } from '../messages';
import { kycCan, kycDocumentLooks, type KycDocument, type KycImage } from '../model';
import '../kyc.css';

/** What every KYC screen draws, and what it does with the documents. */
export interface KycScreenProps {
  user: Load<UserDetail>;
  /** Null if there is no record. */
  load: Load<KycRecord | null>;
  /** A decision about one of the user's documents is being sent. */
  isBusy: boolean;
  /** Another download can't start then. */
  isDownloading: boolean;
  /** Called with the document and the verdict. A confirmation may follow. */
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  onDownload: (image: ViewedDocument) => void;
  /** Reads the record again, which signs the addresses of its files anew. */
  onReadAgain: () => Promise<unknown>;
}

export interface DecidedHere {
  /** Decided here, although the record read last may not say so yet. */
  wasDecided: boolean;
  /** Why the latest decision failed. */
  refusal?: Refusal | undefined;
}

/**
 * A KYC screen's content, or the reason why it isn't shown. It needs both the user and the record:
 * a decision must not be possible before it is known whose documents they are.
 */
export function KycStates({
  user,
  load,
  children,
}: Pick<KycScreenProps, 'user' | 'load'> & { children: ReactNode }) {
  const loads = [
    { what: 'The user', of: user },
    { what: 'The KYC record', of: load },
  ];
  for (const { of } of loads)
    if (of.status === 'forbidden')
      return (
        <div className="panel">
          <ForbiddenState />
        </div>
      );
  for (const { what, of } of loads)
    if (of.status === 'failed')
      return (
        <div className="panel">
          <FailedState what={what} reason={of.reason} onRetry={of.onRetry} />
        </div>
      );
  return children;
}

/**
 * A document's status, also if its file is missing: the places of its images say so. Without an
 * entry there is no status.
 */
export function DocumentStatus({
  document: { status, isRecorded },
  isLoading,
}: {
  document: KycDocument;
  isLoading: boolean;
}) {
  if (isLoading) return <Skeleton width={80} height={22} />;
  const { tone, label } = kycDocumentLooks[status];
  return isRecorded ? (
    <Badge tone={tone}>{label}</Badge>
  ) : (
    <Badge tone="neutral">Not uploaded</Badge>
  );
}

type SeenFile = Pick<ViewedDocument, 'label' | 'url'>;

/**
 * A file that was opened stays the same when the record is read again, as on the return from the
 * new tab: only what signs its address changes, behind its path.
 */
const fileKey = ({ label, url }: SeenFile) => `${label} ${String(url).split(/[?#]/)[0]}`;

/**
 * Remembers which files of a user were shown, could not be shown, or were opened in a new tab:
 * nobody may verify a document that they couldn't see (promise 8).
 */
export function useSeenImages() {
  const [seen, setSeen] = useState<ReadonlySet<unknown>>(new Set());
  const [missed, setMissed] = useState<ReadonlySet<unknown>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<unknown>>(new Set());
  const add = (key: unknown, set: typeof setSeen) =>
    set((before) => (before.has(key) ? before : new Set(before).add(key)));
  const isSeen = (image: KycImage) =>
    image.url === undefined || seen.has(image.url) || opened.has(fileKey(image));
  return {
    see: ({ url }: SeenFile) => add(url, setSeen),
    miss: ({ url }: SeenFile) => add(url, setMissed),
    open: (file: SeenFile) => add(fileKey(file), setOpened),
    /** Whether a file could not be shown, and has neither been shown nor opened since. */
    hasMissed: ({ images }: KycDocument) =>
      images.some((image) => missed.has(image.url) && !isSeen(image)),
    /** Whether all uploaded files were shown or opened. */
    hasSeen: ({ images, isMissing }: KycDocument) => !isMissing && images.every(isSeen),
  };
}

export type SeenImages = ReturnType<typeof useSeenImages>;

interface SeenImageProps extends Pick<
  KycScreenProps,
  'isDownloading' | 'onDownload' | 'onReadAgain'
> {
  image: KycImage;
  seen: SeenImages;
  isLoading: boolean;
  /** Called with the label of the image to enlarge. */
  onEnlarge: (label: string) => void;
}

/** One side of a document. Until the record is loaded it is an empty frame. */
export function SeenImage({
  image,
  seen,
  isLoading,
  isDownloading,
  onEnlarge,
  onDownload,
  onReadAgain,
}: SeenImageProps) {
  if (isLoading) return <div className="document" />;
  const { label, url } = image;
  return (
    <DocumentImage
      {...{ label, url, isDownloading, onReadAgain }}
      onLoaded={() => seen.see(image)}
      onFailed={() => seen.miss(image)}
      onOpened={() => seen.open(image)}
      onDownload={() => onDownload({ label, url })}
      onEnlarge={() => onEnlarge(label)}
    />
  );
}

export interface Deciding extends DecidedHere, Pick<KycScreenProps, 'isBusy' | 'onDecide'> {
  document: KycDocument;
  seen: SeenImages;
  /** Until the record is loaded only the document's name is known. */
  isLoading: boolean;
}

/** The decisions that are possible now. */
export function possibleDecisions({ document, seen, isLoading, ...state }: Deciding) {
  const decision = { ...state, document, isLoaded: seen.hasSeen(document) };
  return {
    reject: !isLoading && kycCan.reject(decision),
    verify: !isLoading && kycCan.verify(decision),
  };
}

/** Why a document can't be decided, or can only be rejected. '' if there is no restriction. */
function restriction({ document, seen, isLoading, wasDecided }: Deciding): string {
  if (isLoading) return '';
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  if (seen.hasSeen(document)) return '';
  return seen.hasMissed(document)
    ? 'The image did not load. Open it to verify'
    : 'Verify works once the image has loaded';
}

/** Why a decision failed, beside its buttons. Its code is loaded when it is needed. */
const DecisionNotice = loadable(
  () => import('./DecisionNotice').then((module) => module.DecisionNotice),
  { isOptional: true },
);

/**
 * A document's Reject and Verify buttons. One that doesn't apply is dimmed, not hidden (section 4).
 */
export function DecisionFoot({ hasKeys = false, ...deciding }: Deciding & { hasKeys?: boolean }) {
  const { document, refusal, onDecide } = deciding;
  const { reject, verify } = possibleDecisions(deciding);
  return (
    <div className="kyc-foot" data-bottom-bar>
      {refusal && <DecisionNotice refusal={refusal} />}
      <p className="muted">{restriction(deciding)}</p>
      <div>
        <Button
          variant="outline"
          shortcut={hasKeys ? 'R' : undefined}
          isDisabled={!reject}
          onClick={() => onDecide(document, 'rejected')}
        >
          Reject
        </Button>
        <Button
          shortcut={hasKeys ? 'A' : undefined}
          isDisabled={!verify}
          onClick={() => onDecide(document, 'approved')}
        >
          Verify
        </Button>
      </div>
    </div>
  );
}
