import { DocumentImage, type DocumentImageProps } from '../../../ui/documents/DocumentImage';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/fields/Button';
import {
  kycCan,
  type KycDocument,
  derivedKycStatus,
  kycDocuments,
  kycStatusLooks,
  uploadedImages,
  type KycDocumentType,
} from '../model';
import { formatText } from '../../../lib/text';
import type { KycVerdict } from '../messages';
import {
  DecisionRefusal,
  type RefusedDecision,
  DocumentStatus,
  KycStates,
  decisionNote,
  type SeenImages,
  useSeenImages,
} from './KycDocument';
import { useState, type ReactNode } from 'react';
import type { Id, KycRecord, UserDetail } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import { EmailText } from '../../../ui/text/EmailText';
import { loaded, type Load } from '../../../lib/load';
import { hrefs } from '../../../paths';
import { EnlargedDocument } from './ReviewIdentity';
import { UserFrame } from '../../users/UserFrame';
import '../kyc.css';

interface KycDocumentCardProps extends RefusedDecision, Pick<DocumentImageProps, 'isDownloading'> {
  /** The document that the card shows. */
  document: KycDocument;
  /** The record is loading. Until then only the document's name is known. */
  isLoading: boolean;
  /** A decision about one of the user's documents is being sent. */
  isBusy: boolean;
  /**
   * True if this admin decided the document here, although the record read last does not say so
   * yet.
   */
  wasDecided: boolean;
  /** Which images the admin has seen. */
  seen: SeenImages;
  /** Called with the label of the image to enlarge. */
  onEnlarge: (label: string) => void;
  /** Called with the document and the verdict. A confirmation may follow. */
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /**
   * Called to read the record again, which signs the addresses of its files anew. Resolves when it
   * is there.
   */
  onReadAgain: () => Promise<unknown>;
}

function Fact({ document, isLoading }: { document: KycDocument; isLoading: boolean }) {
  const isId = document.type === 'id';
  const value = formatText(isId ? document.documentNumber : document.address);
  return (
    <p className="kyc-fact">
      <span>{isId ? 'Document number' : 'Address (KYC)'}</span>
      {isLoading ? <Skeleton width={120} /> : <bdi>{value}</bdi>}
    </p>
  );
}

// R19, section 4.
/**
 * One document with its status and its Reject and Verify buttons. A button that doesn't apply is
 * dimmed, not hidden.
 */
function KycDocumentCard(props: KycDocumentCardProps) {
  const {
    document,
    isLoading,
    isBusy,
    wasDecided,
    refusal,
    seen,
    isDownloading,
    onEnlarge,
    onDecide,
    onDownload,
    onReadAgain,
  } = props;
  const { type, title, images } = document;
  const isLoaded = seen.hasSeen(document);
  const state = { document, isBusy, wasDecided, isLoaded };
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
          {images.map(({ side, label, url }) =>
            isLoading ? (
              <div key={side} className="document" />
            ) : (
              <DocumentImage
                key={side}
                {...{ url, label, isDownloading, onReadAgain }}
                onLoaded={() => seen.see(url)}
                onFailed={() => seen.miss(url)}
                onOpened={() => seen.open({ label, url })}
                onDownload={() => onDownload({ label, url })}
                onEnlarge={() => onEnlarge(label)}
              />
            ),
          )}
        </div>
        <Fact document={document} isLoading={isLoading} />
      </div>
      <div className="kyc-foot" data-keep-clear>
        {refusal && <DecisionRefusal refusal={refusal} />}
        <p className="muted">
          {isLoading
            ? ''
            : decisionNote({ document, wasDecided, isLoaded, hasMissed: seen.hasMissed(document) })}
        </p>
        <div>
          <Button
            variant="outline"
            isDisabled={isLoading || !kycCan.reject(state)}
            onClick={() => onDecide(document, 'rejected')}
          >
            Reject
          </Button>
          <Button
            isDisabled={isLoading || !kycCan.verify(state)}
            onClick={() => onDecide(document, 'approved')}
          >
            Verify
          </Button>
        </div>
      </div>
    </section>
  );
}

export interface UserKycScreenProps {
  /** The user's id. */
  id: Id;
  /** The user's details: loading, loaded, or why they could not be read. */
  user: Load<UserDetail>;
  /** Null if there is no record: 'Not Submitted'. */
  load: Load<KycRecord | null>;
  /**
   * Links to the previous and the next record of the list that led here. Undefined if there is no
   * such list.
   */
  steps?: ReactNode;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /**
   * Returns true for a document that was decided here, although the record read last may not say so
   * yet.
   */
  wasDecided: (type: KycDocumentType) => boolean;
  /**
   * Returns why the latest decision about a document failed. Undefined if there was none, or it was
   * made.
   */
  refusalOf?: (type: KycDocumentType) => RefusedDecision['refusal'];
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** Called with the document and the verdict. A confirmation may follow. */
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  /** Called with the image to download. */
  onDownload: (image: ViewedDocument) => void;
  /**
   * Called to read the record again, which signs the addresses of its files anew. Resolves when it
   * is there.
   */
  onReadAgain: () => Promise<unknown>;
}

function Identity({
  user,
  record,
}: {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
}) {
  const look = record === undefined ? undefined : kycStatusLooks[derivedKycStatus(record)];
  return (
    <dl className="panel strip">
      <div>
        <dt>Full Name</dt>
        <dd>{user ? <bdi>{formatText(user.full_name)}</bdi> : <Skeleton width={120} />}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{user ? <EmailText text={formatText(user.email)} /> : <Skeleton width={180} />}</dd>
      </div>
      <div>
        <dt>KYC Status</dt>
        <dd>
          {look ? (
            <Badge tone={look.tone}>{look.label}</Badge>
          ) : (
            <Skeleton width={104} height={22} />
          )}
        </dd>
      </div>
    </dl>
  );
}

type DocumentsProps = Omit<UserKycScreenProps, 'id' | 'user' | 'load'> & {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
};

function Documents({
  user,
  record,
  isBusy,
  wasDecided,
  refusalOf,
  isDownloading,
  onDecide,
  onDownload,
  onReadAgain,
}: DocumentsProps) {
  const seen = useSeenImages();
  const [opened, setOpened] = useState<string>();
  const documents = kycDocuments(record);
  const images = uploadedImages(documents);
  return (
    <>
      <div className="kyc-grid">
        {documents.map((document) => (
          <KycDocumentCard
            key={document.type}
            document={document}
            isLoading={record === undefined}
            isBusy={isBusy}
            wasDecided={wasDecided(document.type)}
            refusal={refusalOf?.(document.type)}
            {...{ seen, isDownloading, onDownload, onReadAgain }}
            onEnlarge={setOpened}
            onDecide={onDecide}
          />
        ))}
      </div>
      <EnlargedDocument
        {...{ images, user, record, isDownloading, onDownload, onReadAgain }}
        label={opened}
        onOpened={seen.open}
        onEnlarge={setOpened}
      />
    </>
  );
}

/**
 * The documents with which one user proves an identity, each as a card that can be verified or
 * rejected.
 */
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
