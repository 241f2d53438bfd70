import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentImage } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { IconButton } from '../../../ui/fields/IconButton';
import type { KycDocument } from '../model';
import { formatCount } from '../../../lib/numbers';
import { DocumentStatus } from './DocumentStatus';
import type { SeenImages } from './useSeenImages';

/** Where a document stands among those under review. */
export interface ReviewPlace {
  /** From 0. */
  index: number;
  count: number;
  canGo: { back: boolean; on: boolean };
  onGo: (steps: 1 | -1) => void;
}

export interface ReviewDocumentProps {
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
  /** Called to read the record again, which signs the addresses of its files anew (R126). Resolves when it is there. */
  onReadAgain: () => Promise<unknown>;
  /** The decision's buttons, below the document. */
  children: ReactNode;
}

/** The document under review, as large as the window allows. */
export function ReviewDocument(props: ReviewDocumentProps) {
  const { document, place, isLoading, seen, isDownloading, onEnlarge, onDownload, onReadAgain, children } = props;
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
          <IconButton label="Next document" icon={ChevronRight} shortcut="J" isBordered isDisabled={!canGo.on} onClick={() => onGo(1)} />
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
