import { DocumentImage } from '../../components/documents/DocumentImage';
import { Skeleton } from '../../components/feedback/Skeleton';
import { Button } from '../../components/fields/Button';
import { Badge } from '../../components/tables/Badge';
import { kycCan, kycDocumentLooks, type KycDocument } from '../../domain/kyc';
import { formatText } from '../../domain/text';
import type { KycVerdict } from '../../messages/kyc';
import { decisionNote } from './kycDecision';
import type { SeenImages } from './useSeenImages';

export interface KycDocumentCardProps {
  document: KycDocument;
  /** The record is on its way: what is known of the document is only its name. */
  isLoading: boolean;
  /** A decision about one of the user's documents is under way. */
  isBusy: boolean;
  wasDecided: boolean;
  seen: SeenImages;
  onEnlarge: (label: string) => void;
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
}

function Fact({ document, isLoading }: { document: KycDocument; isLoading: boolean }) {
  const isId = document.type === 'id';
  const value = formatText(isId ? document.documentNumber : document.address);
  return (
    <p className="kyc-fact">
      <span>{isId ? 'Document number' : 'Address on record'}</span>
      {isLoading ? <Skeleton width={120} /> : <bdi>{value}</bdi>}
    </p>
  );
}

/** One document with its status and, always, its Reject and Verify (R19), enabled as section 4 says. */
export function KycDocumentCard({ document, isLoading, isBusy, wasDecided, seen, onEnlarge, onDecide }: KycDocumentCardProps) {
  const { type, title, status, images } = document;
  const isLoaded = seen.hasSeen(document);
  const look = kycDocumentLooks[status];
  const state = { document, isBusy, wasDecided, isLoaded };
  return (
    <section className="panel kyc-card" data-type={type} aria-label={title} aria-busy={isLoading}>
      <div className="panel-head">
        <h2>{title}</h2>
        {isLoading ? <Skeleton width={92} height={22} /> : document.isMissing ? <Badge tone="neutral">Not uploaded</Badge> : <Badge tone={look.tone}>{look.label}</Badge>}
      </div>
      <div className="panel-body">
        <div className="kyc-images">
          {images.map(({ side, label, url }) =>
            isLoading ? (
              <div key={side} className="document document-pending" />
            ) : (
              <DocumentImage key={side} url={url} label={label} onLoaded={() => { seen.see(url); }} onEnlarge={() => { onEnlarge(label); }} />
            ),
          )}
        </div>
        <Fact document={document} isLoading={isLoading} />
      </div>
      <div className="kyc-foot">
        <p className="muted">{isLoading ? '' : decisionNote({ document, wasDecided, isLoaded })}</p>
        <Button variant="outline" isDisabled={isLoading || !kycCan.reject(state)} onClick={() => { onDecide(document, 'rejected'); }}>
          Reject
        </Button>
        <Button isDisabled={isLoading || !kycCan.verify(state)} onClick={() => { onDecide(document, 'approved'); }}>
          Verify
        </Button>
      </div>
    </section>
  );
}
