import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DocumentImage } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { IconButton } from '../../../ui/fields/IconButton';
import {
  type KycDocument,
  kycCan,
  kycDocuments,
  uploadedImages,
  type KycDocumentType,
} from '../model';
import { formatCount } from '../../../lib/numbers';
import {
  DocumentStatus,
  decisionNote,
  type SeenImages,
  useSeenImages,
  DecisionRefusal,
  type RefusedDecision,
} from './KycDocument';
import type { KycRecord, UserDetail } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { useKeyCommands } from '../../../ui/keyboard/useKeyCommands';
import type { KycVerdict } from '../messages';
import { EnlargedDocument, ReviewIdentity } from './ReviewIdentity';
import '../kyc.css';

/** Where a document stands among those under review. */
interface ReviewPlace {
  /** From 0. */
  index: number;
  count: number;
  canGo: { back: boolean; on: boolean };
  onGo: (steps: 1 | -1) => void;
}

interface ReviewDocumentProps {
  /** The document that is shown. */
  document: KycDocument;
  /** Where the document stands among those to review. */
  place: ReviewPlace;
  /** True until the data is loaded. Placeholders are shown. */
  isLoading: boolean;
  /** Which images the admin has seen. */
  seen: SeenImages;
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** Called with the label of the image to enlarge. */
  onEnlarge: (label: string) => void;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /**
   * Called to read the record again, which signs the addresses of its files anew. Resolves when it
   * is there.
   */
  onReadAgain: () => Promise<unknown>;
  /** The decision's buttons, below the document. */
  children: ReactNode;
}

/** The document under review, as large as the window allows. */
function ReviewDocument(props: ReviewDocumentProps) {
  const {
    document,
    place,
    isLoading,
    seen,
    isDownloading,
    onEnlarge,
    onDownload,
    onReadAgain,
    children,
  } = props;
  const { title, images } = document;
  const { index, count, canGo, onGo } = place;
  return (
    <section className="panel review-document" aria-label={title} aria-busy={isLoading}>
      <div className="panel-head">
        <h2 aria-live="polite">{title}</h2>
        <DocumentStatus document={document} isLoading={isLoading} />
        <div className="pager">
          <IconButton
            label="Previous document"
            icon={ChevronLeft}
            shortcut="K"
            isBordered
            isDisabled={!canGo.back}
            onClick={() => onGo(-1)}
          />
          <span>
            {formatCount(index + 1)} of {formatCount(count)}
          </span>
          <IconButton
            label="Next document"
            icon={ChevronRight}
            shortcut="J"
            isBordered
            isDisabled={!canGo.on}
            onClick={() => onGo(1)}
          />
        </div>
      </div>
      <div className="review-images" data-count={images.length}>
        {images.map(({ side, label, url }) =>
          isLoading ? (
            <div key={side} className="document" />
          ) : (
            <figure key={`${document.type} ${side}`}>
              <DocumentImage
                {...{ url, label, isDownloading, onReadAgain }}
                onLoaded={() => seen.see(url)}
                onFailed={() => seen.miss(url)}
                onOpened={() => seen.open({ label, url })}
                onDownload={() => onDownload({ label, url })}
                onEnlarge={() => onEnlarge(label)}
              />
              {images.length > 1 && <figcaption>{side === 'front' ? 'Front' : 'Back'}</figcaption>}
            </figure>
          ),
        )}
      </div>
      {children}
    </section>
  );
}

export interface DocumentReviewProps extends RefusedDecision {
  /** Undefined while they load. */
  person: UserDetail | undefined;
  /** The user's KYC record. Null if there is none, undefined until it is loaded. */
  record: KycRecord | null | undefined;
  /** The document that is shown. */
  current: KycDocumentType;
  /** Where the document stands among those to review. */
  place: ReviewPlace;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /**
   * True if this admin decided the document here, although the record read last does not say so
   * yet.
   */
  wasDecided: boolean;
  /** Nothing is open that the keys belong to. */
  areKeysOn: boolean;
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** Beside the heading of the data. */
  sideActions?: ReactNode;
  /** Called with the document and the verdict. A confirmation may follow. */
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /**
   * Called to read the record again, which signs the addresses of its files anew. Resolves when it
   * is there.
   */
  onReadAgain: () => Promise<unknown>;
}

/** One document, large, next to the data that it must match. A and R decide, E enlarges. */
export function DocumentReview(props: DocumentReviewProps) {
  const {
    person,
    record,
    current,
    place,
    isBusy,
    wasDecided,
    refusal,
    areKeysOn,
    isDownloading,
    sideActions,
    onDecide,
  } = props;
  const { onDownload, onReadAgain } = props;
  const seen = useSeenImages();
  const [opened, setOpened] = useState<string>();
  const documents = kycDocuments(record);
  const document = documents.find(({ type }) => type === current) ?? documents[0];
  const isLoading = record === undefined || person === undefined;
  const isLoaded = seen.hasSeen(document);
  const state = { document, isBusy, wasDecided, isLoaded };
  const canVerify = !isLoading && kycCan.verify(state);
  const canReject = !isLoading && kycCan.reject(state);
  const images = uploadedImages([document]);
  useKeyCommands(
    {
      a: () => {
        if (canVerify) onDecide(document, 'approved');
      },
      r: () => {
        if (canReject) onDecide(document, 'rejected');
      },
      e: () => setOpened(images[0]?.label),
    },
    areKeysOn && !images.some(({ label }) => label === opened),
  );
  return (
    <div className="review">
      <ReviewDocument
        {...{ document, place, isLoading, seen, isDownloading, onDownload, onReadAgain }}
        onEnlarge={setOpened}
      >
        <div className="kyc-foot" data-keep-clear>
          {refusal && <DecisionRefusal refusal={refusal} />}
          <p className="muted">
            {isLoading
              ? ''
              : decisionNote({
                  document,
                  wasDecided,
                  isLoaded,
                  hasMissed: seen.hasMissed(document),
                })}
          </p>
          <Button
            variant="outline"
            shortcut="R"
            isDisabled={!canReject}
            onClick={() => onDecide(document, 'rejected')}
          >
            Reject
          </Button>
          <Button
            shortcut="A"
            isDisabled={!canVerify}
            onClick={() => onDecide(document, 'approved')}
          >
            Verify
          </Button>
        </div>
      </ReviewDocument>
      <section className="panel review-side" aria-label="Identity">
        <div className="panel-head">
          <h2>Must match</h2>
          {sideActions}
        </div>
        {/* Scrolls in a low window; focusable, so that the keyboard can scroll it too. */}
        <div className="panel-body" tabIndex={0} role="group" aria-label="Must match">
          <ReviewIdentity
            user={person}
            record={record}
            documents={documents}
            current={document.type}
          />
        </div>
      </section>
      <EnlargedDocument
        images={images}
        label={opened}
        user={person}
        record={record}
        isDownloading={isDownloading}
        onEnlarge={setOpened}
        onOpened={seen.open}
        onDownload={onDownload}
        onReadAgain={onReadAgain}
      />
    </div>
  );
}
