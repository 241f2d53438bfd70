import { useState, type ReactNode } from 'react';
import type { Id, KycRecord, UserDetail } from '~/api/types';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';
import { kycReviewKeys } from '~/ui/keyboard/keys';
import { Stack } from '~/ui/layout/Layout';
import {
  documentTypes,
  kycDocument,
  kycDocuments,
  uploadedImages,
  type KycDocumentType,
} from '../model';
import { loaded } from '~/lib/load';
import { UserFrame } from '~/features/users/UserFrame';
import { ReviewPager, type ReviewPagerProps, useReviewKeys } from '~/list/review/ReviewParts';
import {
  DecisionFoot,
  DocumentStatus,
  EnlargedDocument,
  Identity,
  KycStates,
  possibleDecisions,
  SeenImage,
  useSeenImages,
  type DecidedHere,
  type KycScreenProps,
} from './KycDocument';

function Decided({ record }: { record: KycRecord | null | undefined }) {
  const known = record !== undefined;
  const submitted = kycDocuments(record).filter(({ isMissing }) => !isMissing);
  const decided = submitted.filter(({ status }) => status !== 'pending').length;
  return (
    <Stack gap={2} className="review-progress">
      {known && submitted.length === 0 ? (
        <p role="status">No documents to decide</p>
      ) : (
        <>
          <p role="status">{known ? `${decided} of ${submitted.length} decided` : ' '}</p>
          <ProgressBar label="Decided documents" part={decided / submitted.length} />
        </>
      )}
    </Stack>
  );
}

interface DocumentReviewProps extends DecidedHere, Omit<KycScreenProps, 'user' | 'load'> {
  user: UserDetail | undefined;
  record: KycRecord | null | undefined;
  current: KycDocumentType;
  place: Omit<ReviewPagerProps, 'what'>;
  areKeysOn: boolean;
  sideActions?: ReactNode;
}

export function DocumentReview({
  user,
  record,
  current,
  place,
  areKeysOn,
  sideActions,
  isBusy,
  wasDecided,
  refusal,
  onDecide,
  ...files
}: DocumentReviewProps) {
  const seen = useSeenImages();
  const [opened, setOpened] = useState<string>();
  const document = kycDocument(record, current);
  const { title, type } = document;
  const images = uploadedImages([document]);
  const isLoading = record === undefined || user === undefined;
  const deciding = { document, seen, isLoading, isBusy, wasDecided, refusal, onDecide };
  const { reject, verify } = possibleDecisions(deciding);
  useKeyCommands(
    {
      a: () => verify && onDecide(document, 'approved'),
      r: () => reject && onDecide(document, 'rejected'),
      e: () => setOpened(images[0]?.label),
    },
    areKeysOn && !images.some(({ label }) => label === opened),
  );
  return (
    <div className="review">
      <section className="panel review-document" aria-label={title} aria-busy={isLoading}>
        <div className="panel-head">
          <h2 aria-live="polite">{title}</h2>
          <DocumentStatus document={document} isLoading={isLoading} />
          <ReviewPager what="document" {...place} />
        </div>
        <div className="kyc-images">
          {document.images.map((image) => (
            <SeenImage
              key={`${type} ${image.side}`}
              {...files}
              {...{ image, seen, isLoading }}
              caption={{ front: 'Front', back: 'Back', only: undefined }[image.side]}
              onEnlarge={setOpened}
            />
          ))}
        </div>
        <DecisionFoot {...deciding} hasKeys />
      </section>
      <section className="panel review-side" aria-label="Identity">
        <div className="panel-head">
          <h2>Check against profile</h2>
          {sideActions}
        </div>
        {/* Scrolls in a low window. Focusable, so that the keyboard can scroll it, too. */}
        <div className="panel-body" tabIndex={0} role="group" aria-label="Check against profile">
          <Identity {...{ user, record, current }} />
          <Decided record={record} />
        </div>
      </section>
      <EnlargedDocument
        {...files}
        {...{ images, user, record }}
        label={opened}
        onOpened={(file) => seen.mark('opened', file)}
        onEnlarge={setOpened}
      />
    </div>
  );
}

interface KycReviewScreenProps extends KycScreenProps {
  id: Id;
  current: KycDocumentType;
  wasDecided: (type: KycDocumentType) => boolean;
  refusal?: DecidedHere['refusal'];
  isAsking: boolean;
  onGoTo: (type: KycDocumentType) => void;
}

export function KycReviewScreen({
  id,
  user,
  load,
  current,
  wasDecided,
  isAsking,
  onGoTo,
  ...rest
}: KycReviewScreenProps) {
  const index = documentTypes.indexOf(current);
  const go = (steps: 1 | -1) => {
    const next = documentTypes[index + steps];
    if (next) onGoTo(next);
  };
  const { areKeysOn, keysButton, keysDialog } = useReviewKeys(
    kycReviewKeys,
    { j: () => go(1), k: () => go(-1) },
    !isAsking,
  );
  return (
    <UserFrame id={id} user={loaded(user)} title="KYC Review" tab="KYC" actions={keysButton}>
      <KycStates user={user} load={load}>
        <DocumentReview
          {...rest}
          user={loaded(user)}
          record={loaded(load)}
          current={current}
          place={{
            index,
            count: documentTypes.length,
            canGo: { back: index > 0, on: index < documentTypes.length - 1 },
            onGo: go,
          }}
          wasDecided={wasDecided(current)}
          areKeysOn={areKeysOn}
        />
      </KycStates>
      {keysDialog}
    </UserFrame>
  );
}
