import { useState } from 'react';
import type { Id, UserDetail } from '~/api/types';
import { DocumentImage } from '~/ui/documents/DocumentImage';
import type { ViewedDocument } from '~/ui/documents/DocumentViewer';
import { LoadState } from '~/ui/feedback/states';
import { Panel } from '~/ui/layout/Layout';
import { Badge } from '~/ui/table/Badge';
import {
  addressTypes,
  kycDocument,
  kycDocumentBadges,
  statusOf,
  type KycDocumentType,
  type KycFields,
  type KycStatus,
} from '../model';
import { loaded } from '~/lib/load';
import { recordOf } from '~/lib/records';
import { filledText } from '~/lib/text';
import { hrefs } from '~/routes';
import { EnlargedDocument, type FileProps, type KycScreenProps } from './KycDocument';

interface ListedImage extends ViewedDocument {
  type: KycDocumentType;
  status: KycStatus | undefined;
}

/**
 * On the details page: the two sides of the ID, then item 1 as the primary address proof and item 0
 * as the secondary one, whatever their types are.
 */
export function listedImages(record: KycFields | null | undefined): ListedImage[] {
  const { images, isRecorded, status } = kycDocument(record, 'id');
  const [secondary, primary] = Array.isArray(record?.address_proof)
    ? (record.address_proof as unknown[])
    : [];
  const addressImage = (label: string, raw: unknown): ListedImage => {
    const proof = recordOf(raw);
    return {
      label,
      type: proof?.['address_type'] === addressTypes.address2 ? 'address2' : 'address1',
      url: filledText(proof?.['document_file']),
      status: proof && statusOf(proof),
    };
  };
  return [
    ...images.map(({ side, url }) => ({
      label: side === 'front' ? 'ID Proof Front' : 'ID Proof Back',
      type: 'id' as const,
      url,
      status: isRecorded ? status : undefined,
    })),
    addressImage('Primary Address Proof', primary),
    addressImage('Secondary Address Proof', secondary),
  ];
}

interface KycDocumentsCardProps extends FileProps, Pick<KycScreenProps, 'load'> {
  id: Id;
  user: UserDetail | undefined;
}

export function KycDocumentsCard({ id, user, load, ...files }: KycDocumentsCardProps) {
  const [opened, setOpened] = useState<string>();
  const record = loaded(load);
  const documents = listedImages(record);
  return (
    <Panel
      title="KYC Documents"
      actions={
        <a className="arrow-link" href={hrefs.userKycReview(id)}>
          Focused Review
        </a>
      }
    >
      <LoadState load={load} what="The KYC documents">
        <>
          <ul className="document-grid" aria-busy={record === undefined}>
            {documents.map(({ label, url, status }) => (
              <li key={label}>
                {record === undefined ? (
                  <div className="document" />
                ) : (
                  <DocumentImage
                    {...{ url, label }}
                    isDownloading={files.isDownloading}
                    onReadAgain={files.onReadAgain}
                    onDownload={() => files.onDownload({ label, url })}
                    onEnlarge={() => setOpened(label)}
                  />
                )}
                <div className="document-caption">
                  <span>{label}</span>
                  {status && <Badge {...kycDocumentBadges[status]} />}
                </div>
              </li>
            ))}
          </ul>
          <EnlargedDocument
            {...files}
            {...{ user, record }}
            images={documents}
            label={opened}
            onEnlarge={setOpened}
          />
        </>
      </LoadState>
    </Panel>
  );
}
