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
import { loaded } from '../../../lib/load';
import { hrefs } from '../../../paths';
import type { KycScreenProps } from './KycDocument';
import { EnlargedDocument } from './ReviewIdentity';

interface Shown extends ViewedDocument {
  type: KycDocumentType;
  status: KycStatus | undefined;
}

/** Section 2, the details page: the ID's two sides, then the primary and secondary address proof. */
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

interface KycDocumentsCardProps extends Pick<
  KycScreenProps,
  'load' | 'isDownloading' | 'onDownload' | 'onReadAgain'
> {
  id: Id;
  user: UserDetail | undefined;
}

export function KycDocumentsCard({
  id,
  user,
  load,
  isDownloading,
  onDownload,
  onReadAgain,
}: KycDocumentsCardProps) {
  const [opened, setOpened] = useState<string>();
  const record = loaded(load);
  const documents = shownDocuments(record ?? null);
  return (
    <Panel
      title="KYC Documents"
      actions={
        <a className="arrow-link" href={hrefs.userKycReview(id)}>
          Focused Review
        </a>
      }
    >
      {load.status === 'failed' ? (
        <FailedState what="The KYC documents" reason={load.reason} onRetry={load.onRetry} />
      ) : load.status === 'forbidden' ? (
        <ForbiddenState />
      ) : (
        <>
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
                    <Badge tone={kycDocumentLooks[status].tone}>
                      {kycDocumentLooks[status].label}
                    </Badge>
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
        </>
      )}
    </Panel>
  );
}
