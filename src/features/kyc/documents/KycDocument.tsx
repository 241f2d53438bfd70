import { useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { KycRecord, UserDetail } from '../../../api/types';
import type { Load } from '../../../lib/load';
import type { Refusal } from '../../../lib/outcome';
import { DocumentImage } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { AccessPanel, LoadPanel, Skeleton } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { loadable } from '../../../ui/loadable';
import { Badge } from '../../../ui/table/Badge';
import type { KycVerdict } from '../messages';
import { kycCan, kycDocumentLooks, type KycDocument, type KycImage } from '../model';
import { Row } from '../../../ui/layout/Layout';
import '../kyc.css';

export interface KycScreenProps {
  user: Load<UserDetail>;
  /** Null if there is no record. */
  load: Load<KycRecord | null>;
  isBusy: boolean;
  isDownloading: boolean;
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  onDownload: (image: ViewedDocument) => void;
  onReadAgain: () => Promise<unknown>;
}

export interface DecidedHere {
  /** Decided here, although the record read last may not say so yet. */
  wasDecided: boolean;
  refusal?: Refusal | undefined;
}

/**
 * A KYC screen's content, or why it isn't shown. It needs both: a decision must not be possible
 * before it is known whose documents they are.
 */
export const KycStates = ({
  user,
  load,
  children,
}: Pick<KycScreenProps, 'user' | 'load'> & { children: ReactNode }) => (
  <AccessPanel isForbidden={user.status === 'forbidden' || load.status === 'forbidden'}>
    <LoadPanel load={user} what="The user">
      <LoadPanel load={load} what="The KYC record">
        {children}
      </LoadPanel>
    </LoadPanel>
  </AccessPanel>
);

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

/** A file stays the same when its record is read again: only what signs its address changes. */
const fileKey = ({ label, url }: SeenFile) => `${label} ${String(url).split(/[?#]/)[0]}`;

/** `opened`: in a new tab. */
type Mark = 'loaded' | 'failed' | 'opened' | 'onScreen';

/** Which files of a user were seen: nobody may decide a document unseen (promise 8). */
export function useSeenImages() {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (mark: Mark, file: SeenFile) =>
    `${mark} ${mark === 'loaded' || mark === 'failed' ? String(file.url) : fileKey(file)}`;
  const has = (mark: Mark, file: SeenFile) => marks.has(keyOf(mark, file));
  const wasShown = (image: KycImage) =>
    image.url === undefined || has('opened', image) || has('loaded', image);
  return {
    mark: (mark: Mark, file: SeenFile) =>
      setMarks((before) => {
        const key = keyOf(mark, file);
        return before.has(key) ? before : new Set(before).add(key);
      }),
    hasFailed: ({ images }: KycDocument) =>
      images.some((image) => has('failed', image) && !wasShown(image)),
    wereShown: ({ images, isMissing }: KycDocument) => !isMissing && images.every(wasShown),
    /** Loaded or not. */
    wereOnScreen: ({ images }: KycDocument) =>
      images.every((image) => image.url === undefined || has('onScreen', image)),
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
  caption?: string | undefined;
  onEnlarge: (label: string) => void;
}

export function SeenImage({
  image,
  seen,
  isLoading,
  caption,
  isDownloading,
  onEnlarge,
  onDownload,
  onReadAgain,
}: SeenImageProps) {
  const { label, url } = image;
  const place = useRef<HTMLElement>(null);
  const markOnScreen = useEffectEvent(() => seen.mark('onScreen', image));
  const file = isLoading ? undefined : fileKey(image);
  useEffect(() => {
    if (file === undefined || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) markOnScreen();
      },
      // Also in a frame, as in Storybook, the document's own window counts.
      { root: document, threshold: 0.5 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [file]);
  return (
    <figure ref={place} className="kyc-image">
      {isLoading ? (
        <div className="document" />
      ) : (
        <DocumentImage
          {...{ label, url, isDownloading, onReadAgain }}
          onLoaded={() => seen.mark('loaded', image)}
          onFailed={() => seen.mark('failed', image)}
          onOpened={() => seen.mark('opened', image)}
          onDownload={() => onDownload({ label, url })}
          onEnlarge={() => onEnlarge(label)}
        />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export interface Deciding extends DecidedHere, Pick<KycScreenProps, 'isBusy' | 'onDecide'> {
  document: KycDocument;
  seen: SeenImages;
  isLoading: boolean;
}

/** The decisions that are possible now. Both wait until the document was on the screen (R475). */
export function possibleDecisions({ document, seen, isLoading, ...state }: Deciding) {
  const decision = { ...state, document, isLoaded: seen.wereShown(document) };
  const canDecide = !isLoading && seen.wereOnScreen(document);
  return {
    reject: canDecide && kycCan.reject(decision),
    verify: canDecide && kycCan.verify(decision),
  };
}

/** Why a document can't be decided, or can only be rejected. '' if there is no restriction. */
function restriction({ document, seen, isLoading, wasDecided }: Deciding): string {
  if (isLoading) return '';
  if (document.isMissing) return 'Not uploaded';
  if (wasDecided) return 'Decided just now';
  if (document.status !== 'pending') return 'Already decided';
  if (!seen.wereOnScreen(document)) return 'Scroll to the image to decide';
  if (seen.wereShown(document)) return '';
  return seen.hasFailed(document)
    ? 'The image did not load. Open it to verify'
    : 'Verify works once the image has loaded';
}

/** Loaded when it is needed: with its code here, the first load of every list would grow. */
const DecisionNotice = loadable(
  () => import('./DecisionNotice').then((module) => module.DecisionNotice),
  { isOptional: true },
);

/** A button that doesn't apply is dimmed, not hidden (section 4). */
export function DecisionFoot({ hasKeys = false, ...deciding }: Deciding & { hasKeys?: boolean }) {
  const { document, refusal, onDecide } = deciding;
  const { reject, verify } = possibleDecisions(deciding);
  return (
    <Row className="kyc-foot" data-bottom-bar>
      {refusal && <DecisionNotice refusal={refusal} />}
      <p className="muted">{restriction(deciding)}</p>
      <Row>
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
      </Row>
    </Row>
  );
}
