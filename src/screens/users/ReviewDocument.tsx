import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentImage } from '../../components/documents/DocumentImage';
import { Skeleton } from '../../components/feedback/Skeleton';
import { IconButton } from '../../components/fields/IconButton';
import { Badge } from '../../components/tables/Badge';
import { kycDocumentLooks, type KycDocument } from '../../domain/kyc';
import type { SeenImages } from './useSeenImages';

export interface ReviewDocumentProps {
  document: KycDocument;
  /** Counted from 0. */
  place: number;
  count: number;
  isLoading: boolean;
  seen: SeenImages;
  onGo: (steps: 1 | -1) => void;
  onEnlarge: (label: string) => void;
  /** The decision, below the document: toasts come up on the other side. */
  children: ReactNode;
}

/** The document under review, as large as the window allows. */
export function ReviewDocument({ document, place, count, isLoading, seen, onGo, onEnlarge, children }: ReviewDocumentProps) {
  const { title, status, images, isMissing } = document;
  const look = kycDocumentLooks[status];
  return (
    <section className="panel review-document" aria-label={title} aria-busy={isLoading}>
      <div className="panel-head">
        <h2 aria-live="polite">{title}</h2>
        {isLoading ? <Skeleton width={72} height={22} /> : isMissing ? <Badge tone="neutral">Not uploaded</Badge> : <Badge tone={look.tone}>{look.label}</Badge>}
        <div className="pager">
          <IconButton label="Previous document" icon={ChevronLeft} isBordered isDisabled={place === 0} onClick={() => { onGo(-1); }} />
          <span>
            {place + 1} of {count}
          </span>
          <IconButton label="Next document" icon={ChevronRight} isBordered isDisabled={place === count - 1} onClick={() => { onGo(1); }} />
        </div>
      </div>
      <div className="review-images" data-count={images.length}>
        {images.map(({ side, label, url }) =>
          isLoading ? (
            <div key={side} className="document document-pending" />
          ) : (
            <figure key={`${document.type} ${side}`}>
              <DocumentImage url={url} label={label} onLoaded={() => { seen.see(url); }} onEnlarge={() => { onEnlarge(label); }} />
              {images.length > 1 && <figcaption>{side === 'front' ? 'Front' : 'Back'}</figcaption>}
            </figure>
          ),
        )}
      </div>
      {children}
    </section>
  );
}
