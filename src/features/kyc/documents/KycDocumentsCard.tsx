import { useState } from 'react';
import type { Id, KycRecord, UserDetail } from '../../../api/types';
import { DocumentImage } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { FailedState, ForbiddenState } from '../../../ui/feedback/states';
import { Panel } from '../../../ui/layout/Panel';
import { Badge } from '../../../ui/table/Badge';
import {
  addressProofsByIndex,
  kycDocumentLooks,
  kycDocuments,
  type KycDocumentType,
  type KycStatus,
} from '../model';
import { loaded, type Load } from '../../../lib/load';
import { hrefs } from '../../../paths';
import { EnlargedDocument } from './ReviewIdentity';

interface Shown extends ViewedDocument {
  type: KycDocumentType;
  /** Undefined if the record has no entry for the document. */
  status: KycStatus | undefined;
}

/**
 * Section 2, the details page: the ID's two sides, then item 1 as the primary and item 0 as the
 * secondary address proof.
 */
function shownDocuments(record: KycRecord | null): Shown[] {
  const [idProof] = kycDocuments(record);
  const { primary, secondary } = addressProofsByIndex(record);
  const idStatus = idProof.isRecorded ? idProof.status : undefined;
  const proofs = [
    { label: 'Primary Address Proof', proof: primary },
    { label: 'Secondary Address Proof', proof: secondary },
  ];
  return [
    ...idProof.images.map(({ side, url }) => ({
      label: side === 'front' ? 'ID Proof Front' : 'ID Proof Back',
      type: 'id' as const,
      url,
      status: idStatus,
    })),
    ...proofs.map(({ label, proof }) => ({
      label,
      type: proof?.type ?? 'address1',
      url: proof?.url,
      status: proof?.status,
    })),
  ];
}

export interface KycDocumentsCardProps {
  /** The user's id. */
  id: Id;
  /** Undefined while they load. */
  user: UserDetail | undefined;
  /** The user's KYC record: loading, loaded, or why it could not be read. Null if there is none. */
  load: Load<KycRecord | null>;
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /**
   * Called to read the record again, which signs the addresses of its files anew. Resolves when it
   * is there.
   */
  onReadAgain: () => Promise<unknown>;
}

/** Small images of the documents. Clicking one enlarges it. */
export function KycDocumentsCard({
  id,
  user,
  load,
  isDownloading,
  onDownload,
  onReadAgain,
}: KycDocumentsCardProps) {
  const [opened, setOpened] = useState<string>();
  // The details page also links to the other KYC page.
  const review = (
    <a className="arrow-link" href={hrefs.userKycReview(id)}>
      Focused Review
    </a>
  );
  if (load.status === 'failed' || load.status === 'forbidden') {
    return (
      <Panel title="KYC Documents" actions={review}>
        {load.status === 'failed' ? (
          <FailedState what="The KYC documents" reason={load.reason} onRetry={load.onRetry} />
        ) : (
          <ForbiddenState />
        )}
      </Panel>
    );
  }
  const record = loaded(load);
  const documents = shownDocuments(record ?? null);
  return (
    <Panel title="KYC Documents" actions={review}>
      <ul className="document-grid" aria-busy={record === undefined}>
        {documents.map(({ label, url, status }) => (
          <li key={label}>
            {record === undefined ? (
              <div className="document" />
            ) : (
              <DocumentImage
                {...{ url, label, isDownloading, onReadAgain }}
                onDownload={() => onDownload({ label, url })}
                onEnlarge={() => setOpened(label)}
              />
            )}
            <div className="document-caption">
              <span>{label}</span>
              {status && (
                <Badge tone={kycDocumentLooks[status].tone}>{kycDocumentLooks[status].label}</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
      <EnlargedDocument
        {...{ user, record, isDownloading, onDownload, onReadAgain }}
        images={documents}
        label={opened}
        onEnlarge={setOpened}
      />
    </Panel>
  );
}
