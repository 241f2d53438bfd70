import type { KycRecord, UserDetail } from '../../../api/types';
import {
  DocumentViewer,
  type DocumentViewerProps,
  type ViewedDocument,
} from '../../../ui/documents/DocumentViewer';
import type { KycDocumentType } from '../model';
import { MustMatch } from '../queue/ReviewIdentity';

export interface KycViewerProps extends Omit<DocumentViewerProps, 'images' | 'beside'> {
  /** The images with the documents that they belong to, in their order. */
  images: readonly (ViewedDocument & { type: KycDocumentType })[];
  /** Undefined while they load. */
  user: UserDetail | undefined;
  /** The user's KYC record. Null if there is none, undefined until it is loaded. */
  record: KycRecord | null | undefined;
}

// R411.
/** An enlarged document, with what it must match beside it. */
export function KycViewer({ user, record, ...viewer }: KycViewerProps) {
  const current = viewer.images[viewer.index]?.type ?? 'id';
  return (
    <DocumentViewer
      {...viewer}
      beside={{
        label: 'Must match',
        content: <MustMatch user={user} record={record} current={current} />,
      }}
    />
  );
}
