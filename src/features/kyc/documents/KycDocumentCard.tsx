import { DocumentImage, type DocumentImageProps } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/fields/Button';
import { kycCan, type KycDocument } from '../model';
import { formatText } from '../../../lib/text';
import type { KycVerdict } from '../messages';
import { DecisionRefusal, type RefusedDecision } from './DecisionRefusal';
import { DocumentStatus } from './DocumentStatus';
import { decisionNote } from './kycDecision';
import type { SeenImages } from './useSeenImages';

export interface KycDocumentCardProps extends RefusedDecision, Pick<DocumentImageProps, 'isDownloading'> {
  /** The document that the card shows. */
  document: KycDocument;
  /** The record is loading. Until then only the document's name is known. */
  isLoading: boolean;
  /** A decision about one of the user's documents is being sent. */
  isBusy: boolean;
  /** True if this admin decided the document here, although the record read last does not say so yet. */
  wasDecided: boolean;
  /** Which images the admin has seen. */
  seen: SeenImages;
  /** Called with the label of the image to enlarge. */
  onEnlarge: (label: string) => void;
  /** Called with the document and the verdict. A confirmation may follow. */
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /** Called to read the record again, which signs the addresses of its files anew (R126). Resolves when it is there. */
  onReadAgain: () => Promise<unknown>;
}

function Fact({ document, isLoading }: { document: KycDocument; isLoading: boolean }) {
  const isId = document.type === 'id';
  const value = formatText(isId ? document.documentNumber : document.address);
  return (
    <p className="kyc-fact">
      <span>{isId ? 'Document number' : 'Address (KYC)'}</span>
      {isLoading ? <Skeleton width={120} /> : <bdi>{value}</bdi>}
    </p>
  );
}

// R19, section 4.
/** One document with its status and its Reject and Verify buttons. A button that doesn't apply is dimmed, not hidden. */
export function KycDocumentCard(props: KycDocumentCardProps) {
  const { document, isLoading, isBusy, wasDecided, refusal, seen, isDownloading, onEnlarge, onDecide, onDownload, onReadAgain } = props;
  const { type, title, images } = document;
  const isLoaded = seen.hasSeen(document);
  const state = { document, isBusy, wasDecided, isLoaded };
  return (
    <section className="panel kyc-card" data-type={type} data-entry={type} aria-label={title} aria-busy={isLoading}>
      <div className="panel-head">
        <h2>{title}</h2>
        <DocumentStatus document={document} isLoading={isLoading} />
      </div>
      <div className="panel-body">
        <div className="kyc-images">
          {images.map(({ side, label, url }) =>
            isLoading ? (
              <div key={side} className="document" />
            ) : (
              <DocumentImage
                key={side}
                {...{ url, label, isDownloading, onReadAgain }}
                onLoaded={() => seen.see(url)}
                onFailed={() => seen.miss(url)}
                onOpened={() => seen.open({ label, url })}
                onDownload={() => onDownload({ label, url })}
                onEnlarge={() => onEnlarge(label)}
              />
            ),
          )}
        </div>
        <Fact document={document} isLoading={isLoading} />
      </div>
      <div className="kyc-foot" data-keep-clear>
        {refusal && <DecisionRefusal refusal={refusal} />}
        <p className="muted">{isLoading ? '' : decisionNote({ document, wasDecided, isLoaded, hasMissed: seen.hasMissed(document) })}</p>
        <div>
          <Button variant="outline" isDisabled={isLoading || !kycCan.reject(state)} onClick={() => onDecide(document, 'rejected')}>
            Reject
          </Button>
          <Button isDisabled={isLoading || !kycCan.verify(state)} onClick={() => onDecide(document, 'approved')}>
            Verify
          </Button>
        </div>
      </div>
    </section>
  );
}
