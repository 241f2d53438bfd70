import { useState, type ReactNode } from 'react';
import type { Id, KycRecord, UserDetail } from '~/api/types';
import { loaded } from '~/lib/load';
import { formatText } from '~/lib/text';
import { hrefs } from '~/routes';
import { Skeleton } from '~/ui/feedback/states';
import { DetailList } from '~/ui/layout/DetailList';
import { Badge } from '~/ui/table/Badge';
import { UserFrame } from '~/features/users/UserFrame';
import { kycDocuments, kycBadge, uploadedImages, type KycDocumentType } from '../model';
import {
  DecisionFoot,
  DocumentStatus,
  EnlargedDocument,
  KycStates,
  SeenImage,
  useSeenImages,
  type DecidedHere,
  type Deciding,
  type FileProps,
  type KycScreenProps,
} from './KycDocument';

interface UserKycScreenProps extends KycScreenProps {
  id: Id;
  steps?: ReactNode;
  wasDecided: (type: KycDocumentType) => boolean;
  refusalOf?: (type: KycDocumentType) => DecidedHere['refusal'];
}

interface KycDocumentCardProps extends Deciding {
  files: FileProps;
  onEnlarge: (label: string) => void;
}

function KycDocumentCard({ files, onEnlarge, ...deciding }: KycDocumentCardProps) {
  const { document, seen, isLoading } = deciding;
  const { type, title, images } = document;
  return (
    <section
      className="panel kyc-card"
      data-type={type}
      data-entry={type}
      aria-label={title}
      aria-busy={isLoading}
    >
      <div className="panel-head">
        <h2>{title}</h2>
        <DocumentStatus document={document} isLoading={isLoading} />
      </div>
      <div className="panel-body">
        <div className="kyc-images">
          {images.map((image) => (
            <SeenImage key={image.side} {...files} {...{ image, seen, isLoading, onEnlarge }} />
          ))}
        </div>
        <p className="kyc-fact">
          <span className="muted">{type === 'id' ? 'Document number' : 'Address (KYC)'}</span>
          <bdi>
            {isLoading ? (
              <Skeleton width={120} />
            ) : (
              formatText(type === 'id' ? document.documentNumber : document.address)
            )}
          </bdi>
        </p>
      </div>
      <DecisionFoot {...deciding} />
    </section>
  );
}

function Identity({
  user,
  record,
}: {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
}) {
  return (
    <DetailList
      className="panel strip"
      details={[
        { label: 'Full Name', value: user && formatText(user.full_name) },
        { label: 'Email', value: user && formatText(user.email) },
        {
          label: 'KYC Status',
          value: record === undefined ? undefined : <Badge {...kycBadge(record)} />,
        },
      ]}
    />
  );
}

function Documents({
  user,
  record,
  isBusy,
  wasDecided,
  refusalOf,
  onDecide,
  ...files
}: Omit<UserKycScreenProps, 'id' | 'user' | 'load' | 'steps'> & {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
}) {
  const seen = useSeenImages();
  const [opened, setOpened] = useState<string>();
  const documents = kycDocuments(record);
  return (
    <>
      <div className="kyc-grid">
        {documents.map((document) => (
          <KycDocumentCard
            key={document.type}
            {...{ files, document, seen, isBusy, onDecide }}
            isLoading={record === undefined}
            wasDecided={wasDecided(document.type)}
            refusal={refusalOf?.(document.type)}
            onEnlarge={setOpened}
          />
        ))}
      </div>
      <EnlargedDocument
        {...files}
        {...{ user, record }}
        images={uploadedImages(documents)}
        label={opened}
        onOpened={(file) => seen.mark('opened', file)}
        onEnlarge={setOpened}
      />
    </>
  );
}

export function UserKycScreen({ id, user, load, steps, ...rest }: UserKycScreenProps) {
  const record = loaded(load);
  const person = loaded(user);
  return (
    <UserFrame
      id={id}
      user={person}
      title="KYC Review"
      tab="KYC"
      steps={steps}
      actions={
        <a className="button" data-variant="outline" href={hrefs.userKycReview(id)}>
          Focused Review
        </a>
      }
    >
      <KycStates user={user} load={load}>
        <div className="stack">
          <Identity user={person} record={record} />
          <Documents user={person} record={person && record} {...rest} />
        </div>
      </KycStates>
    </UserFrame>
  );
}
