import { useEffect, useRef } from 'react';
import { Badge } from '~/ui/table/Badge';
import { queueVerdictBadges, type KycQueue, type QueueDocument } from './queue';
import { formatText } from '~/lib/text';
import { Button } from '~/ui/fields/Button';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';
import { useIsWide } from '~/ui/layout/viewport';
import { kycQueueKeys } from '~/ui/keyboard/keys';
import { loaded } from '~/lib/load';
import { hrefs } from '~/routes';
import { IdCard } from 'lucide-react';
import { useReviewKeys } from '~/list/review/ReviewParts';
import { StateMessage } from '~/ui/feedback/states';
import { DocumentReview } from '../documents/KycReviewScreen';
import { KycStates, type DecidedHere, type KycScreenProps } from '../documents/KycDocument';
import { kycQueueMessages as says } from '../messages';
import { documentTitles } from '../model';
import { KycQueueFrame, type KycQueueSearch } from './KycQueueSummaryScreen';

interface KycQueueRestProps {
  search: KycQueueSearch;
  isForbidden: boolean;
  onBack: () => void;
  onFinish: () => void;
  onLeave: () => void;
}

function restWords({ queue, status, trouble }: KycQueueSearch): [title: string, text: string] {
  if (trouble)
    return ['The search is paused', "No decisions were lost. 'Try again' continues the search."];
  if (status === 'scanning')
    return queue.length === 0
      ? [
          'Searching for documents…',
          'Users with pending payouts are checked first, then all others, newest first.',
        ]
      : ['Searching for the next document…', 'It is shown as soon as it is found.'];
  return status === 'done'
    ? [says.empty, 'All uploaded documents are decided.']
    : ['No document found so far', 'Some users were not checked: the search was stopped.'];
}

export function KycQueueRest(props: KycQueueRestProps) {
  const { search, isForbidden, onBack, onFinish, onLeave } = props;
  const hasDocuments = search.queue.length > 0;
  const [title, text] = restWords(search);
  useKeyCommands({ k: () => hasDocuments && onBack(), escape: onLeave }, true);
  const actions = hasDocuments ? (
    <>
      <Button variant="outline" shortcut="K" onClick={onBack}>
        Previous
      </Button>
      <Button variant="outline" onClick={onFinish}>
        Finish
      </Button>
    </>
  ) : undefined;
  return (
    <KycQueueFrame search={search} isForbidden={isForbidden} actions={actions}>
      <div className="panel">
        <StateMessage
          icon={IdCard}
          tone={search.trouble ? 'warn' : undefined}
          role={search.trouble ? undefined : 'status'}
          title={title}
          text={text}
          actions={
            search.status === 'done' && !hasDocuments ? (
              <Button variant="outline" onClick={search.onResume}>
                Search again
              </Button>
            ) : undefined
          }
        />
      </div>
    </KycQueueFrame>
  );
}

interface QueueListProps {
  queue: KycQueue;
  place: number;
  isBusy: boolean;
  onShow: (place: number) => void;
}

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
              <small>{documentTitles[type]}</small>
              {result && <Badge {...queueVerdictBadges[result]} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface KycQueueScreenProps
  extends DecidedHere, KycScreenProps, Pick<KycQueueRestProps, 'search' | 'onFinish' | 'onLeave'> {
  document: QueueDocument;
  place: number;
  isAsking: boolean;
  onGo: (steps: 1 | -1) => void;
  onShow: (place: number) => void;
  onSkip: () => void;
}

export function KycQueueScreen({
  search,
  document,
  place,
  isAsking,
  onGo,
  onShow,
  onSkip,
  onFinish,
  onLeave,
  user,
  load,
  ...rest
}: KycQueueScreenProps) {
  const { isBusy } = rest;
  const { person, type } = document;
  const isWide = useIsWide();
  const go = (steps: 1 | -1) => {
    if (!isBusy && place + steps >= 0) onGo(steps);
  };
  const { areKeysOn, keysButton, keysDialog } = useReviewKeys(
    kycQueueKeys,
    {
      j: () => go(1),
      k: () => go(-1),
      s: () => isBusy || onSkip(),
      escape: () => isBusy || onLeave(),
    },
    !isAsking,
  );
  return (
    <KycQueueFrame
      search={search}
      actions={
        <>
          {keysButton}
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
          {...rest}
          user={loaded(user)}
          record={loaded(load)}
          current={type}
          place={{
            index: place,
            count: search.queue.length,
            canGo: { back: !isBusy && place > 0, on: !isBusy },
            onGo: go,
          }}
          areKeysOn={areKeysOn}
          sideActions={
            <>
              {person.hasPendingPayout && <Badge tone="warn" label="Payout pending" />}
              <a className="arrow-link" href={hrefs.userKyc(person.id)}>
                View KYC
              </a>
            </>
          }
        />
      </KycStates>
      {keysDialog}
    </KycQueueFrame>
  );
}
