import { useState } from 'react';
import type { Id, KycRecord, UserDetail } from '../../../api/types';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { loadableOverlay } from '../../../ui/loadable';
import { KeysButton } from '../../../ui/keyboard/KeysButton';
import { useKeyCommands } from '../../../ui/keyboard/useKeyCommands';
import { kycReviewKeys } from '../../../ui/keyboard/keys';
import { kycDocuments, type KycDocument, type KycDocumentType } from '../model';
import { loaded, type Load } from '../../../lib/load';
import type { KycVerdict } from '../messages';
import { UserFrame } from '../../users/UserFrame';
import { type RefusedDecision, KycStates } from './KycDocument';
import { DocumentReview } from './DocumentReview';

const KeysDialog = loadableOverlay(() =>
  import('../../../ui/overlays/KeysDialog').then((module) => module.KeysDialog),
);

export interface KycReviewScreenProps extends RefusedDecision {
  /** The user's id. */
  id: Id;
  /** The user's details: loading, loaded, or why they could not be read. */
  user: Load<UserDetail>;
  /** Null if there is no record. */
  load: Load<KycRecord | null>;
  /** The document that is shown. */
  current: KycDocumentType;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /**
   * Returns true for a document that was decided here, although the record read last may not say so
   * yet.
   */
  wasDecided: (type: KycDocumentType) => boolean;
  /** A confirmation is open; the page's own keys are then off. */
  isAsking: boolean;
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** Called with the document to show. */
  onGoTo: (type: KycDocumentType) => void;
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

type ReviewProps = Omit<KycReviewScreenProps, 'id' | 'user' | 'load' | 'isAsking'> & {
  person: UserDetail | undefined;
  record: KycRecord | null | undefined;
  areKeysOn: boolean;
  onShowKeys: () => void;
};

function Review({ current, wasDecided, areKeysOn, onShowKeys, onGoTo, ...rest }: ReviewProps) {
  const types = kycDocuments(null).map(({ type }) => type);
  const index = types.indexOf(current);
  const go = (steps: 1 | -1) => {
    const next = types[index + steps];
    if (next) onGoTo(next);
  };
  useKeyCommands({ j: () => go(1), k: () => go(-1), '?': onShowKeys }, areKeysOn);
  const place = {
    index,
    count: types.length,
    canGo: { back: index > 0, on: index < types.length - 1 },
    onGo: go,
  };
  return (
    <DocumentReview
      {...rest}
      current={current}
      place={place}
      wasDecided={wasDecided(current)}
      areKeysOn={areKeysOn}
    />
  );
}

/**
 * Reviews identities one after the other: one enlarged document, next to the data that it must
 * match. Single keys decide.
 */
export function KycReviewScreen({ id, user, load, isAsking, ...rest }: KycReviewScreenProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const person = loaded(user);
  return (
    <UserFrame
      id={id}
      user={person}
      title="KYC Review"
      tab="KYC"
      actions={<KeysButton onClick={() => setIsHelpOpen(true)} />}
    >
      <KycStates user={user} load={load}>
        <Review
          person={person}
          record={loaded(load)}
          areKeysOn={!isAsking && !isHelpOpen}
          onShowKeys={() => setIsHelpOpen(true)}
          {...rest}
        />
      </KycStates>
      {isHelpOpen && (
        <KeysDialog sections={[{ keys: kycReviewKeys }]} onClose={() => setIsHelpOpen(false)} />
      )}
    </UserFrame>
  );
}
