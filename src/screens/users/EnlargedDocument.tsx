import type { DocumentViewerProps } from '../../components/documents/DocumentViewer';
import { loadable } from '../../components/loadable';

/** The viewer, whose code comes when a document is first enlarged. */
const DocumentViewer = loadable(() => import('../../components/documents/DocumentViewer').then((module) => module.DocumentViewer));

export interface EnlargedDocumentProps extends Omit<DocumentViewerProps, 'index' | 'onIndexChange' | 'onClose'> {
  /** Names the image that is enlarged; nothing is shown while there is none of that name. */
  label: string | undefined;
  onEnlarge: (label: string | undefined) => void;
}

/** One of a user's documents, large, over the page; the others are a step away. */
export function EnlargedDocument({ images, label, onEnlarge, ...rest }: EnlargedDocumentProps) {
  const index = images.findIndex((image) => image.label === label);
  if (index < 0) return null;
  return <DocumentViewer {...rest} images={images} index={index} onIndexChange={(next) => { onEnlarge(images[next]?.label); }} onClose={() => { onEnlarge(undefined); }} />;
}
