import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { Id, KycRecord, UserDetail } from '../../api/types';
import type { ViewedDocument } from '../../components/documents/DocumentViewer';
import { Button } from '../../components/fields/Button';
import { loadable } from '../../components/loadable';
import { useKeyCommands } from '../../components/useKeyCommands';
import { kycCan, kycDocuments, type KycDocument, type KycDocumentType } from '../../domain/kyc';
import { loaded, type Load } from '../../domain/load';
import type { KycVerdict } from '../../messages/kyc';
import { EnlargedDocument } from './EnlargedDocument';
import { decisionNote } from './kycDecision';
import { KycStates } from './KycStates';
import { ReviewDocument } from './ReviewDocument';
import { ReviewIdentity } from './ReviewIdentity';
import { reviewKeys } from './reviewKeys';
import { UserFrame } from './UserFrame';
import { useSeenImages } from './useSeenImages';
import './users.css';

const KeysDialog = loadable(() => import('../../components/overlays/KeysDialog').then((module) => module.KeysDialog));

export interface KycReviewScreenProps {
  id: Id;
  user: Load<UserDetail>;
  /** Null stands for no record (R19). */
  load: Load<KycRecord | null>;
  current: KycDocumentType;
  isBusy: boolean;
  wasDecided: (type: KycDocumentType) => boolean;
  /** A question is open: the page's own keys rest. */
  isAsking: boolean;
  isDownloading: boolean;
  onGoTo: (type: KycDocumentType) => void;
  onDecide: (document: KycDocument, verdict: KycVerdict) => void;
  onDownload: (image: ViewedDocument) => void;
}

type ReviewProps = Omit<KycReviewScreenProps, 'id' | 'user' | 'load'> & {
  person: UserDetail | undefined;
  record: KycRecord | null | undefined;
  isHelpOpen: boolean;
  onHelpChange: (isOpen: boolean) => void;
};

function Review({ person, record, current, isBusy, wasDecided, isAsking, isDownloading, isHelpOpen, onHelpChange, onGoTo, onDecide, onDownload }: ReviewProps) {
  const seen = useSeenImages();
  const [opened, setOpened] = useState<string>();
  const documents = kycDocuments(record);
  const place = documents.findIndex(({ type }) => type === current);
  const document = documents[place] ?? documents[0];
  const isLoading = record === undefined || person === undefined;
  const isLoaded = seen.hasSeen(document);
  const state = { document, isBusy, wasDecided: wasDecided(document.type), isLoaded };
  const canVerify = !isLoading && kycCan.verify(state);
  const canReject = !isLoading && kycCan.reject(state);
  const images = document.images.filter(({ url }) => url !== undefined);
  const go = (steps: 1 | -1) => {
    const next = documents[place + steps];
    if (next) onGoTo(next.type);
  };
  const enlarge = () => {
    setOpened(images.find(({ url }) => url !== undefined)?.label);
  };
  useKeyCommands(
    {
      a: () => { if (canVerify) onDecide(document, 'approved'); },
      r: () => { if (canReject) onDecide(document, 'rejected'); },
      j: () => { go(1); },
      k: () => { go(-1); },
      e: enlarge,
      '?': () => { onHelpChange(true); },
    },
    !isAsking && !isHelpOpen && !images.some(({ label }) => label === opened),
  );
  return (
    <div className="review">
      <ReviewDocument document={document} place={place} count={documents.length} isLoading={isLoading} seen={seen} onGo={go} onEnlarge={setOpened}>
        <div className="kyc-foot">
          <p className="muted">{isLoading ? '' : decisionNote({ document, wasDecided: state.wasDecided, isLoaded })}</p>
          <Button variant="outline" isDisabled={!canReject} onClick={() => { onDecide(document, 'rejected'); }}>
            Reject <kbd aria-hidden>R</kbd>
          </Button>
          <Button isDisabled={!canVerify} onClick={() => { onDecide(document, 'approved'); }}>
            Verify <kbd aria-hidden>A</kbd>
          </Button>
        </div>
      </ReviewDocument>
      <section className="panel review-side" aria-label="Identity">
        <div className="panel-head">
          <h2>Must match</h2>
        </div>
        {/* In a low window it scrolls, by the keyboard too. */}
        <div className="panel-body" tabIndex={0} role="group" aria-label="Must match">
          <ReviewIdentity user={person} record={record} documents={documents} current={document.type} />
        </div>
      </section>
      {isHelpOpen && <KeysDialog sections={[{ keys: reviewKeys }]} onClose={() => { onHelpChange(false); }} />}
      <EnlargedDocument images={images} label={opened} isDownloading={isDownloading} onEnlarge={setOpened} onDownload={onDownload} />
    </div>
  );
}

/** R17, 'the other KYC page': one document at a time, large, beside what it must match, decided by single keys. */
export function KycReviewScreen({ id, user, load, ...rest }: KycReviewScreenProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const person = loaded(user);
  return (
    <UserFrame
      id={id}
      user={person}
      title="KYC Review"
      tab="KYC"
      actions={
        <Button variant="outline" onClick={() => { setIsHelpOpen(true); }}>
          <Keyboard size={16} aria-hidden />
          Keys <kbd aria-hidden>?</kbd>
        </Button>
      }
    >
      <KycStates user={user} load={load}>
        <Review person={person} record={loaded(load)} isHelpOpen={isHelpOpen} onHelpChange={setIsHelpOpen} {...rest} />
      </KycStates>
    </UserFrame>
  );
}
