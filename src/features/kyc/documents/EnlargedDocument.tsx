import { loadableOverlay } from '../../../ui/loadable';
import type { KycViewerProps } from './KycViewer';

/** The viewer's code is loaded when a document is first enlarged. */
const KycViewer = loadableOverlay(() => import('./KycViewer').then((module) => module.KycViewer));

export interface EnlargedDocumentProps extends Omit<
  KycViewerProps,
  'index' | 'onIndexChange' | 'onClose'
> {
  /** The label of the enlarged image. Nothing is shown if there is no image with this label. */
  label: string | undefined;
  onEnlarge: (label: string | undefined) => void;
}

/** Shows one of a user's documents enlarged, over the page. The admin can step to the others. */
export function EnlargedDocument({ images, label, onEnlarge, ...rest }: EnlargedDocumentProps) {
  const index = images.findIndex((image) => image.label === label);
  if (index < 0) return null;
  return (
    <KycViewer
      {...rest}
      images={images}
      index={index}
      onIndexChange={(next) => onEnlarge(images[next]?.label)}
      onClose={() => onEnlarge(undefined)}
    />
  );
}
