import { IdCard } from 'lucide-react';
import { ForbiddenState } from '../../../ui/feedback/states';
import { StateMessage } from '../../../ui/feedback/StateMessage';
import { Button } from '../../../ui/fields/Button';
import { useKeyCommands } from '../../../ui/keyboard/useKeyCommands';
import { kycQueueMessages as says, type KycVerdict } from '../messages';
import { KycQueueFrame, type KycQueueSearch } from './KycQueueFrame';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../ui/table/Badge';
import { queueVerdictLooks, type KycQueue, type QueueDocument } from './queue';
import { kycDocument, type KycDocument } from '../model';
import { formatText } from '../../../lib/text';
import type { KycRecord, UserDetail } from '../../../api/types';
import type { ViewedDocument } from '../../../ui/documents/DocumentViewer';
import { useIsWide } from '../../../ui/layout/wideScreen';
import { loadableOverlay } from '../../../ui/loadable';
import { kycQueueKeys } from '../../../ui/keyboard/keys';
import { loaded, type Load } from '../../../lib/load';
import { hrefs } from '../../../paths';
import { type RefusedDecision, KycStates } from '../documents/KycDocument';
import { DocumentReview } from '../documents/DocumentReview';

interface KycQueueRestProps {
  /** The documents found so far, and how far the search is. */
  search: KycQueueSearch;
  /** True if the server refused access to what the search reads. */
  isForbidden: boolean;
  /** Called to return to the last document that was found. */
  onBack: () => void;
  /** Called to end the run here and show its summary. */
  onFinish: () => void;
  /** Called to go to the users. The run is kept in this tab. */
  onLeave: () => void;
}

function Rest({
  search: { queue, status, trouble },
  isForbidden,
}: Pick<KycQueueRestProps, 'search' | 'isForbidden'>) {
  if (isForbidden) return <ForbiddenState />;
  if (trouble)
    return (
      <StateMessage
        icon={IdCard}
        tone="warn"
        title="The search is paused"
        text="Nothing was decided or lost. 'Try again' continues it."
      />
    );
  if (status === 'scanning') {
    const isFirst = queue.length === 0;
    return (
      <StateMessage
        icon={IdCard}
        role="status"
        title={isFirst ? 'Looking for documents…' : 'Looking for the next document…'}
        text={
          isFirst
            ? 'The users of pending payouts come first, then all users, newest first.'
            : 'It is shown as soon as it is found.'
        }
      />
    );
  }
  return (
    <StateMessage
      icon={IdCard}
      role="status"
      title={status === 'done' ? says.empty : 'No document found so far'}
      text={
        status === 'done'
          ? 'All documents that were handed in are decided.'
          : 'Some users were not checked: the search was stopped.'
      }
    />
  );
}

/**
 * Between the documents: the search is looking for the first or next one, has found none, or may
 * not read.
 */
export function KycQueueRest({
  search,
  isForbidden,
  onBack,
  onFinish,
  onLeave,
}: KycQueueRestProps) {
  const hasDocuments = search.queue.length > 0;
  useKeyCommands({ k: () => hasDocuments && onBack(), escape: onLeave }, true);
  return (
    <KycQueueFrame
      search={search}
      actions={
        hasDocuments ? (
          <>
            <Button variant="outline" shortcut="K" onClick={onBack}>
              Previous
            </Button>
            <Button variant="outline" onClick={onFinish}>
              Finish
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="panel">
        <Rest search={search} isForbidden={isForbidden} />
      </div>
    </KycQueueFrame>
  );
}

interface QueueListProps {
  /** The documents of the run, each with its decision. */
  queue: KycQueue;
  /** The place of the document under review, counted from 0. */
  place: number;
  /** A decision is on its way: no other document can be opened. */
  isBusy: boolean;
  /** Called with the place of the document to show, from 0. */
  onShow: (place: number) => void;
}

// R405.
/** The identities of the review, beside the document on a wide screen. */
function QueueList({ queue, place, isBusy, onShow }: QueueListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <nav ref={list} className="panel queue-list" aria-label="Identities">
      <ol>
        {queue.map(({ person, type, result }, index) => (
          <li key={`${person.id} ${type}`}>
            <button
              type="button"
              aria-current={index === place ? 'true' : undefined}
              disabled={isBusy}
              onClick={() => onShow(index)}
            >
              <bdi>{formatText(person.name)}</bdi>
              <small>{kycDocument(null, type).title}</small>
              {result && (
                <Badge tone={queueVerdictLooks[result].tone}>
                  {queueVerdictLooks[result].label}
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const KeysDialog = loadableOverlay(() =>
  import('../../../ui/overlays/KeysDialog').then((module) => module.KeysDialog),
);

export interface KycQueueScreenProps extends RefusedDecision {
  /** The documents found so far, and how far the search is. */
  search: KycQueueSearch;
  /** The document to decide, and whose it is. */
  document: QueueDocument;
  /** Counted from 0. */
  place: number;
  /** The user's details: loading, loaded, or why they could not be read. */
  user: Load<UserDetail>;
  /** The user's KYC record: loading, loaded, or why it could not be read. Null if there is none. */
  load: Load<KycRecord | null>;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /**
   * True if this admin decided the document here, although the record read last does not say so
   * yet.
   */
  wasDecided: boolean;
  /** A confirmation is open; the page's own keys are then off. */
  isAsking: boolean;
  /** True while an image is being downloaded. Another download cannot start then. */
  isDownloading: boolean;
  /** To the next or the previous document; after the last one to where more are awaited. */
  onGo: (steps: 1 | -1) => void;
  /** To this place. */
  onShow: (place: number) => void;
  /** Called to go on without deciding this document. */
  onSkip: () => void;
  /** Called to end the run here and show its summary. */
  onFinish: () => void;
  /** Called to go to the users. The run is kept in this tab. */
  onLeave: () => void;
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

function Person({ document: { person } }: Pick<KycQueueScreenProps, 'document'>) {
  return (
    <>
      {person.hasPendingPayout && <Badge tone="warn">Payout waits</Badge>}
      <a className="arrow-link" href={hrefs.userKyc(person.id)}>
        View KYC
      </a>
    </>
  );
}

/**
 * One document of the queue at work. One key chooses, Enter confirms, and the next document is
 * there.
 */
export function KycQueueScreen(props: KycQueueScreenProps) {
  const {
    search,
    document,
    place,
    user,
    load,
    isBusy,
    wasDecided,
    refusal,
    isAsking,
    isDownloading,
  } = props;
  const { onGo, onShow, onSkip, onFinish, onLeave, onDecide, onDownload, onReadAgain } = props;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isWide = useIsWide();
  const areKeysOn = !isAsking && !isHelpOpen;
  const go = (steps: 1 | -1) => {
    if (!isBusy && place + steps >= 0) onGo(steps);
  };
  const unlessBusy = (does: () => void) => () => {
    if (!isBusy) does();
  };
  useKeyCommands(
    {
      j: () => go(1),
      k: () => go(-1),
      s: unlessBusy(onSkip),
      escape: unlessBusy(onLeave),
      '?': () => setIsHelpOpen(true),
    },
    areKeysOn,
  );
  return (
    <KycQueueFrame
      search={search}
      onShowKeys={() => setIsHelpOpen(true)}
      actions={
        <>
          <Button variant="outline" shortcut="S" isDisabled={isBusy} onClick={onSkip}>
            Skip
          </Button>
          <Button variant="outline" isDisabled={isBusy} onClick={onFinish}>
            Finish
          </Button>
        </>
      }
    >
      {isWide && <QueueList queue={search.queue} place={place} isBusy={isBusy} onShow={onShow} />}
      <KycStates user={user} load={load}>
        <DocumentReview
          person={loaded(user)}
          record={loaded(load)}
          current={document.type}
          place={{
            index: place,
            count: search.queue.length,
            canGo: { back: !isBusy && place > 0, on: !isBusy },
            onGo: go,
          }}
          isBusy={isBusy}
          wasDecided={wasDecided}
          refusal={refusal}
          areKeysOn={areKeysOn}
          isDownloading={isDownloading}
          sideActions={<Person document={document} />}
          onDecide={onDecide}
          onDownload={onDownload}
          onReadAgain={onReadAgain}
        />
      </KycStates>
      {isHelpOpen && (
        <KeysDialog sections={[{ keys: kycQueueKeys }]} onClose={() => setIsHelpOpen(false)} />
      )}
    </KycQueueFrame>
  );
}
